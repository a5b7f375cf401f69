import type { CallRules } from "@vitrine/contract";

/** A call as it is known before anything of a request but its first line is read. */
export interface TableCall {
  readonly method: string;
  readonly rules: CallRules;
}

/** Finds the calls of a router at a path, which starts with `/api`: what tells "not this way" from "not there". */
export type CallTable = (path: string) => readonly TableCall[];

export function callTable(router: unknown): CallTable {
  const calls = listCalls(router)
    // A path that is spelled out goes before one with an id in its place.
    .toSorted((a, b) => placesIn(a.path) - placesIn(b.path))
    .map(({ method, path, rules }) => ({ method, rules, pattern: patternOf(path) }));
  return (path) => calls.filter(({ pattern }) => pattern.test(path));
}

interface Call extends TableCall {
  /** As the contract writes it: `/pages/{id}`. */
  readonly path: string;
}

/** Every call of a router, or of the contract. */
export function listCalls(router: unknown): readonly Call[] {
  return [...callsIn(router)];
}

/** oRPC keeps what it knows of a procedure under this key. */
const DEFINITION = "~orpc";

interface Definition {
  readonly route?: { readonly method?: string; readonly path?: string };
  readonly meta?: CallRules;
}

function* callsIn(router: unknown): Generator<Call> {
  if (typeof router !== "object" || router === null) return;
  if (DEFINITION in router) {
    const { route, meta } = router[DEFINITION] as Definition;
    if (route?.method && route.path && meta) yield { method: route.method, path: route.path, rules: meta };
    return;
  }
  for (const inner of Object.values(router)) yield* callsIn(inner);
}

function placesIn(path: string): number {
  return path.split("{").length - 1;
}

function patternOf(path: string): RegExp {
  const literal = path.split(/\{[^}]+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^/api${literal.join("[^/]+")}/?$`);
}
