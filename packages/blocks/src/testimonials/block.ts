import { imageReference, inlineText, type Language, recordId, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { RATING_CSS } from "../rating/rating-css.ts";
import { MESSAGES } from "../registry/messages.ts";
import { isQuoted } from "./is-quoted.ts";

const MOST_ITEMS = 60;

const LAYOUTS = ["cards", "quotes"] as const;
const COLUMNS = ["1", "2", "3"] as const;
const STARS = ["none", "5", "4.5", "4", "3.5", "3", "2.5", "2", "1.5", "1"] as const;

export const testimonialsProps = z.strictObject({
  layout: z.enum(LAYOUTS),
  /** How many cards stand side by side where there is room for them. */
  columns: z.enum(COLUMNS),
  /** Whether who speaks is shown: their picture, or the first letters of their name. */
  hasPictures: z.boolean(),
  items: z
    .array(
      z.strictObject({
        id: recordId,
        quote: inlineText,
        name: inlineText,
        /** What they do, or where they live. */
        role: inlineText,
        picture: imageReference.nullable(),
        stars: z.enum(STARS),
      }),
    )
    .max(MOST_ITEMS),
});

function newItem(id: string, language: Language, quote: string = MESSAGES.testimonials[language].seed.quote) {
  const { name, role } = MESSAGES.testimonials[language].seed;
  return { id, quote: words(quote), name: words(name), role: words(role), picture: null, stars: "none" };
}

export const testimonials = defineBlock({
  kind: "testimonials",
  version: 1,
  category: "flow",
  slots: {},
  props: testimonialsProps,
  migrations: [],
  group: "utility",
  rank: 20,
  icon: "MessageSquareQuote",
  isOffered: true,
  messages: MESSAGES.testimonials,
  seed: (language) => {
    const own = MESSAGES.testimonials[language].seed;
    return {
      props: {
        layout: "cards",
        columns: "3",
        hasPictures: true,
        items: [newItem("a", language, own.first), newItem("b", language, own.second), newItem("c", language, own.third)],
      },
    };
  },
  panel: [
    { type: "choice", prop: "layout", options: [...LAYOUTS] },
    { type: "choice", prop: "columns", options: [...COLUMNS], when: { prop: "layout", is: ["cards"] } },
    { type: "toggle", prop: "hasPictures" },
    {
      type: "items",
      prop: "items",
      max: MOST_ITEMS,
      item: [
        { type: "inlineText", prop: "quote" },
        { type: "inlineText", prop: "name" },
        { type: "inlineText", prop: "role" },
        { type: "image", prop: "picture" },
        { type: "choice", prop: "stars", options: [...STARS] },
      ],
      newItem,
    },
  ],
  inlineText: { "items.*.quote": "inline", "items.*.name": "inline", "items.*.role": "inline" },
  styleGroups: BOX_STYLES,
  // Cards become fewer side by side by the room they have, not by the window's: they may stand in a column.
  css: `:where(.v-testimonials){display:grid;grid:none/repeat(auto-fit,minmax(min(100%,max(250px,var(--v-w,100%))),1fr));gap:24px;width:100%;min-height:48px;font-family:var(--font-text);color:var(--color-text);overflow-wrap:anywhere}
:where(.v-of-2){--v-w:50% - 12px}:where(.v-of-3){--v-w:33.3% - 16px}
:where(.v-said){display:flex;flex-direction:column;gap:16px;margin:0}
:where(.v-cards>.v-said){padding:28px;border:1px solid var(--color-line);border-radius:12px;background:var(--color-background)}
:where(.v-quotes>*+*){padding-block:32px 0;border-block-start:1px solid var(--color-line)}
:where(.v-said blockquote){margin:0;min-height:1em;max-width:44em}
:where(.v-quotes blockquote){font:500 clamp(21px,3vw,27px)/1.4 var(--font-heading);color:var(--color-heading)}
:where(.v-said :is(a,.v-mark)){color:var(--color-button)}
:where(.v-said .v-mark){height:28px;font:64px/1 Georgia,serif}
:where(.v-said figcaption){margin-block:auto 0;color:var(--color-heading)}
:where(.v-letters,.v-by,.v-said img){display:inline-block;vertical-align:middle}
:where(.v-letters,.v-said img){width:48px;height:48px;margin-inline-end:12px;border-radius:50%;object-fit:cover;object-position:50% 25%}
:where(.v-letters){background:color-mix(in srgb,var(--color-button) 14%,#0000);font-weight:600;line-height:48px;text-align:center}
:where(.v-by){max-width:calc(100% - 60px);line-height:1.4}
:where(.v-by>*){display:block}
:where(.v-by>:empty,:is(.v-testimonials,.v-said).v-empty:not([data-block] *)){display:none}`,
  sharedCss: [RATING_CSS],
  isUnfinished: ({ items }) => items.length === 0 || !items.every(isQuoted),
});
