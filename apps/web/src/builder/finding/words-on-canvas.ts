import { MACRO_ATTRIBUTE } from "@vitrine/blocks";
import { BLOCK_MARK } from "../canvas/frame/canvas-marks.ts";
import type { WordPlace } from "./block-words.ts";

/** Letters of a block as the canvas draws them: a text's, or a space for a macro or a break, as found words count them. */
interface Piece {
  readonly node: Node;
  readonly text: string;
}

/** Something that may be what a place's words are drawn as: a text, or all letters of an element. */
interface Candidate {
  readonly pieces: readonly Piece[];
  readonly text: string;
}

/**
 * Where found words of one block are drawn, in the order of the places; `null` for those that are not, such as what
 * describes a picture or stands in an empty field. Blocks inside of it are not looked at.
 */
export function wordsOnCanvas(root: HTMLElement, places: readonly WordPlace[]): (Range | null)[] {
  const candidates = candidatesIn(root);
  /** Which of them each text of the block is, by the way to it: texts that read alike are taken in their order. */
  const takenBy = new Map<string, Candidate | null>();
  const taken = new Set<Candidate>();
  return places.map(({ path, text, span }) => {
    const way = path.join("/");
    let candidate = takenBy.get(way);
    if (candidate === undefined) {
      candidate = candidates.find((each) => !taken.has(each) && each.text.trim() === text.trim()) ?? null;
      takenBy.set(way, candidate);
      // What is drawn by the same letters is taken with it: an element and the one text in it.
      for (const each of candidates) if (candidate?.pieces.some((piece) => each.pieces.includes(piece))) taken.add(each);
    }
    if (!candidate) return null;
    const shift = indent(candidate.text) - indent(text);
    return rangeIn(candidate.pieces, span.from + shift, span.to + shift);
  });
}

function indent(text: string): number {
  return text.length - text.trimStart().length;
}

/** An element and every one within it, and each text, in the order of the page; the outer ones first. */
function candidatesIn(root: Element): Candidate[] {
  const candidates: Candidate[] = [];
  const visit = (element: Element): Piece[] => {
    const at = candidates.length;
    const pieces: Piece[] = [];
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) {
        const piece = { node: child, text: child.nodeValue ?? "" };
        pieces.push(piece);
        candidates.push({ pieces: [piece], text: piece.text });
      } else if (child.nodeType === Node.ELEMENT_NODE) {
        const inner = child as Element;
        if (inner.hasAttribute(BLOCK_MARK)) continue;
        if (inner.hasAttribute(MACRO_ATTRIBUTE) || inner.localName === "br") pieces.push({ node: inner, text: " " });
        else pieces.push(...visit(inner));
      }
    }
    if (pieces.length > 0) candidates.splice(at, 0, { pieces, text: pieces.map(({ text }) => text).join("") });
    return pieces;
  };
  visit(root);
  return candidates;
}

function rangeIn(pieces: readonly Piece[], from: number, to: number): Range | null {
  const begin = pointAt(pieces, from, false);
  const end = pointAt(pieces, to, true);
  if (!begin || !end) return null;
  const range = begin.node.ownerDocument?.createRange();
  range?.setStart(begin.node, begin.offset);
  range?.setEnd(end.node, end.offset);
  return range ?? null;
}

/** The text that a place is in, and where there; one between two texts is the end of the first where something ends. */
function pointAt(pieces: readonly Piece[], at: number, isEnd: boolean): { node: Node; offset: number } | null {
  let start = 0;
  for (const { node, text } of pieces) {
    const end = start + text.length;
    if (node.nodeType === Node.TEXT_NODE && at >= start && (isEnd ? at <= end : at < end)) return { node, offset: at - start };
    start = end;
  }
  return null;
}
