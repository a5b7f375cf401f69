import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const SOURCES = join(import.meta.dirname, "src");
const WORDS = /\/src\/builder\/messages\/\w+\.json$/;
const LATER = "?later";
/** What is on screen before any part of the editor was fetched. */
const OPENED = ["features/pages/editor/builder-screen.tsx", "builder/canvas/page/canvas-main.tsx"];

/** Groups of the builder's words that only parts say which come later. */
export const LATER_GROUPS: readonly string[] = [
  ...[
    "advanced",
    "clipboard",
    "commands",
    "conflict",
    "find",
    "folders",
    "fonts",
    "gone",
    "icons",
    "layers",
    "leave",
    "locked",
    "logic",
    "lookOnly",
    "looks",
    "macro",
    "moveTo",
  ],
  ...["ownCode", "preview", "publish", "several", "siteStyle", "style", "text", "tokens", "weight", "zoom"],
];

/** The words of one file that come with the page, or those that come later, as JSON. */
export function wordsOf(text: string, isLater: boolean): string {
  const groups = Object.entries(JSON.parse(text) as Record<string, unknown>);
  return JSON.stringify(Object.fromEntries(groups.filter(([group]) => LATER_GROUPS.includes(group) === isLater)));
}

/** The groups that a source says, of those that come later. */
export function laterGroupsIn(source: string): string[] {
  return LATER_GROUPS.filter((group) => new RegExp(`["'\`]${group}\\.`).test(source));
}

/** The modules that are there once the page is on screen. */
function openedModules(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const reached = new Set(chunks.filter(({ moduleIds }) => OPENED.some((path) => moduleIds.includes(join(SOURCES, path)))));
  for (const chunk of reached) for (const other of chunks) if (chunk.imports.includes(other.fileName)) reached.add(other);
  return [...reached].flatMap(({ moduleIds }) => moduleIds);
}

/**
 * Divides the builder's words in a browser's files: what is on screen first, and what its parts say, at the same address
 * with `?later`. Fails the build where something that is there first says words of the latter. Where nothing is built, as
 * in tests, all are there from the start.
 */
export function laterWords(command: "build" | "serve"): Plugin {
  const isBuild = command === "build";
  return {
    name: "vitrine-later-words",
    enforce: "pre",
    async load(id) {
      const file = id.replace(LATER, "");
      if (!WORDS.test(file)) return null;
      const isLater = id !== file;
      if (!isBuild) return isLater ? { code: "export default {};", moduleType: "js" } : null;
      const words = wordsOf(await readFile(file, "utf8"), isLater);
      return isLater ? { code: `export default JSON.parse(${JSON.stringify(words)});`, moduleType: "js" } : words;
    },
    generateBundle(_, bundle) {
      for (const id of openedModules(bundle)) {
        if (!id.startsWith(join(SOURCES, "builder/")) || !/\.tsx?$/.test(id)) continue;
        const groups = laterGroupsIn(readFileSync(id, "utf8"));
        if (groups.length > 0) this.error(`${id} is there before the words that it says: ${groups.join(", ")}`);
      }
    },
  };
}
