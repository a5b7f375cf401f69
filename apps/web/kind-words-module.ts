import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

/**
 * The module that loads them; what a page is shown with is at `<this>/<language>`, all the rest at `<this>/<language>/more`,
 * and what kinds are called in every language at `<this>/names`.
 */
export const KIND_WORDS = "virtual:kind-words";
const MORE = "/more";
const NAMES = "names";
const NAME = "label";
/** What a page is shown with, and its kinds' names. */
const SHOWN = [NAME, "visitor", "unfinished"];
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
 * a language before it came is answered in one that has, in the fullest of them; so is what of them comes later.
 */
function registry(): string {
  const languageGetters = languages().map((tag) => `get ${JSON.stringify(tag)}(){return wordsIn(${JSON.stringify(tag)},kind)}`);
  return `export const WORDS={};
const wordsIn=(language,kind)=>{
const own=WORDS[language]?.[kind];
if(own?.fields)return own;
const others=Object.values(WORDS).map((words)=>words[kind]).filter(Boolean);
return others.length>0?Object.assign({},...others.sort((a,b)=>Object.keys(a).length-Object.keys(b).length),own):undefined;
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
const once=async(file,keep)=>{
if(!there.has(file)){
there.set(file,file().then((module)=>keep(module.default)));
there.get(file).catch(()=>there.delete(file));
}
await there.get(file);
};
const bring=(files,language)=>once(files[language],(words)=>keepKindWords({[language]:words}));
const names=()=>import(${JSON.stringify(`${KIND_WORDS}/${NAMES}`)});
export async function loadKindNames(){
await once(names,keepKindWords);
}
export async function loadKindWords(...languages){
await Promise.all(languages.map((language)=>bring(FILES,language)));
}
export async function loadMoreKindWords(...languages){
await Promise.all(languages.flatMap((language)=>[bring(FILES,language),bring(MORE,language)]));
}`;
}

/** Some parts of what every kind says in one language. */
async function words(language: string, isPart: (part: string) => boolean): Promise<object> {
  const entries = kinds().map(async (kind) => {
    const own: Readonly<Record<string, unknown>> = JSON.parse(await readFile(join(KINDS, kind, "messages", `${language}.json`), "utf8"));
    return [kind, Object.fromEntries(Object.entries(own).filter(([part]) => isPart(part)))];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** What stands in one of the files: in one language that which a page is shown with or the rest, or every name. */
async function wordsIn(file: string): Promise<object> {
  if (file !== NAMES) return words(file.replace(MORE, ""), (part) => SHOWN.includes(part) !== file.endsWith(MORE));
  const entries = languages().map(async (tag) => [tag, await words(tag, (part) => part === NAME)]);
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * The words of block kinds in a browser's files: two a language and one of names, fetched when they are asked for. Where
 * nothing is built, as in tests, all are there from the start.
 */
export function kindWordsModule(command: "build" | "serve") {
  const isBuild = command === "build";
  return {
    name: "vitrine-kind-words",
    enforce: "pre",
    resolveId: (id: string) => (id === KIND_WORDS || id === KEPT || id.startsWith(`${KIND_WORDS}/`) ? `\0${id}` : null),
    async load(id: string) {
      if (id === `\0${KIND_WORDS}`) {
        return isBuild ? loader() : "export const loadKindNames=async()=>{},loadKindWords=async()=>{},loadMoreKindWords=async()=>{};";
      }
      if (id === `\0${KEPT}`) {
        return isBuild
          ? `export {keptKindWords,keepKindWords} from ${JSON.stringify(REGISTRY)};`
          : "export const keptKindWords=()=>({}),keepKindWords=()=>{};";
      }
      if (id.startsWith(`\0${KIND_WORDS}/`)) {
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(await wordsIn(id.slice(KIND_WORDS.length + 2))))});`;
      }
      return isBuild && id === REGISTRY ? registry() : null;
    },
  } satisfies Plugin;
}
