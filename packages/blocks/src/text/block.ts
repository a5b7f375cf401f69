import { hasWords, paragraphs, richText } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

export const textProps = z.strictObject({ content: richText });

export const text = defineBlock({
  kind: "text",
  version: 1,
  category: "flow",
  slots: {},
  props: textProps,
  migrations: [],
  group: "text",
  rank: 20,
  icon: "Pilcrow",
  isOffered: true,
  messages: MESSAGES.text,
  seed: (language) => ({ props: { content: paragraphs(MESSAGES.text[language].seed.content) } }),
  panel: [{ type: "richText", prop: "content" }],
  inlineText: { content: "rich" },
  check: { words: ({ content }) => (hasWords(content) ? { color: "color-text" } : null) },
  styleGroups: BOX_STYLES,
  css: `:where(.v-text){font-family:var(--font-text);color:var(--color-text);line-height:1.6;overflow-wrap:break-word;text-wrap:pretty}
:where(.v-text p){margin:0}
:where(.v-text p+p){margin-block-start:.85em}
:where(.v-text a){color:var(--color-button);text-underline-offset:.16em}`,
});
