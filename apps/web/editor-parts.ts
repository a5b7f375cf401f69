import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The module that has the editor's parts, each under the number of its file. */
export const EDITOR_PARTS = "virtual:editor-parts";
/** What fetches it: said once, since each place that says what to fetch names every file that has to come along. */
const LOADER = "virtual:load-editor-parts";
const BUILDER = join(import.meta.dirname, "src/builder");
const PART = /(?<!typeof )\bimport\("(\.{1,2}\/[^"]+\.tsx?)"\)/g;
/** What opens beside a button may not wait for the rest, nor the rest for the drawings that somebody may choose from. */
const ALONE = /\/(?:popups\/popups\.ts|icons\/icon-grid\.tsx)$/;

/** The files that a source of the builder fetches later, in their order. */
export function partsIn(source: string, file: string): string[] {
  return [...source.matchAll(PART)].map(([, path = ""]) => join(dirname(file), path)).filter((part) => !ALONE.test(part));
}

let all: readonly string[] | null = null;

/** Every part there is, in an order that depends on the sources alone. */
function allParts(): readonly string[] {
  if (all) return all;
  const sources = globSync("**/*.{ts,tsx}", { cwd: BUILDER })
    .filter((path) => !/\.test\.|\.d\.ts$|^bench\//.test(path))
    .sort();
  all = [...new Set(sources.flatMap((path) => partsIn(readFileSync(join(BUILDER, path), "utf8"), join(BUILDER, path))))];
  return all;
}

/** What a part is called among the others: its place, since a name stands in the output as it is. */
function nameOf(file: string): string {
  return `p${allParts().indexOf(file)}`;
}

/** The source with all of them taken from the one module. */
export function fromOneModule(source: string, file: string): string {
  const changed = source.replace(PART, (whole, path: string) => {
    const part = join(dirname(file), path);
    return ALONE.test(part) ? whole : `loadEditorParts().then((parts) => parts.${nameOf(part)})`;
  });
  return changed === source ? source : `import { loadEditorParts } from "${LOADER}";\n${changed}`;
}

/**
 * Makes one file of what the editor fetches at the first sign of somebody. The sources ask for each part by itself; as
 * all are fetched together anyway, a file for each would be nothing but more requests and worse compression.
 */
export function editorParts(): Plugin {
  return {
    name: "vitrine-editor-parts",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => ([EDITOR_PARTS, LOADER].includes(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LOADER}`) return `export const loadEditorParts = () => import("${EDITOR_PARTS}");`;
      if (id !== `\0${EDITOR_PARTS}`) return null;
      return allParts()
        .map((file) => `export * as ${nameOf(file)} from ${JSON.stringify(file)};`)
        .join("\n");
    },
    transform: {
      filter: { id: /\/src\/builder\/(?!.*\.test\.).*\.tsx?$/ },
      handler: (code, id) => fromOneModule(code, id),
    },
  };
}
