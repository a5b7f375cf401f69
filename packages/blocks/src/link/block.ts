import { hasWords, href, inlineText, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { drawing } from "../drawing/drawing.ts";
import { MESSAGES } from "../registry/messages.ts";

const LOOKS = ["plain", "underlined", "arrow"] as const;

export const linkProps = z.strictObject({
  content: inlineText,
  /** Where it leads; empty for the page's default link. */
  href,
  newTab: z.boolean(),
  look: z.enum(LOOKS),
  /** Stands before the words; null for none. */
  drawing: drawing.nullable(),
});

export const link = defineBlock({
  kind: "link",
  version: 1,
  category: "flow",
  slots: {},
  props: linkProps,
  migrations: [],
  group: "text",
  rank: 42,
  icon: "Link",
  isOffered: true,
  messages: MESSAGES.link,
  seed: (language) => ({
    props: { content: words(MESSAGES.link[language].seed.content), href: "", newTab: false, look: "arrow", drawing: null },
  }),
  panel: [
    { type: "inlineText", prop: "content" },
    { type: "link", prop: "href", of: "content" },
    { type: "toggle", prop: "newTab" },
    { type: "choice", prop: "look", options: [...LOOKS] },
    { type: "icon", prop: "drawing" },
  ],
  inlineText: { content: "inline" },
  check: { words: () => ({ color: "color-button", size: 17, weight: 600 }) },
  styleGroups: BOX_STYLES,
  // Not by its own class, which a button that looks like a link bears too.
  css: `:where(.v-words-link){display:inline-flex;align-items:center;gap:.5em;width:fit-content;max-width:100%;min-height:44px;color:var(--color-button);font:600 17px/1.4 var(--font-text);text-decoration:none;text-underline-offset:.22em}
:where(.v-words-link>span){min-width:0;overflow-wrap:anywhere}
:where(.v-words-link:hover>span,.v-words-underlined>span){text-decoration:underline}
:where(.v-words-link:focus-visible){outline:3px solid var(--color-button);outline-offset:3px;border-radius:4px}
:where(.v-words-link>svg){flex:none;width:1.2em;height:1.2em}
@media (prefers-reduced-motion:no-preference){:where(.v-words-link>span+svg){transition:translate .15s ease-out}:where(.v-words-link:hover>span+svg){translate:4px}}
:where(.v-words-link:dir(rtl)>span+svg){scale:-1 1}
:where(.v-words-link.v-empty:not([data-block])){display:none}`,
  isUnfinished: ({ content }) => !hasWords(content),
});
