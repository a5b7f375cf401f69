import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ICON_SET = "virtual:icon-set";

/** Attributes that are text; all others are numbers. */
const TEXTS = new Set(["d", "points", "fill"]);

type Shape = Readonly<Record<string, string | number>>;

/** The shapes in a file of lucide, as a page keeps them. */
function shapesIn(source: string): Shape[] {
  return [...source.matchAll(/\[\s*"(\w+)",\s*\{([^}]*)\}\s*\]/g)].map(([, tag = "", inner = ""]) => {
    const attributes = [...inner.matchAll(/(\w+): "([^"]*)"/g)].filter(([, name]) => name !== "key");
    return { tag, ...Object.fromEntries(attributes.map(([, name = "", value = ""]) => [name, TEXTS.has(name) ? value : Number(value)])) };
  });
}

/** Every drawing of lucide by its name, as the source of a module. */
async function iconSet(): Promise<string> {
  const folder = dirname(fileURLToPath(import.meta.resolve("lucide-react/icons/star")));
  const files = (await readdir(folder)).filter((file) => file.endsWith(".mjs")).sort();
  const drawn: Record<string, readonly Shape[]> = {};
  for (const file of files) {
    const source = await readFile(join(folder, file), "utf8");
    // The others give a drawing a second name.
    if (!source.includes("const __iconData")) continue;
    const shapes = shapesIn(source);
    if (shapes.length === 0) throw new Error(`no shape was found in lucide's ${file}`);
    drawn[file.slice(0, -".mjs".length)] = shapes;
  }
  return `export const ICON_SET=JSON.parse(${JSON.stringify(JSON.stringify(drawn))});`;
}

/** The drawings that people choose from, as plain data in a file of its own that comes when it is asked for. */
export function iconSetModule(): Plugin {
  return {
    name: "vitrine-icon-set",
    resolveId: (id) => (id === ICON_SET ? `\0${ICON_SET}` : null),
    load: (id) => (id === `\0${ICON_SET}` ? iconSet() : null),
  };
}
