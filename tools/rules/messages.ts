import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Finding, SourceFile } from "../source-files.ts";

const LANGUAGES = ["pt", "en", "es"] as const;

interface Tree {
  readonly [key: string]: string | Tree;
}

/** Every message key of a file, in dotted form. */
export function keysOf(tree: Tree, above = ""): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [`${above}${key}`] : keysOf(value, `${above}${key}.`),
  );
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map((match) => match[1])
    .sort()
    .join();
}

function textAt(tree: Tree, key: string): string {
  let value: string | Tree | undefined = tree;
  for (const part of key.split(".")) value = typeof value === "object" ? value[part] : undefined;
  return typeof value === "string" ? value : "";
}

/** i18next chooses a plural by suffix; code asks for the stem. */
function stem(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, "");
}

/** Every message exists in every language with the same places, and every one is used. */
export function messageRules(root: string, files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const pt of globSync("apps/web/src/**/messages/pt.json", { cwd: root })) {
    const folder = dirname(pt);
    const owner = dirname(folder);
    const trees = LANGUAGES.map((language) => {
      const path = join(folder, `${language}.json`);
      return existsSync(join(root, path)) ? (JSON.parse(readFileSync(join(root, path), "utf8")) as Tree) : {};
    });
    const [first = {}] = trees;
    const all = new Set(trees.flatMap((tree) => keysOf(tree)));
    for (const key of all) {
      for (const [index, tree] of trees.entries()) {
        const path = join(folder, `${LANGUAGES[index]}.json`);
        if (textAt(tree, key).trim() === "") findings.push({ path, message: `the message ${key} is missing` });
        else if (placeholders(textAt(tree, key)) !== placeholders(textAt(first, key)))
          findings.push({ path, message: `the message ${key} has other {{places}} than in pt` });
      }
    }
    const code = files
      .filter((file) => file.path.startsWith(`${owner}/`) || file.path.startsWith("apps/web/src/shell/"))
      .map((file) => file.text);
    for (const key of new Set([...all].map(stem))) {
      if (!code.some((text) => isUsed(text, key))) findings.push({ path: pt, message: `nothing uses the message ${key}` });
    }
  }
  return findings;
}

/** A key is used where it stands as a text, or where a template begins or goes on with its parts. */
function isUsed(code: string, key: string): boolean {
  if (code.includes(`"${key}"`)) return true;
  const parts = key.split(".");
  return parts.some((_, index) => index > 0 && code.includes(`\`${parts.slice(0, index).join(".")}.\${`));
}
