import { hasWords, inlineText, plainText, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

export const headingProps = z.strictObject({
  level: z.enum(["h1", "h2", "h3", "h4"]),
  content: inlineText,
});

/** As its look says. */
const SIZES = {
  h1: { size: 48, sizeOnPhones: 34 },
  h2: { size: 34, sizeOnPhones: 27 },
  h3: { size: 24, sizeOnPhones: 21 },
  h4: { size: 19 },
} as const;

export const heading = defineBlock({
  kind: "heading",
  version: 1,
  category: "flow",
  slots: {},
  props: headingProps,
  migrations: [],
  group: "text",
  rank: 10,
  icon: "Heading",
  isOffered: true,
  messages: MESSAGES.heading,
  seed: (language) => ({ props: { level: "h2", content: words(MESSAGES.heading[language].seed.content) } }),
  panel: [
    { type: "choice", prop: "level", options: ["h1", "h2", "h3", "h4"] },
    { type: "inlineText", prop: "content" },
  ],
  inlineText: { content: "inline" },
  check: {
    headings: ({ level, content }) => [{ level: Number(level.slice(1)), words: plainText(content) }],
    words: ({ level, content }) => (hasWords(content) ? { color: "color-heading", weight: 700, ...SIZES[level] } : null),
  },
  styleGroups: BOX_STYLES,
  css: `:where(.v-heading){margin:0;font-family:var(--font-heading);color:var(--color-heading);font-weight:700;line-height:1.15;letter-spacing:-.01em;text-wrap:balance;overflow-wrap:break-word}
:where(h1.v-heading){font-size:48px}:where(h2.v-heading){font-size:34px}:where(h3.v-heading){font-size:24px}:where(h4.v-heading){font-size:19px}
@media (max-width:767px){:where(h1.v-heading){font-size:34px}:where(h2.v-heading){font-size:27px}:where(h3.v-heading){font-size:21px}}`,
});
