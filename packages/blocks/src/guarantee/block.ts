import { hasWords, inlineText, paragraphs, plainText, richText, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

/** The longest guarantee whose days are counted: a year. */
const MOST_DAYS = 365;

const LEVELS = ["h2", "h3"] as const;

export const guaranteeProps = z.strictObject({
  /** How long it holds; 0: the seal bears a check instead of a number. */
  days: z.number().int().min(0).max(MOST_DAYS),
  title: inlineText,
  /** What the title is in the page's outline. */
  level: z.enum(LEVELS),
  content: richText,
});

/** A disc with a scalloped edge: dots as a dashed line along its rim. */
const SEAL =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'%3E%3Ccircle cx='50' cy='50' r='43' stroke='%23000' stroke-width='13' stroke-linecap='round' stroke-dasharray='0 1' pathLength='24'/%3E%3C/svg%3E\")";

export const guarantee = defineBlock({
  kind: "guarantee",
  version: 1,
  category: "flow",
  slots: {},
  props: guaranteeProps,
  migrations: [],
  group: "utility",
  rank: 22,
  icon: "ShieldCheck",
  isOffered: true,
  messages: MESSAGES.guarantee,
  seed: (language) => {
    const own = MESSAGES.guarantee[language].seed;
    return { props: { days: 7, title: words(own.title), level: "h2", content: paragraphs(own.first, own.second) } };
  },
  panel: [
    { type: "number", prop: "days", min: 0, max: MOST_DAYS },
    { type: "inlineText", prop: "title" },
    { type: "choice", prop: "level", options: [...LEVELS] },
    { type: "richText", prop: "content" },
  ],
  inlineText: { title: "inline", content: "rich" },
  check: {
    headings: ({ level, title }) => (hasWords(title) ? [{ level: Number(level.slice(1)), words: plainText(title) }] : []),
  },
  styleGroups: BOX_STYLES,
  // The words need a certain width beside the seal; where there is less, they stand below it.
  css: `:where(.v-guarantee){display:flex;flex-wrap:wrap;align-items:center;gap:24px 36px;width:100%;padding:32px;border:1px solid var(--color-line);border-radius:12px;background:var(--color-background);font-family:var(--font-text);color:var(--color-text);line-height:1.6;overflow-wrap:anywhere}
:where(.v-guarantee .v-seal){position:relative;display:flex;flex-direction:column;align-items:center;justify-content:center;flex:none;width:148px;height:148px;background:var(--color-button);color:var(--color-on-button);font:600 13px/1.2 var(--font-text);letter-spacing:.06em;text-align:center;text-transform:uppercase;--v-seal:${SEAL} 0/100%;-webkit-mask:var(--v-seal);mask:var(--v-seal)}
:where(.v-guarantee .v-seal)::before{content:"";position:absolute;inset:13px;border:1.5px solid;border-radius:50%;opacity:.55}
:where(.v-guarantee .v-days){font:700 48px/1 var(--font-heading);letter-spacing:-.02em;font-variant-numeric:tabular-nums}
:where(.v-guarantee svg){width:52px;height:52px}
:where(.v-guarantee .v-terms){flex:1 1 280px;min-width:0}
:where(.v-guarantee .v-title){margin:0 0 10px;font:700 27px/1.2 var(--font-heading);color:var(--color-heading);text-wrap:balance}
:where(.v-guarantee h3.v-title){font-size:21px}
:where(.v-guarantee .v-title:empty){display:none}
:where(.v-guarantee p){margin:0}
:where(.v-guarantee p+p){margin-block-start:.7em}
:where(.v-guarantee a){color:var(--color-button);text-underline-offset:.16em}
@media (max-width:767px){:where(.v-guarantee){padding:28px 24px}:where(.v-guarantee h2.v-title){font-size:23px}}`,
});
