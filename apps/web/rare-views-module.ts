import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The module that brings the views of kinds that most pages do without, and says which those are. */
export const RARE_VIEWS = "virtual:rare-views";
/** What is there of them. */
const KEPT = "virtual:kept-rare-views";
/** All of them, in a file of their own. */
const ALL = "virtual:all-rare-views";
const KINDS = join(import.meta.dirname, "../../packages/blocks/src");
const REGISTRY = join(KINDS, "registry/views.ts");
const VIEW = /^import \{ (\w+) \} from "\.\.\/([\w-]+)\/view\.tsx";$/gm;

/** The kinds that nearly every page has; a kind that is added is rare until it stands here. */
export const EARLY_KINDS: ReadonlySet<string> = new Set([
  "button",
  "columns",
  "container",
  "divider",
  "faq",
  "field",
  "form",
  "heading",
  "icon",
  "image",
  "link",
  "list",
  "section",
  "spacer",
  "text",
  "video",
]);

/** Until its view is there, a block is an empty place. `readRareViewsOf` lets the canvas draw with what the builder around it fetched. */
const KEPT_SOURCE = `import {jsx} from "react/jsx-runtime";
let kept=null;
let read=()=>kept;
export const keptRareViews=()=>kept;
export const keepRareViews=(views)=>{kept=views};
export const readRareViewsOf=(other)=>{read=other};
export const rareView=(kind)=>(view)=>read()?.[kind]?.(view)??jsx("div",view.root);`;

const NOTHING_BUILT = "export const keptRareViews=()=>({}),keepRareViews=()=>{},readRareViewsOf=()=>{};";

const LOADER = `import {keepRareViews,keptRareViews} from "${KEPT}";
const EARLY=new Set(${JSON.stringify([...EARLY_KINDS])});
export const isRare=(kind)=>!EARLY.has(kind);
export const loadRareViews=async()=>{if(!keptRareViews())keepRareViews((await import("${ALL}")).views)};`;

function all(): string {
  const kinds = globSync("*/view.tsx", { cwd: KINDS })
    .map((path) => basename(dirname(path)))
    .filter((kind) => !EARLY_KINDS.has(kind))
    .sort();
  const nameOf = (kind: string): string => `${kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}View`;
  const lines = kinds.map((kind) => `import {${nameOf(kind)}} from ${JSON.stringify(join(KINDS, kind, "view.tsx"))};`);
  return `${lines.join("\n")}\nexport const views={${kinds.map((kind) => `${JSON.stringify(kind)}:${nameOf(kind)}`).join()}};`;
}

/** The list of views with what stands for the rare ones in their place. */
export function withoutRareViews(registry: string): string {
  const source = registry.replace(VIEW, (line, name: string, kind: string) =>
    EARLY_KINDS.has(kind) ? line : `const ${name} = rareView("${kind}");`,
  );
  return `import { rareView } from "${KEPT}";\n${source}`;
}

/**
 * Divides the views of block kinds in a browser's files: those of nearly every page come with what shows one, the others
 * in one file, fetched for a page that has any, or with what changes a page. Where nothing is built, as in tests, all are
 * there from the start.
 */
export function rareViewsModule(command: "build" | "serve") {
  const isBuild = command === "build";
  return {
    name: "vitrine-rare-views",
    enforce: "pre",
    resolveId: (id: string) => ([RARE_VIEWS, KEPT, ALL].includes(id) ? `\0${id}` : null),
    async load(id: string) {
      if (id === `\0${RARE_VIEWS}`) return isBuild ? LOADER : "export const isRare=()=>false,loadRareViews=async()=>{};";
      if (id === `\0${KEPT}`) return isBuild ? KEPT_SOURCE : NOTHING_BUILT;
      if (id === `\0${ALL}`) return isBuild ? all() : "export const views={};";
      return isBuild && id === REGISTRY ? { code: withoutRareViews(await readFile(REGISTRY, "utf8")), moduleType: "ts" as const } : null;
    },
  } satisfies Plugin;
}
