import { expect, test } from "vitest";
import type { SourceFile } from "./source-files.ts";
import { statisticsOf } from "./statistics.ts";

function file(path: string, lines: readonly string[], ...targets: readonly string[]): SourceFile {
  return { path, text: `${lines.join("\n")}\n`, imports: targets.map((target) => ({ specifier: target, target })) };
}

const numbered = (word: string, count: number) => Array.from({ length: count }, (_, i) => `const ${word}${i} = ${i};`);

test("lines, folders, tests, circles and edges are counted as they are", () => {
  const pages = "apps/server/src/features/pages";
  const sites = "apps/server/src/features/sites";
  const files = [
    file(`${pages}/a.ts`, numbered("a", 30), `${sites}/index.ts`, `${pages}/b.ts`),
    file(`${pages}/b.ts`, numbered("b", 10), `${pages}/a.ts`),
    file(`${pages}/words.data.ts`, numbered("w", 500)),
    file(`${pages}/a.test.ts`, numbered("t", 60), `${pages}/a.ts`),
    file(`${sites}/index.ts`, numbered("s", 20)),
  ];
  expect(statisticsOf(files, { pages: ["sites", "billing"], sites: [], billing: [] })).toEqual({
    files: 5,
    lines: 620,
    medianLines: 20,
    longest: { path: `${pages}/a.ts`, lines: 30 },
    medianFilesAFolder: 2,
    fullest: { path: pages, files: 2 },
    testShare: 60 / 620,
    importCycles: 1,
    sliceEdges: { declared: 2, used: 1 },
    duplicateShare: 0,
  });
});

test("what stands in two places counts in both, once a line, from ten lines on", () => {
  const share = (count: number) =>
    statisticsOf(
      [file("a.ts", [...numbered("x", count), ...numbered("a", 8)]), file("b.ts", [...numbered("b", 8), ...numbered("x", count)])],
      {},
    ).duplicateShare;
  expect(share(9)).toBe(0);
  expect(share(12)).toBe(24 / 40);
});
