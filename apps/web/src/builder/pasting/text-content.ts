import { type Language, paragraphs, words } from "@vitrine/document";
import type { Pasteable } from "./pasteable.ts";
import { type NewBlock, seeded } from "./seeded.ts";

const MOST_TEXT = 20_000;
const MOST_LINES = 200;
/** Characters of a line that may be a heading. */
const LONGEST_HEADING = 80;
const MOST_ITEMS = 100;

const BULLET = /^[-*•–]\s+(?=\S)/;
const NUMBER = /^\d{1,3}[.)]\s+(?=\S)/;

type Marker = "disc" | "number";

function markerOf(line: string): Marker | null {
  if (BULLET.test(line)) return "disc";
  return NUMBER.test(line) ? "number" : null;
}

/**
 * Plain words as blocks: a text with a paragraph a line, a list where two lines or more begin like its items, and a heading
 * where a short line that ends no sentence stands alone before the rest. Null where there is nothing to read.
 */
export function textContent(text: string, language: Language): Pasteable | null {
  const lines = wellFormed(text.slice(0, MOST_TEXT))
    .split(/\r\n?|\n/)
    .map((line) => line.trim());
  const first = lines.findIndex((line) => line !== "");
  const title = lines[first] ?? "";
  const isHeading = isTitle(title) && lines[first + 1] === "" && lines.slice(first + 1).some((line) => line !== "");
  const blocks: NewBlock[] = isHeading ? [{ kind: "heading", props: { level: "h2", content: words(title) } }] : [];
  const rest = lines
    .slice(isHeading ? first + 1 : 0)
    .filter((line) => line !== "")
    .slice(0, MOST_LINES);
  for (const run of runsOf(rest)) blocks.push(...blocksOf(run.marker, run.lines));
  return blocks.length === 0 ? null : { fragment: seeded(blocks, language), pictures: [], originals: [] };
}

/** Halves of characters that stand alone could not be kept as text. */
function wellFormed(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, "");
}

function isTitle(line: string): boolean {
  return line !== "" && [...line].length <= LONGEST_HEADING && markerOf(line) === null && !/[.,;:]$/.test(line);
}

/** Lines that belong together: items of one list, or paragraphs. A single item is a paragraph. */
function runsOf(lines: readonly string[]): { readonly marker: Marker | null; readonly lines: string[] }[] {
  const runs: { marker: Marker | null; readonly lines: string[] }[] = [];
  for (const line of lines) {
    const marker = markerOf(line);
    const last = runs.at(-1);
    if (last && last.marker === marker) last.lines.push(line);
    else runs.push({ marker, lines: [line] });
  }
  const joined: { marker: Marker | null; readonly lines: string[] }[] = [];
  for (const run of runs) {
    const marker = run.lines.length > 1 ? run.marker : null;
    const last = joined.at(-1);
    if (last && last.marker === null && marker === null) last.lines.push(...run.lines);
    else joined.push({ marker, lines: [...run.lines] });
  }
  return joined;
}

function blocksOf(marker: Marker | null, lines: readonly string[]): NewBlock[] {
  if (marker === null) return [{ kind: "text", props: { content: paragraphs(...lines) } }];
  const items = lines.map((line, index) => ({
    ...{ id: `i${index + 1}`, icon: null },
    content: words(line.replace(marker === "disc" ? BULLET : NUMBER, "")),
  }));
  const lists: NewBlock[] = [];
  for (let from = 0; from < items.length; from += MOST_ITEMS) {
    lists.push({ kind: "list", props: { items: items.slice(from, from + MOST_ITEMS), marker } });
  }
  return lists;
}
