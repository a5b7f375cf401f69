import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** What only describes a schema to other programs: each schema refers to it, so that no bundler can see that nothing here asks. */
const DESCRIBING = /\/node_modules\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;

/** Leaves out of a browser's files how schemas are written as JSON Schema; checking values is all that they do there. */
export function leanZod(): Plugin {
  return {
    name: "vitrine-lean-zod",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: DESCRIBING },
      async handler(id) {
        const names = [...(await readFile(id, "utf8")).matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name);
        if (names.length === 0) throw new Error(`nothing that can be left out was found in ${id}`);
        return { code: `const none=()=>undefined;export{${names.map((name) => `none as ${name}`).join()}};`, moduleSideEffects: false };
      },
    },
  };
}
