import { inlineText, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { RATING_CSS } from "../rating/rating-css.ts";
import { MESSAGES } from "../registry/messages.ts";

const SIZES = ["small", "medium", "large"] as const;

export const starsProps = z.strictObject({
  /** How many of five stars are filled; shown to the hundredth. */
  rating: z.number().min(0).max(5),
  size: z.enum(SIZES),
  /** Whether the rating also stands there as a number. */
  hasNumber: z.boolean(),
  /** Who rated, and how many, in the owner's words. */
  note: inlineText,
});

export const stars = defineBlock({
  kind: "stars",
  version: 1,
  category: "flow",
  slots: {},
  props: starsProps,
  migrations: [],
  group: "utility",
  rank: 24,
  icon: "Star",
  isOffered: true,
  messages: MESSAGES.stars,
  seed: (language) => ({ props: { rating: 5, size: "medium", hasNumber: true, note: words(MESSAGES.stars[language].seed.note) } }),
  panel: [
    { type: "number", prop: "rating", min: 0, max: 5, step: 0.1 },
    { type: "toggle", prop: "hasNumber" },
    { type: "inlineText", prop: "note" },
    { type: "choice", prop: "size", options: [...SIZES] },
  ],
  inlineText: { note: "inline" },
  styleGroups: BOX_STYLES,
  // The words keep their size beside large stars, and go below them as a whole where they do not fit.
  css: `:where(.v-stars){font:17px/1.5 var(--font-text);color:var(--color-text);overflow-wrap:anywhere}
:where(.v-stars>*){display:inline-block;vertical-align:middle}
:where(.v-stars>svg,.v-stars>strong){margin-inline-end:10px}
:where(.v-stars>strong){font-size:1.15em;line-height:1.3;color:var(--color-heading);font-variant-numeric:tabular-nums}
:where(.v-stars.v-small>*){font-size:.85em}
:where(.v-stars.v-large>svg,.v-stars.v-large>strong){font-size:1.65em}
:where(.v-stars a){color:var(--color-button);text-underline-offset:.16em}`,
  sharedCss: [RATING_CSS],
});
