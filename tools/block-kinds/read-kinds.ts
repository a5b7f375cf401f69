import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseAst } from "rolldown/parseAst";

/** One block kind, as far as its folder shows it from outside. */
export interface KindFolder {
  /** The folder's name, which is the kind's. */
  readonly kind: string;
  /** The drawing that stands for it, by its name at lucide; null where none is declared. */
  readonly icon: string | null;
  /** The languages its words are written in. */
  readonly languages: readonly string[];
  /** Whether it behaves in a visitor's browser. */
  readonly hasClient: boolean;
}

export const KINDS_FOLDER = "packages/blocks/src";

interface Property {
  readonly type: string;
  readonly key?: { readonly name?: string };
  readonly value?: { readonly type?: string; readonly value?: unknown };
}

/** The icon that a definition names; read, not run: what it imports may not be generated yet. */
export function iconIn(text: string): string | null {
  let icon: string | null = null;
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const node = value as { readonly type?: string; readonly callee?: { readonly name?: string }; readonly arguments?: readonly unknown[] };
    if (node.type === "CallExpression" && node.callee?.name === "defineBlock") {
      const [definition] = (node.arguments ?? []) as readonly { readonly properties?: readonly Property[] }[];
      const named = definition?.properties?.find(({ key }) => key?.name === "icon")?.value?.value;
      if (typeof named === "string" && /^[A-Z]\w*$/.test(named)) icon = named;
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(parseAst(text, { lang: "ts" }).body);
  return icon;
}

/** Every folder with a `block.ts` in it is a kind; by name. */
export function readKinds(root: string): KindFolder[] {
  const folders = globSync(`${KINDS_FOLDER}/*/block.ts`, { cwd: root }).map((path) => dirname(path));
  return folders.sort().map((folder) => ({
    kind: basename(folder),
    icon: iconIn(readFileSync(join(root, folder, "block.ts"), "utf8")),
    languages: globSync(`${folder}/messages/*.json`, { cwd: root })
      .map((path) => basename(path, ".json"))
      .sort(),
    hasClient: existsSync(join(root, folder, "client.ts")),
  }));
}
