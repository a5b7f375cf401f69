import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGES = join(import.meta.dirname, "../../packages");
/** What stands for zod until it is there. */
export const RECORDED_ZOD = join(import.meta.dirname, "src/builder/kind-parts/recorded-zod.ts");
/** Zod itself, as far as the schemas of a page are made with it. */
export const PAGE_ZOD = "virtual:page-zod";
/** The module that fetches it alone. */
const SCHEMAS = "virtual:page-schemas";
const LOADER = `import {keepZod} from ${JSON.stringify(RECORDED_ZOD)};
export const loadSchemas=async()=>{const {zod}=await import("${PAGE_ZOD}");keepZod(zod);};`;
/** What only describes types, or other programs' formats. */
const NO_MAKERS = new Set(["core", "infer", "toJSONSchema"]);

/** What the settings of a page may be: only whoever checks a page has to know, and it is much. */
const SETTINGS = join(PACKAGES, "document/src/page-settings");
const SETTINGS_FIELDS = join(SETTINGS, "page-settings-fields.ts");
const LATER_SETTINGS = "\0virtual:later-page-settings";

/** The functions of zod that schemas of pages and block kinds call, by their names. */
function makers(): string[] {
  const files = globSync("{document,blocks}/src/**/*.{ts,tsx}", { cwd: PACKAGES }).filter((path) => !/\.test\.|\/testing\//.test(path));
  const names = files.flatMap((path) =>
    [...readFileSync(join(PACKAGES, path), "utf8").matchAll(/\bz\.([a-z]\w*)/g)].map(([, name = ""]) => name),
  );
  return [...new Set(names)].filter((name) => !NO_MAKERS.has(name)).sort();
}

/**
 * Takes zod out of what opens a page: its schemas are written down, and made once zod was fetched. Where nothing is built,
 * as in tests, it is there from the start.
 */
export function laterZod(command: "build" | "serve"): Plugin {
  const isBuild = command === "build";
  return {
    name: "vitrine-later-zod",
    enforce: "pre",
    resolveId(id, importer) {
      if (id === SCHEMAS || (id === PAGE_ZOD && isBuild)) return `\0${id}`;
      if (!isBuild) return null;
      if (id.endsWith("/page-settings-fields.ts") && importer?.endsWith("/document/src/records.ts")) return LATER_SETTINGS;
      // What comes with zod is made with it at once.
      return id === "zod" && importer !== `\0${PAGE_ZOD}` && !importer?.startsWith(SETTINGS) ? RECORDED_ZOD : null;
    },
    load(id) {
      if (id === `\0${SCHEMAS}`) return isBuild ? LOADER : "export const loadSchemas=async()=>{};";
      if (id === LATER_SETTINGS) return `import {z} from ${JSON.stringify(RECORDED_ZOD)};export const pageSettingsFields=z.page;`;
      if (id !== `\0${PAGE_ZOD}`) return null;
      return `import {z} from "zod";import {pageSettingsFields} from ${JSON.stringify(SETTINGS_FIELDS)};export const zod={${makers()
        .map((name) => `${name}:z.${name}`)
        .join()},page:pageSettingsFields};`;
    },
  };
}
