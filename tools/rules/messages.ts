import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Finding, SourceFile } from "../source-files.ts";

const LANGUAGES = ["pt", "en", "es"] as const;

interface Tree {
  readonly [key: string]: string | Tree;
}

function textsOf(tree: Tree, above = ""): (readonly [key: string, text: string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${above}${key}`, value] as const] : textsOf(value, `${above}${key}.`),
  );
}

/** Every message key of a file, in dotted form. */
export function keysOf(tree: Tree): string[] {
  return textsOf(tree).map(([key]) => key);
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map((match) => match[1])
    .sort()
    .join();
}

/** i18next chooses a plural by suffix; code asks for the stem. */
function stem(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, "");
}

/** What a language lacks of the messages in a folder. Their keys come too. */
function missingMessages(root: string, folder: string): { keys: ReadonlySet<string>; findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const languages = LANGUAGES.map((language) => {
    const path = join(folder, `${language}.json`);
    const tree = existsSync(join(root, path)) ? (JSON.parse(readFileSync(join(root, path), "utf8")) as Tree) : {};
    return { path, texts: new Map(textsOf(tree)) };
  });
  const keys = new Set(languages.flatMap(({ texts }) => [...texts.keys()]));
  for (const key of keys) {
    const first = languages[0]?.texts.get(key) ?? "";
    for (const { path, texts } of languages) {
      const text = texts.get(key) ?? "";
      if (text.trim() === "") findings.push({ path, message: `the message ${key} is missing` });
      else if (placeholders(text) !== placeholders(first))
        findings.push({ path, message: `the message ${key} has other {{placeholders}} than in pt` });
    }
  }
  return { keys, findings };
}

/** Every message of a block kind exists in every language; which ones a kind needs is for its tests to say. */
export function kindMessageRules(root: string): Finding[] {
  const folders = globSync("packages/blocks/src/*/block.ts", { cwd: root }).map((block) => join(dirname(block), "messages"));
  return folders.flatMap((folder) => {
    const { keys, findings } = missingMessages(root, folder);
    return keys.size > 0 ? findings : [{ path: folder, message: "a kind has words: pt.json, en.json and es.json" }];
  });
}

/** Every message exists in every language with the same placeholders, and every one is used. */
export function messageRules(root: string, files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = kindMessageRules(root);
  for (const pt of globSync("apps/web/src/**/messages/pt.json", { cwd: root })) {
    const owner = dirname(dirname(pt));
    const { keys: all, findings: missing } = missingMessages(root, dirname(pt));
    findings.push(...missing);
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
