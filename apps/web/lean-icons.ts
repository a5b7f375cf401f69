import type { Plugin } from "vite";

type Attributes = Readonly<Record<string, string>>;
type Shape = readonly [tag: string, attributes: Attributes];

/** What lucide knows of a drawing. */
interface IconData {
  readonly node: readonly Shape[];
  readonly size: number;
}

/** The length of an edge where a drawing says none. */
const USUAL_SIZE = 24;
const NUMBER = "[+-]?(?:\\d+\\.?\\d*|\\.\\d+)";
/** Where a path begins, in steps from nowhere, and what follows. */
const RELATIVE_START = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})[\\s,]*(.*)$`, "s");

/** A path that means the same after another one: its first point stands by itself, what follows without a letter are lines. */
function onItsOwn(path: string): string {
  const [, x, y, rest = ""] = RELATIVE_START.exec(path) ?? [];
  if (x === undefined) return path;
  return `M${x} ${y}${/^[\d.+-]/.test(rest) ? "l" : ""}${rest}`;
}

/** The shapes with all plain paths as one. What is drawn is the same: every stroke of a drawing has one colour and one width. */
export function joinPaths(shapes: readonly Shape[]): Shape[] {
  const isPlain = ([tag, attributes]: Shape): boolean => tag === "path" && Object.keys(attributes).join() === "d";
  const paths = shapes.filter(isPlain).map(([, { d = "" }]) => onItsOwn(d));
  const others = shapes.filter((shape) => !isPlain(shape));
  return paths.length > 0 ? [["path", { d: paths.join("") }], ...others] : others;
}

/**
 * A module of lucide with nothing of its drawing but what is drawn: without the keys of its shapes, which are random
 * letters that no compression makes smaller, without its names and without what every drawing says anyway.
 * @returns null where the module gives a drawing of another one a second name.
 */
export async function leanIcon(file: string): Promise<string | null> {
  const { __iconData: data } = (await import(file)) as { readonly __iconData?: IconData };
  if (!data) return null;
  const shapes = data.node.map(([tag, { key: _, ...attributes }]): Shape => [tag, attributes]);
  const lean = { node: joinPaths(shapes), ...(data.size === USUAL_SIZE ? {} : { size: data.size }) };
  return `import createLucideIcon from "../createLucideIcon.mjs";
const drawing=/*#__PURE__*/createLucideIcon(${JSON.stringify(lean)});
export{drawing as default};`;
}

/** Takes from each drawing of lucide what a browser does not draw with. */
export function leanIcons(): Plugin {
  return {
    name: "vitrine-lean-icons",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (id) => leanIcon(id),
    },
  };
}
