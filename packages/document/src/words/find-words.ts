import { sameJson } from "../changes/same-json.ts";
import type { InlineNode, InlineText } from "../rich-text.ts";

/** What is looked for in words. */
export interface WordSearch {
  readonly text: string;
  /** Whether capital letters have to be capital; without it `oferta` finds `Oferta`. */
  readonly matchesCase: boolean;
  /** Whether accents count; without it `ca` finds `ça`. */
  readonly matchesAccents: boolean;
}

/** A place in words, in UTF-16 units: from the first one to before the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Stands for what is no letter of a run: a macro, a break. Nothing that is looked for reaches across one. */
const BARRIER = "\uFFFC";

/** Letters before it, most of all that are written, have no accents and one writing. */
const FIRST_BEYOND_ASCII = "\u0080";

/** Every place where words are found, from left to right, none over another. */
export function findInText(text: string, search: WordSearch): Span[] {
  const wanted = fold(search.text, search).text;
  if (wanted === "") return [];
  const { text: folded, starts } = fold(text, search);
  const spans: Span[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at)) {
    const end = at + wanted.length;
    const [from, last, to] = [starts[at], starts[end - 1], starts[end]];
    // What begins or ends within one letter, as an accent by itself would, is no match of whole letters.
    const isWhole = from !== undefined && to !== undefined && starts[at - 1] !== from && last !== to;
    if (isWhole) spans.push({ from, to });
    at = isWhole ? end : at + 1;
  }
  return spans;
}

/** The same in formatted words, whatever their formatting; places count macros and breaks as one unit each. */
export function findInRun(run: InlineText, search: WordSearch): Span[] {
  return search.text.includes(BARRIER) ? [] : findInText(run.map(unitsOf).join(""), search);
}

/** Words with others in some places of theirs, as `findInText` gives them. */
export function replaceInText(text: string, spans: readonly Span[], by: string): string {
  let replaced = "";
  let at = 0;
  for (const { from, to } of spans) {
    replaced += text.slice(at, from) + by;
    at = to;
  }
  return replaced + text.slice(at);
}

/** The same for formatted words: the new ones look as the first letter looked that they replace. Macros stay. */
export function replaceInRun(run: InlineText, spans: readonly Span[], by: string): InlineText {
  const nodes: InlineNode[] = [];
  let start = 0;
  for (const node of run) {
    const length = unitsOf(node).length;
    push(nodes, node.type === "text" ? { ...node, text: textWithin(node.text, start, spans, by) } : node);
    start += length;
  }
  return nodes;
}

/** A text node's part of a run that begins at `start`, with the spans cut out of it and `by` where one begins. */
function textWithin(text: string, start: number, spans: readonly Span[], by: string): string {
  let kept = "";
  let at = 0;
  for (const { from, to } of spans) {
    if (to <= start || from >= start + text.length) continue;
    kept += text.slice(at, Math.max(at, from - start)) + (from >= start ? by : "");
    at = Math.min(text.length, to - start);
  }
  return kept + text.slice(at);
}

/** Adds a node; one without words is left out, and neighbours of one look are one. */
function push(nodes: InlineNode[], node: InlineNode): void {
  if (node.type !== "text") {
    nodes.push(node);
    return;
  }
  if (node.text === "") return;
  const last = nodes.at(-1);
  if (last?.type === "text" && sameJson(last.marks ?? [], node.marks ?? []))
    nodes[nodes.length - 1] = { ...last, text: last.text + node.text };
  else nodes.push(node);
}

function unitsOf(node: InlineNode): string {
  return node.type === "text" ? node.text.replaceAll(BARRIER, " ") : BARRIER;
}

/** A text as it is compared, and for each unit of that where its letter begins; one more for the end. */
function fold(text: string, { matchesCase, matchesAccents }: WordSearch): { text: string; starts: number[] } {
  let folded = "";
  const starts: number[] = [];
  let at = 0;
  for (const letter of text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []) {
    const bare = letter.length === 1 && letter < FIRST_BEYOND_ASCII ? letter : bareOf(letter, matchesAccents);
    const shown = matchesCase ? bare : bare.toLowerCase();
    for (let unit = 0; unit < shown.length; unit++) starts.push(at);
    folded += shown;
    at += letter.length;
  }
  starts.push(at);
  return { text: folded, starts };
}

/** A letter in one writing of it, without its accents where they do not matter. */
function bareOf(letter: string, matchesAccents: boolean): string {
  const composed = letter.normalize("NFC");
  return matchesAccents ? composed : composed.normalize("NFD").replace(/(?<=.)\p{M}/gu, "");
}
