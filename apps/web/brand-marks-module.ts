import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The module that brings the drawings of brands' marks, and says which kinds show any. */
export const BRAND_MARKS = "virtual:brand-marks";
/** What is there of them. */
const KEPT = "virtual:kept-brand-marks";
/** All of them, in a file of their own. */
const ALL = "virtual:all-brand-marks";
const KINDS = join(import.meta.dirname, "../../packages/blocks/src");
const FILES = globSync("brand-marks/*-marks.data.ts", { cwd: KINDS })
  .map((path) => join(KINDS, path))
  .sort();

type Marks = Readonly<Record<string, { readonly color: string; readonly path: string }>>;

const setOf = (file: string): string => basename(file, "-marks.data.ts");

/** The one list of a file, with the name it is exported by. */
async function marksIn(file: string): Promise<readonly [string, Marks]> {
  const [exported] = Object.entries((await import(file)) as Record<string, Marks>);
  if (!exported) throw new Error(`there are no marks in ${file}`);
  return exported;
}

/** The kinds whose files take marks. */
function kindsWithMarks(): string[] {
  const files = globSync("*/*.{ts,tsx}", { cwd: KINDS }).filter((path) => !path.includes(".test."));
  const kinds = files.filter((path) => readFileSync(join(KINDS, path), "utf8").includes('"../brand-marks/')).map(dirname);
  return [...new Set(kinds)].sort();
}

/** `readMarksOf` lets a window read what another has: the canvas is shown what the builder around it fetched. */
const KEPT_SOURCE = `let kept=null;
let read=()=>kept;
export const keptBrandMarks=()=>kept;
export const keepBrandMarks=(marks)=>{kept=marks};
export const readMarksOf=(other)=>{read=other};
export const pathOf=(set,name)=>read()?.[set]?.[name]??"";`;

const NOTHING_BUILT = "export const keptBrandMarks=()=>({}),keepBrandMarks=()=>{},readMarksOf=()=>{};";

function loader(): string {
  return `import {keepBrandMarks,keptBrandMarks} from "${KEPT}";
const KINDS=new Set(${JSON.stringify(kindsWithMarks())});
export const showsMarks=(kind)=>KINDS.has(kind);
export const loadBrandMarks=async()=>{if(!keptBrandMarks())keepBrandMarks((await import("${ALL}")).marks)};`;
}

async function all(): Promise<string> {
  const sets = await Promise.all(
    FILES.map(async (file) => {
      const [, marks] = await marksIn(file);
      return [setOf(file), Object.fromEntries(Object.entries(marks).map(([name, { path }]) => [name, path]))];
    }),
  );
  return `export const marks=JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(sets)))});`;
}

/** A list of marks with their names and colours alone: each drawing is read once it is there. */
async function withoutPaths(file: string): Promise<string> {
  const [name, marks] = await marksIn(file);
  const entries = Object.entries(marks).map(([mark, { color }]) => {
    const path = `get path(){return pathOf(${JSON.stringify(setOf(file))},${JSON.stringify(mark)})}`;
    return `${JSON.stringify(mark)}:{color:${JSON.stringify(color)},${path}}`;
  });
  return `import {pathOf} from "${KEPT}";export const ${name}={${entries.join()}};`;
}

/**
 * The drawings of brands' marks in a browser's files: one file, fetched for a page that shows any, or with what changes a
 * page. Where nothing is built, as in tests, all are there from the start.
 */
export function brandMarksModule(command: "build" | "serve") {
  const isBuild = command === "build";
  return {
    name: "vitrine-brand-marks",
    enforce: "pre",
    resolveId: (id: string) => ([BRAND_MARKS, KEPT, ALL].includes(id) ? `\0${id}` : null),
    async load(id: string) {
      if (id === `\0${BRAND_MARKS}`) return isBuild ? loader() : "export const showsMarks=()=>false,loadBrandMarks=async()=>{};";
      if (id === `\0${KEPT}`) return isBuild ? KEPT_SOURCE : NOTHING_BUILT;
      if (id === `\0${ALL}`) return isBuild ? all() : "export const marks={};";
      return isBuild && FILES.includes(id) ? withoutPaths(id) : null;
    },
  } satisfies Plugin;
}
