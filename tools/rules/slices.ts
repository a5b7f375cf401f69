import type { Finding, SourceFile } from "../source-files.ts";

/** For each slice the siblings it may use: `tools/slices.json`. */
export type SliceTable = Readonly<Record<string, readonly string[]>>;

const SIDES = [/^apps\/server\/src\/features\/([^/]+)\/(.+)$/, /^apps\/web\/src\/features\/([^/]+)\/(.+)$/];

function placeOf(path: string): { slice: string; inner: string; side: number } | null {
  for (const [side, pattern] of SIDES.entries()) {
    const match = pattern.exec(path);
    if (match?.[1] && match[2]) return { slice: match[1], inner: match[2], side };
  }
  return null;
}

/** Slices meet only through their faces, only as the table says, and never in a circle; the table says no more than is so. */
export function sliceRules(files: readonly SourceFile[], table: SliceTable): Finding[] {
  const findings: Finding[] = [];
  const used = new Set<string>();
  for (const file of files) {
    const from = placeOf(file.path);
    if (from && !Object.hasOwn(table, from.slice)) {
      findings.push({
        path: file.path,
        message: `there is no slice "${from.slice}" in tools/slices.json; add it there, or find the slice this belongs to`,
      });
    }
    for (const { specifier, target } of file.imports) {
      const to = target === null || target.endsWith(".json") ? null : placeOf(target);
      if (!to || (from && from.slice === to.slice && from.side === to.side)) continue;
      const isFace = /^index\.tsx?$/.test(to.inner);
      const mayReachIn = /\.test\.tsx?$/.test(file.path) || file.path.includes("/testing/") || file.path.startsWith("e2e/");
      if (!isFace && !mayReachIn) {
        findings.push({ path: file.path, message: `imports ${specifier}: a slice is used through its index.ts only` });
      }
      if (from && !mayReachIn) used.add(`${from.slice} ${to.slice}`);
      if (from && !mayReachIn && !table[from.slice]?.includes(to.slice)) {
        findings.push({
          path: file.path,
          message: `${from.slice} may not use ${to.slice}: take it as context, make it an event, or add the edge to tools/slices.json`,
        });
      }
    }
  }
  findings.push(...unusedEdges(table, used));
  const circle = findCircle(table);
  if (circle) findings.push({ path: "tools/slices.json", message: `the slices form a circle: ${circle.join(" → ")}` });
  return findings;
}

/** Edges that no import needs: each lets in a use that nobody has decided on. */
function unusedEdges(table: SliceTable, used: ReadonlySet<string>): Finding[] {
  return Object.entries(table).flatMap(([slice, siblings]) =>
    siblings
      .filter((sibling) => !used.has(`${slice} ${sibling}`))
      .map((sibling) => ({ path: "tools/slices.json", message: `${slice} does not use ${sibling}: take the edge out` })),
  );
}

/** A circle among the slices, if there is one. */
export function findCircle(table: SliceTable): string[] | null {
  const done = new Set<string>();
  const visit = (slice: string, above: readonly string[]): string[] | null => {
    if (above.includes(slice)) return [...above.slice(above.indexOf(slice)), slice];
    if (done.has(slice)) return null;
    for (const next of table[slice] ?? []) {
      const circle = visit(next, [...above, slice]);
      if (circle) return circle;
    }
    done.add(slice);
    return null;
  };
  for (const slice of Object.keys(table)) {
    const circle = visit(slice, []);
    if (circle) return circle;
  }
  return null;
}
