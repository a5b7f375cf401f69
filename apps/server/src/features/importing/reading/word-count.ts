import type { Json } from "@vitrine/document";
import type { Piece } from "./piece.ts";
import { isUnread } from "./tree/elements.ts";
import { type HtmlParent, isElement } from "./tree/parse-html.ts";
import { isHidden } from "./tree/what-it-is.ts";

function wordsAmong(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words that somebody reads in a part of a page. */
function wordsIn(parent: HtmlParent): string[] {
  return parent.childNodes.flatMap((node) => {
    if ("value" in node) return wordsAmong(node.value);
    return isElement(node) && !isUnread(node) && !isHidden(node) ? wordsIn(node) : [];
  });
}

/** Props of blocks that people read as words. */
const READ = new Set(["text", "label", "submitLabel", "options", "placeholder"]);

function wordsOfProps(value: Json, isRead: boolean): string[] {
  if (typeof value === "string") return isRead ? wordsAmong(value) : [];
  if (Array.isArray(value)) return value.flatMap((each) => wordsOfProps(each, isRead));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, each]) => wordsOfProps(each, READ.has(key)));
}

function wordsOfPieces(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ props, slots }) => [
    ...wordsOfProps(props as Json, false),
    ...Object.values(slots ?? {}).flatMap(wordsOfPieces),
  ]);
}

/** How many words a page shows, and how many of these, each as often as it stands there, its blocks say too. */
export function compareWords(body: HtmlParent, sections: readonly Piece[]): { readonly found: number; readonly kept: number } {
  const found = wordsIn(body);
  const left = new Map<string, number>();
  for (const word of wordsOfPieces(sections)) left.set(word, (left.get(word) ?? 0) + 1);
  const kept = found.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return { found: found.length, kept: kept.length };
}
