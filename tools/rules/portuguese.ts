import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "rolldown/parseAst";
import type { Finding, SourceFile } from "../source-files.ts";

const GUIDE = "docs/guide/README.md";

/** One word for one thing: what is not to be written in Portuguese, and what is written instead. */
const WORDS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\bapag(?:a[rmd]?|ad[oa]s?|amos|ando|ará|arão|ou|ue[mr]?)(?![\p{L}])/iu, "excluir"],
  [/\bdelet(?:ar|a|ad[oa]s?|ou)(?![\p{L}])/iu, "excluir"],
  [/\bdispositivos?\b/iu, "aparelho"],
  [/\b(?:construtor(?:es)?\b|(?:no|do|ao|pelo|o) builder\b)/iu, "editor"],
  [/(?<![\p{L}])(?:na|da|à|pela|a) Vitrine\b/iu, "no, do, ao, pelo or o Vitrine"],
];

interface Node {
  readonly type?: string;
  readonly key?: { readonly name?: string; readonly value?: unknown };
  readonly value?: unknown;
}

/** The texts that stand under a key `pt` in a source file: errors, e-mail messages, words of blocks. */
export function portugueseIn(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown, isPortuguese: boolean): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, isPortuguese);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    const node = value as Node;
    if (isPortuguese && node.type === "Literal" && typeof node.value === "string") found.push(node.value);
    if (isPortuguese && node.type === "TemplateElement") found.push((node.value as { cooked: string }).cooked);
    const isHere = isPortuguese || (node.type === "Property" && (node.key?.name === "pt" || node.key?.value === "pt"));
    for (const [name, inner] of Object.entries(value)) if (name !== "key") visit(inner, isHere);
  };
  visit(parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" }).body, false);
  return found;
}

/** What is to be said otherwise in a text in Portuguese. */
export function otherWords(text: string): string[] {
  return WORDS.flatMap(([wrong, right]) => {
    const said = wrong.exec(text)?.[0];
    return said === undefined ? [] : [`"${said}" in "${text.slice(0, 80)}": one word for one thing, write ${right}`];
  });
}

function textsOf(tree: unknown): string[] {
  return typeof tree === "string" ? [tree] : Object.values(tree as object).flatMap(textsOf);
}

/** Every text in Portuguese, wherever it stands, calls a thing what all others call it. */
export function portugueseRules(root: string, files: readonly SourceFile[]): Finding[] {
  const messages = globSync(["apps/web/src/**/messages/pt.json", "packages/blocks/src/*/messages/pt.json"], { cwd: root }).flatMap((path) =>
    textsOf(JSON.parse(readFileSync(join(root, path), "utf8"))).map((text) => ({ path, text })),
  );
  const inSources = files
    .filter(({ path }) => /^(?:apps|packages)\//.test(path) && !/\.(?:test|d)\.tsx?$/.test(path))
    .flatMap(({ path, text }) => portugueseIn(path, text).map((found) => ({ path, text: found })));
  const guide = readFileSync(join(root, GUIDE), "utf8").split("\n");
  return [...messages, ...inSources, ...guide.map((text) => ({ path: GUIDE, text }))].flatMap(({ path, text }) =>
    otherWords(text).map((message) => ({ path, message })),
  );
}
