import type { Json } from "../reading/json.ts";
import { sameJson } from "./same-json.ts";

/** A word, a gap between words, or what stands among them whole; the form it has where it is compared with others. */
interface Piece {
  /** Of a formatted text its node; of a plain one nothing. */
  readonly node: { readonly [key: string]: Json } | null;
  readonly text: string;
  readonly form: string;
}

/** A stretch of the base that one side has replaced, and by what. */
interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly pieces: readonly Piece[];
}

/** Comparisons that finding what changed may take: two long texts that have nothing in common are not worth more. */
const MOST_COMPARED = 4_000_000;

const PARAGRAPH: Piece = { node: { type: "paragraph" }, text: "", form: "\n" };

/**
 * What two sides made of one text, joined word by word: plain words in one line, or formatted ones. Null where both
 * touched the same words, or words side by side, and for what is no text.
 */
export function mergeWords(base: unknown, mine: unknown, theirs: unknown): Json | null {
  const [before, left, right] = [piecesOf(base), piecesOf(mine), piecesOf(theirs)];
  if (!before || !left || !right || before.form !== left.form || before.form !== right.form) return null;
  const [own, other] = [hunksBetween(before.pieces, left.pieces), hunksBetween(before.pieces, right.pieces)];
  const hunks = own && other && joined(own, other);
  return hunks && textOf(before.form, replaced(before.pieces, hunks));
}

type Form = "plain" | "inline" | "paragraphs";

function piecesOf(value: unknown): { readonly form: Form; readonly pieces: Piece[] } | null {
  if (typeof value === "string") {
    // What has lines of its own may be code: half of one and half of another would mean a third.
    if (value.includes("\n")) return null;
    return { form: "plain", pieces: split(value, null) };
  }
  if (!Array.isArray(value) || value.length === 0) return null;
  const nodes = value as { readonly [key: string]: Json }[];
  const pieces: Piece[] = [];
  const isRich = nodes.every((node) => node?.type === "paragraph");
  for (const node of nodes) {
    if (!isRich) {
      if (!addInline(pieces, node)) return null;
      continue;
    }
    pieces.push(PARAGRAPH);
    for (const inner of (node.content ?? []) as { readonly [key: string]: Json }[]) if (!addInline(pieces, inner)) return null;
  }
  return { form: isRich ? "paragraphs" : "inline", pieces };
}

/** False for what stands in no text. */
function addInline(pieces: Piece[], node: { readonly [key: string]: Json } | null): boolean {
  if (node?.type === "text" && typeof node.text === "string") pieces.push(...split(node.text, node));
  else if (node?.type === "hardBreak" || node?.type === "macro") pieces.push({ node, text: "", form: JSON.stringify(node) });
  else return false;
  return true;
}

function split(text: string, node: Piece["node"]): Piece[] {
  const look = node?.marks ? JSON.stringify(node.marks) : "";
  return (text.match(/\s+|\S+/g) ?? []).map((word) => ({ node, text: word, form: `${word}\n${look}` }));
}

/** What turns one list into another, as few pieces as can be; null where looking for it would take too long. */
function hunksBetween(before: readonly Piece[], after: readonly Piece[]): Hunk[] | null {
  const same = (at: number, to: number): boolean => before[at]?.form === after[to]?.form;
  let start = 0;
  while (start < before.length && start < after.length && same(start, start)) start++;
  let [end, endAfter] = [before.length, after.length];
  while (end > start && endAfter > start && same(end - 1, endAfter - 1)) [end, endAfter] = [end - 1, endAfter - 1];
  const [rows, columns] = [end - start, endAfter - start];
  if (rows * columns > MOST_COMPARED) return null;
  const isSame = (row: number, column: number): boolean => same(start + row, start + column);
  const common = commonLengths(rows, columns, isSame);
  const at = (row: number, column: number): number => common[row * (columns + 1) + column] ?? 0;
  const hunks: Hunk[] = [];
  for (let [row, column] = [0, 0]; row < rows || column < columns; ) {
    const [from, fromAfter] = [row, column];
    while ((row < rows || column < columns) && !(row < rows && column < columns && isSame(row, column))) {
      if (column === columns || (row < rows && at(row + 1, column) >= at(row, column + 1))) row++;
      else column++;
    }
    if (row > from || column > fromAfter) {
      hunks.push({ from: start + from, to: start + row, pieces: after.slice(start + fromAfter, start + column) });
    }
    while (row < rows && column < columns && isSame(row, column)) [row, column] = [row + 1, column + 1];
  }
  return hunks;
}

/** The most pieces that the rest of two lists have in common, from each pair of places on, row by row. */
function commonLengths(rows: number, columns: number, isSame: (row: number, column: number) => boolean): Uint16Array {
  const common = new Uint16Array((rows + 1) * (columns + 1));
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const at = row * (columns + 1) + column;
      common[at] = isSame(row, column) ? (common[at + columns + 2] ?? 0) + 1 : Math.max(common[at + columns + 1] ?? 0, common[at + 1] ?? 0);
    }
  }
  return common;
}

/** The hunks of both sides in order; null where two of them touch and are not the same. */
function joined(mine: readonly Hunk[], theirs: readonly Hunk[]): Hunk[] | null {
  const both = [...mine, ...theirs].sort((a, b) => a.from - b.from || a.to - b.to);
  const hunks: Hunk[] = [];
  for (const hunk of both) {
    const last = hunks.at(-1);
    if (!last || last.to < hunk.from) hunks.push(hunk);
    else if (!isSameHunk(last, hunk)) return null;
  }
  return hunks;
}

function isSameHunk(a: Hunk, b: Hunk): boolean {
  return (
    a.from === b.from &&
    a.to === b.to &&
    sameJson(
      a.pieces.map(({ form }) => form),
      b.pieces.map(({ form }) => form),
    )
  );
}

function replaced(base: readonly Piece[], hunks: readonly Hunk[]): Piece[] {
  const pieces: Piece[] = [];
  let next = 0;
  for (const { from, to, pieces: instead } of hunks) {
    pieces.push(...base.slice(next, from), ...instead);
    next = to;
  }
  return [...pieces, ...base.slice(next)];
}

function textOf(form: Form, pieces: readonly Piece[]): Json | null {
  if (form === "plain") return pieces.map(({ text }) => text).join("");
  if (form === "inline") return nodesOf(pieces);
  const starts = pieces.flatMap((piece, index) => (piece.node?.type === "paragraph" ? [index] : []));
  // Words that no paragraph begins before: both took away what the other joined.
  if (starts[0] !== 0) return null;
  return starts.map((start, index): Json => {
    const content = nodesOf(pieces.slice(start + 1, starts[index + 1]));
    return content.length > 0 ? { type: "paragraph", content } : { type: "paragraph" };
  });
}

/** Words that look the same are one node, as the text editor makes it. */
function nodesOf(pieces: readonly Piece[]): { readonly [key: string]: Json }[] {
  const nodes: { readonly [key: string]: Json }[] = [];
  for (const { node, text } of pieces) {
    const last = nodes.at(-1);
    if (!node) continue;
    if (node.type !== "text") nodes.push(node);
    else if (last?.type === "text" && sameJson(last.marks, node.marks))
      nodes[nodes.length - 1] = { ...last, text: `${last.text as string}${text}` };
    else nodes.push({ ...node, text });
  }
  return nodes;
}
