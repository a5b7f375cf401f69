import { paragraphs, words } from "@vitrine/document";
import type { BlockSeed } from "../define-block.ts";

/** A new slide with a heading and a text in it. */
export function slideSeed(title: string, text: string): BlockSeed {
  return {
    kind: "slide",
    props: {},
    slots: {
      content: [
        { kind: "heading", props: { level: "h3", content: words(title) } },
        { kind: "text", props: { content: paragraphs(text) } },
      ],
    },
  };
}
