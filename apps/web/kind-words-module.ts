import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The module that loads them; what a page is shown with is at `<this>/<language>`, all the rest at `<this>/<language>/more`. */
export const KIND_WORDS = "virtual:kind-words";
const MORE = "/more";
/** What a page is shown with, and its kinds' names. */
const SHOWN = ["label", "visitor", "unfinished"];
/** What is there of them, and how a worker is handed it: workers fetch nothing. */
const KEPT = "virtual:kept-kind-words";
const KINDS = join(import.meta.dirname, "../../packages/blocks/src");
/** The registry that is written anew. */
export const REGISTRY = join(KINDS, "registry/messages.ts");

function languages(): string[] {
  return globSync("heading/messages/*.json", { cwd: KINDS }).map((path) => basename(path, ".json"));
}

function kinds(): string[] {
  return globSync("*/messages/pt.json", { cwd: KINDS })
    .map((path) => dirname(dirname(path)))
    .sort();
}

/**
 * The registry of words as it is without their files: each kind's are read once they are there. What is asked for in
 * a language before it came is answered in one that has; so is what of them comes later.
 */
function registry(): string {
  const languageGetters = languages().map((tag) => `get ${JSON.stringify(tag)}(){return wordsIn(${JSON.stringify(tag)},kind)}`);
  return `export const WORDS={};
const wordsIn=(language,kind)=>{
const own=WORDS[language]?.[kind];
if(own?.fields)return own;
const others=Object.values(WORDS).map((words)=>words[kind]).filter(Boolean);
return own?{...others.find((words)=>words.fields),...own}:others.find((words)=>words.fields)??others[0];
};
const wordsOf=(kind)=>({${languageGetters.join()}});
export const keptKindWords=()=>WORDS;
export const keepKindWords=(words)=>{
for(const language in words){
const kept=WORDS[language]??={};
for(const kind in words[language])kept[kind]={...kept[kind],...words[language][kind]};
}};
export const MESSAGES=Object.fromEntries(${JSON.stringify(kinds())}.map((kind)=>[kind,wordsOf(kind)]));`;
}

function loader(): string {
  const files = (more: string): string =>
    languages()
      .map((tag) => `${JSON.stringify(tag)}:()=>import(${JSON.stringify(`${KIND_WORDS}/${tag}${more}`)})`)
      .join();
  return `import {keepKindWords} from ${JSON.stringify(REGISTRY)};
const FILES={${files("")}};
const MORE={${files(MORE)}};
const there=new Map();
const bring=async(files,language)=>{
const file=files[language];
if(!there.has(file)){
there.set(file,file().then((module)=>keepKindWords({[language]:module.default})));
there.get(file).catch(()=>there.delete(file));
}
await there.get(file);
};
export async function loadKindWords(...languages){
await Promise.all(languages.map((language)=>bring(FILES,language)));
}
export async function loadMoreKindWords(...languages){
await Promise.all(languages.flatMap((language)=>[bring(FILES,language),bring(MORE,language)]));
}`;
}

/** What every kind says in one language, that which a page is shown with or the rest. */
async function words(language: string, isMore: boolean): Promise<string> {
  const entries = kinds().map(async (kind) => {
    const own: Readonly<Record<string, unknown>> = JSON.parse(await readFile(join(KINDS, kind, "messages", `${language}.json`), "utf8"));
    return [kind, Object.fromEntries(Object.entries(own).filter(([part]) => SHOWN.includes(part) !== isMore))];
  });
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(await Promise.all(entries))))});`;
}

/**
 * The words of block kinds in a browser's files: two a language, fetched when they are asked for. Where nothing is built,
 * as in tests, all are there from the start.
 */
export function kindWordsModule(command: "build" | "serve") {
  const isBuild = command === "build";
  return {
    name: "vitrine-kind-words",
    enforce: "pre",
    resolveId: (id: string) => (id === KIND_WORDS || id === KEPT || id.startsWith(`${KIND_WORDS}/`) ? `\0${id}` : null),
    load(id: string) {
      if (id === `\0${KIND_WORDS}`) return isBuild ? loader() : "export const loadKindWords=async()=>{},loadMoreKindWords=async()=>{};";
      if (id === `\0${KEPT}`) {
        return isBuild
          ? `export {keptKindWords,keepKindWords} from ${JSON.stringify(REGISTRY)};`
          : "export const keptKindWords=()=>({}),keepKindWords=()=>{};";
      }
      if (id.startsWith(`\0${KIND_WORDS}/`)) return words(id.slice(KIND_WORDS.length + 2).replace(MORE, ""), id.endsWith(MORE));
      return isBuild && id === REGISTRY ? registry() : null;
    },
  } satisfies Plugin;
}
