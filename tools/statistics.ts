import { roomSizes } from "./rules/rooms.ts";
import type { SliceTable } from "./rules/slices.ts";
import type { SourceFile } from "./source-files.ts";

/** Lines in a row that stand in two places before they count as a duplicate. */
const WINDOW = 10;

export interface Statistics {
  readonly files: number;
  readonly lines: number;
  /** Lines of code files, tests and tables of data apart. */
  readonly medianLines: number;
  readonly longest: { readonly path: string; readonly lines: number };
  /** Files directly in a folder, tests and tables of data apart. */
  readonly medianFilesAFolder: number;
  readonly fullest: { readonly path: string; readonly files: number };
  /** Lines of tests among all, from 0 to 1. */
  readonly testShare: number;
  readonly importCycles: number;
  /** Slices that another slice may use, and those that one does. */
  readonly sliceEdges: { readonly declared: number; readonly used: number };
  /** Lines that stand elsewhere too, in rows of ten and more, among those of code, from 0 to 1. */
  readonly duplicateShare: number;
}

const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$|\/testing\/|^(?:e2e|bench)\//.test(path);
const isData = (path: string): boolean => /\.data\.ts$|\.d\.ts$/.test(path);

/** Lines of a text, without the empty one after its last break. */
function linesOf(text: string): string[] {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function countCycles(files: readonly SourceFile[]): number {
  const imports = new Map(files.map(({ path, imports: edges }) => [path, edges.flatMap(({ target }) => target ?? [])]));
  const state = new Map<string, "open" | "done">();
  let cycles = 0;
  const visit = (path: string): void => {
    state.set(path, "open");
    for (const next of imports.get(path) ?? []) {
      if (state.get(next) === "open") cycles += 1;
      else if (!state.has(next) && imports.has(next)) visit(next);
    }
    state.set(path, "done");
  };
  for (const path of imports.keys()) if (!state.has(path)) visit(path);
  return cycles;
}

function usedEdges(files: readonly SourceFile[]): number {
  const used = new Set<string>();
  for (const { path, imports } of files) {
    const from = /\/features\/([^/]+)\//.exec(path)?.[1];
    for (const { target } of isTest(path) ? [] : imports) {
      const to = target && /\/features\/([^/]+)\//.exec(target)?.[1];
      if (from && to && from !== to) used.add(`${from} ${to}`);
    }
  }
  return used.size;
}

/** Imports are alike everywhere, and so are lines with a bracket and nothing else. */
function duplicateShare(files: readonly SourceFile[]): number {
  const places = new Map<string, (readonly [file: number, line: number])[]>();
  let all = 0;
  for (const [file, { text }] of files.entries()) {
    const lines = linesOf(text)
      .map((line) => line.trim())
      .filter((line) => /\w/.test(line) && !/^(?:import|export \{|\} from)\b/.test(line));
    all += lines.length;
    for (let line = 0; line + WINDOW <= lines.length; line++) {
      const row = lines.slice(line, line + WINDOW).join("\n");
      places.set(row, [...(places.get(row) ?? []), [file, line]]);
    }
  }
  const twice = new Set<string>();
  for (const found of places.values()) {
    if (found.length < 2) continue;
    for (const [file, line] of found) for (let i = 0; i < WINDOW; i++) twice.add(`${file}:${line + i}`);
  }
  return twice.size / all;
}

/** The shape of the house in figures. */
export function statisticsOf(files: readonly SourceFile[], table: SliceTable): Statistics {
  const sizes = files.map(({ path, text }) => ({ path, lines: linesOf(text).length }));
  const code = sizes.filter(({ path }) => !isTest(path) && !isData(path));
  const folders = roomSizes(files);
  const sum = (some: readonly { readonly lines: number }[]): number => some.reduce((total, { lines }) => total + lines, 0);
  const [longest = { path: "", lines: 0 }] = code.toSorted((a, b) => b.lines - a.lines);
  const [[path, most] = ["", 0]] = [...folders].sort(([, a], [, b]) => b - a);
  return {
    files: files.length,
    lines: sum(sizes),
    medianLines: median(code.map(({ lines }) => lines)),
    longest,
    medianFilesAFolder: median([...folders.values()]),
    fullest: { path, files: most },
    testShare: sum(sizes.filter(({ path: at }) => isTest(at))) / sum(sizes),
    importCycles: countCycles(files),
    sliceEdges: { declared: Object.values(table).flat().length, used: usedEdges(files) },
    duplicateShare: duplicateShare(files.filter(({ path: at }) => !isTest(at) && !isData(at))),
  };
}
