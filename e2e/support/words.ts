import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Language } from "@vitrine/document";

const web = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), "apps/web/src");

interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** The words of a place of the interface, by the same keys as on the screens: `words("builder", "header.publish")`. */
export type Words = (place: string, key: string, values?: Readonly<Record<string, string>>) => string;

/** What the interface says in a language, from the files that it reads itself. Fails where a word is missing. */
export function wordsIn(language: Language): Words {
  const trees = new Map<string, MessageTree>();
  for (const file of globSync(`{ui,shell,builder,features/*}/messages/${language}.json`, { cwd: web })) {
    const place = file.split("/").at(-3) ?? "";
    trees.set(place, JSON.parse(readFileSync(join(web, file), "utf8")));
  }
  return (place, key, values = {}) => {
    let found: string | MessageTree | undefined = trees.get(place);
    for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
    if (typeof found !== "string") throw new Error(`${place} has no words for ${key} in ${language}`);
    return found.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole);
  };
}
