import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";
import { PAGE_ZOD, RECORDED_ZOD } from "./later-zod.ts";
import { LATER_PARTS, RARE_PARTS, splitDefinition } from "./split-definition.ts";

/** The module that brings what of block kinds comes later, and says whether it is there. */
export const KIND_PARTS = "virtual:kind-parts";
/** What is there of it. */
const KEPT = "virtual:kept-kind-parts";
/** All of it, in a file of its own. */
const ALL = "virtual:all-kind-parts";
const KINDS = join(import.meta.dirname, "../../packages/blocks/src");
const DEFINITION = /\/packages\/blocks\/src\/[\w-]+\/block\.ts$/;
const LATER = "?later";

/**
 * Until the schemas are there nothing can be checked: what somebody changes by then was made by the builder itself, and
 * whoever keeps it checks it again.
 */
const KEPT_SOURCE = `let kept=null;
const BEFORE={props:{safeParse:(data)=>({success:true,data})},panel:[]};
export const keepKindParts=(parts)=>{kept=parts};
export const areKindPartsKept=()=>kept!==null;
export const withLaterParts=(early)=>{
for(const part of ${JSON.stringify([...LATER_PARTS, ...RARE_PARTS])})Object.defineProperty(early,part,{enumerable:true,get:()=>(kept?kept[early.kind]:BEFORE)[part]});
return early;};`;

/** Schemas are written down until there is zod to make them with, so it comes along. */
const LOADER = `import {areKindPartsKept,keepKindParts} from "${KEPT}";
import {keepZod} from ${JSON.stringify(RECORDED_ZOD)};
export const areKindPartsThere=areKindPartsKept;
export const loadKindParts=async()=>{
if(areKindPartsKept())return;
const [{parts},{zod}]=await Promise.all([import("${ALL}"),import("${PAGE_ZOD}")]);
keepZod(zod);keepKindParts(parts);};`;

function all(): string {
  const kinds = globSync("*/block.ts", { cwd: KINDS })
    .map((path) => basename(dirname(path)))
    .sort();
  const lines = kinds.map((kind, index) => `import {parts as p${index}} from ${JSON.stringify(join(KINDS, kind, `block.ts${LATER}`))};`);
  return `${lines.join("\n")}export const parts={${kinds.map((kind, index) => `${JSON.stringify(kind)}:p${index}`).join()}};`;
}

/**
 * Divides the definitions of block kinds in a browser's files: what shows a page comes with it, what changes one (schemas,
 * new blocks, panels) in one file later. Where nothing is built, as in tests, all is there from the start.
 */
export function kindPartsModule(command: "build" | "serve") {
  const isBuild = command === "build";
  return {
    name: "vitrine-kind-parts",
    enforce: "pre",
    resolveId: (id: string) => ([KIND_PARTS, KEPT, ALL].includes(id) ? `\0${id}` : id.endsWith(`/block.ts${LATER}`) ? id : null),
    async load(id: string) {
      if (id === `\0${KIND_PARTS}`) return isBuild ? LOADER : "export const areKindPartsThere=()=>true,loadKindParts=async()=>{};";
      if (id === `\0${KEPT}`) return KEPT_SOURCE;
      if (id === `\0${ALL}`) return isBuild ? all() : "export const parts={};";
      if (!isBuild) return null;
      const file = id.replace(LATER, "");
      if (!DEFINITION.test(file)) return null;
      const { early, later } = splitDefinition(await readFile(file, "utf8"), file);
      return { code: id === file ? early : later, moduleType: "ts" as const };
    },
  } satisfies Plugin;
}
