import { paragraphs, words } from "@vitrine/document";
import type { BlockSeed } from "../define-block.ts";

/** A new tab with its title and, where there are words for one, a text in it. */
export function tabSeed(title: string, text: string): BlockSeed {
  return {
    kind: "tab",
    props: { title: words(title) },
    slots: { content: text === "" ? [] : [{ kind: "text", props: { content: paragraphs(text) } }] },
  };
}
