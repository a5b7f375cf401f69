import type { z as Zod } from "zod";

/** The functions of zod that the page's schemas are made with. */
export type SchemaMaker = Readonly<Partial<Record<keyof typeof Zod, unknown>>>;

type Callable = (...args: unknown[]) => unknown;

let maker: SchemaMaker | null = null;

/** What is asked of a schema to be answered at once. */
const CHECKS: ReadonlySet<string | symbol> = new Set(["parse", "safeParse", "parseAsync", "safeParseAsync"]);

/** How each schema that was written down is made. */
const makes = new WeakMap<object, () => unknown>();

/** Whether schemas can be made, and so anything be checked with them. */
export function hasZod(): boolean {
  return maker !== null;
}

export function keepZod(zod: SchemaMaker): void {
  maker = zod;
}

function zodIs(): SchemaMaker {
  if (!maker) throw new Error("a schema is used before zod was fetched");
  return maker;
}

function isPlain(value: object): value is Record<string, unknown> {
  return Object.getPrototypeOf(value) === Object.prototype;
}

/** What stands for a schema in an argument, as the schema; the argument itself where nothing in it does. */
function made(value: unknown): unknown {
  if ((typeof value !== "object" && typeof value !== "function") || value === null) return value;
  const make = makes.get(value);
  if (make) return make();
  if (typeof value === "function") return (...args: unknown[]) => made((value as Callable)(...args));
  if (Array.isArray(value)) return value.some(isWrittenDown) ? value.map(made) : value;
  if (!isPlain(value) || !Object.values(value).some(isWrittenDown)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, made(inner)]));
}

function isWrittenDown(value: unknown): boolean {
  return typeof value === "function" && makes.has(value);
}

/** Stands for what `make` makes: everything that is asked of it, or made from it, is written down too. */
function writtenDown(make: () => unknown): object {
  let isMade = false;
  let value: unknown;
  const own = (): unknown => {
    if (!isMade) value = make();
    isMade = true;
    return value;
  };
  const stand = new Proxy(function schema() {}, {
    get: (_, name) => (maker || CHECKS.has(name) ? propertyOf(own(), name) : writtenDown(() => propertyOf(own(), name))),
    apply: (_, __, args: unknown[]) => writtenDown(() => (own() as Callable)(...args.map(made))),
  });
  makes.set(stand, own);
  return stand;
}

function propertyOf(owner: unknown, name: string | symbol): unknown {
  const value = (owner as Record<string | symbol, unknown>)[name];
  return typeof value === "function" ? (...args: unknown[]) => (value as Callable).apply(owner, args.map(made)) : value;
}

/**
 * Stands for zod in the browser's files: writes down how the schemas of a page are made, and makes each when it is first
 * used. So that opening a page needs no zod: nothing is checked until somebody changes something.
 * @throws where a schema is used before `keepZod`.
 */
export const z = new Proxy({}, { get: (_, name) => writtenDown(() => propertyOf(zodIs(), name)) }) as typeof Zod;
