import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseAst } from "rolldown/parseAst";

/** One import or re-export of a file. */
export interface ImportEdge {
  readonly specifier: string;
  /** The file it leads to, from the root of the repository; null for a package that is not ours. */
  readonly target: string | null;
}

/** A source file as the rules see it: paths have forward slashes and start at the root. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly ImportEdge[];
}

/** A rule broken, and what to do instead. */
export interface Finding {
  readonly path: string;
  readonly message: string;
}

const PATTERNS = [
  "apps/*/src/**/*.{ts,tsx}",
  "packages/*/src/**/*.{ts,tsx}",
  "bench/**/*.ts",
  "e2e/**/*.ts",
  "scripts/*.{ts,mjs}",
  "tools/**/*.ts",
];

interface Node {
  readonly type: string;
  readonly source?: { readonly value?: unknown } | null;
}

/** Specifiers of static and dynamic imports and of re-exports, types included. */
export function specifiersOf(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    const node = value as Node;
    const isImport = /^(?:Import(?:Declaration|Expression)|Export(?:Named|All)Declaration|TSImportType)$/.test(node.type ?? "");
    if (isImport && typeof node.source?.value === "string") found.push(node.source.value);
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" }).body);
  return found;
}

function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith(".")) return normalize(join(dirname(path), specifier.split("?", 1)[0] ?? specifier));
  const own = /^@vitrine\/([^/]+)(\/.*)?$/.exec(specifier);
  return own ? `packages/${own[1]}/src/index.ts${own[2] ? `#${own[2]}` : ""}` : null;
}

/** Every source file of the project, parsed. */
export function readSources(root: string): SourceFile[] {
  return PATTERNS.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((path) => !path.includes("node_modules"))
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), "utf8");
      const imports = path.endsWith(".d.ts")
        ? []
        : specifiersOf(path, text).map((specifier) => ({ specifier, target: targetOf(path, specifier) }));
      return { path, text, imports };
    });
}
