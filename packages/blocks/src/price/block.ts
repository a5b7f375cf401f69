import { hasWords, href, inlineText, type Language, plainText, recordId, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";
import { leadingFigure } from "./leading-figure.ts";

const LEVELS = ["h2", "h3", "h4"] as const;
const PRICE_TYPES = ["single", "instalments", "subscription"] as const;
const PERIODS = ["week", "month", "year"] as const;

const MOST_ITEMS = 40;
const MOST_INSTALMENTS = 60;
const MOST_IN_AMOUNT = 40;

export const priceProps = z.strictObject({
  /** What its title is in the page's outline. */
  level: z.enum(LEVELS),
  title: inlineText,
  description: inlineText,
  /** Which figure leads: the whole price, one of its instalments, or what is paid again each period. */
  priceType: z.enum(PRICE_TYPES),
  /** The price as its owner writes it, with what stands before and behind it: `por`, `R$ 297`, `à vista`. */
  prefix: z.string().max(MOST_IN_AMOUNT),
  value: inlineText,
  suffix: z.string().max(MOST_IN_AMOUNT),
  instalmentCount: z.number().int().min(2).max(MOST_INSTALMENTS),
  /** What one instalment costs; empty where nothing is paid in instalments. */
  instalmentValue: z.string().max(MOST_IN_AMOUNT),
  period: z.enum(PERIODS),
  /** What it cost before, struck through; empty for none. */
  oldPrice: z.string().max(MOST_IN_AMOUNT),
  items: z.array(z.strictObject({ id: recordId, content: inlineText, isIncluded: z.boolean() })).max(MOST_ITEMS),
  /** The button's words; without any there is no button. */
  label: inlineText,
  /** Where the button leads; empty for the page's default link. */
  href,
  newTab: z.boolean(),
  /** Whether the button waits until a box is ticked. */
  hasCheckbox: z.boolean(),
  checkboxText: inlineText,
  note: inlineText,
  isHighlighted: z.boolean(),
  ribbon: z.string().max(MOST_IN_AMOUNT),
});

const item = (id: string, content: string) => ({ id, content: words(content), isIncluded: true });

const newItem = (id: string, language: Language) => item(id, MESSAGES.price[language].seed.item);

export const price = defineBlock({
  kind: "price",
  version: 1,
  category: "flow",
  slots: {},
  props: priceProps,
  migrations: [],
  group: "utility",
  rank: 30,
  icon: "Tag",
  isOffered: true,
  messages: MESSAGES.price,
  seed: (language) => {
    const own = MESSAGES.price[language].seed;
    return {
      props: {
        level: "h3",
        title: words(own.title),
        description: words(own.description),
        priceType: "instalments",
        prefix: "",
        value: words(own.value),
        suffix: own.suffix,
        instalmentCount: 10,
        instalmentValue: own.instalmentValue,
        period: "month",
        oldPrice: "",
        items: [item("a", own.first), item("b", own.second), item("c", own.third)],
        label: words(own.label),
        href: "",
        newTab: false,
        hasCheckbox: false,
        checkboxText: words(own.checkboxText),
        note: [],
        isHighlighted: false,
        ribbon: own.ribbon,
      },
    };
  },
  panel: [
    { type: "inlineText", prop: "title" },
    { type: "inlineText", prop: "description" },
    { type: "choice", prop: "priceType", options: [...PRICE_TYPES] },
    { type: "text", prop: "prefix", maxLength: MOST_IN_AMOUNT },
    { type: "inlineText", prop: "value" },
    { type: "text", prop: "suffix", maxLength: MOST_IN_AMOUNT },
    { type: "choice", prop: "period", options: [...PERIODS], when: { prop: "priceType", is: ["subscription"] } },
    { type: "number", prop: "instalmentCount", min: 2, max: MOST_INSTALMENTS, when: { prop: "priceType", is: ["single", "instalments"] } },
    { type: "text", prop: "instalmentValue", maxLength: MOST_IN_AMOUNT, when: { prop: "priceType", is: ["single", "instalments"] } },
    { type: "text", prop: "oldPrice", maxLength: MOST_IN_AMOUNT },
    {
      type: "items",
      prop: "items",
      max: MOST_ITEMS,
      item: [
        { type: "inlineText", prop: "content" },
        { type: "toggle", prop: "isIncluded" },
      ],
      newItem,
    },
    { type: "inlineText", prop: "label" },
    { type: "link", prop: "href", of: "label" },
    { type: "toggle", prop: "newTab" },
    { type: "toggle", prop: "hasCheckbox" },
    { type: "inlineText", prop: "checkboxText", when: { prop: "hasCheckbox", is: [true] } },
    { type: "inlineText", prop: "note" },
    { type: "toggle", prop: "isHighlighted" },
    { type: "text", prop: "ribbon", maxLength: MOST_IN_AMOUNT, when: { prop: "isHighlighted", is: [true] } },
    { type: "choice", prop: "level", options: [...LEVELS] },
  ],
  inlineText: {
    title: "inline",
    description: "inline",
    value: "inline",
    "items.*.content": "inline",
    label: "inline",
    checkboxText: "inline",
    note: "inline",
  },
  check: {
    headings: ({ level, title }) => (hasWords(title) ? [{ level: Number(level.slice(1)), words: plainText(title) }] : []),
  },
  styleGroups: BOX_STYLES,
  // The button that waits and the one that leads on share a place; the ticked box decides which of them is there, for
  // eyes, keyboards and screen readers alike.
  css: `:where(.v-price){--v-c:var(--color-button);display:flex;flex-flow:column;flex-grow:1;gap:20px;width:100%;max-width:420px;padding:32px 28px;border:1px solid var(--color-line);border-radius:16px;font:16px/1.5 var(--font-text);color:var(--color-text);background:var(--color-background);overflow-wrap:anywhere}
:where(.v-price.v-high){border-color:var(--v-c);box-shadow:0 0 0 1px var(--v-c)}
:where(.v-price *){margin:0}
:where(.v-price>div){display:grid;gap:4px}
:where(.v-price a){color:var(--v-c)}
:where(.v-price>.v-ribbon){align-self:center;margin-block:-46px -3px;padding:4px 16px;border-radius:16px;font-weight:600}
:where(.v-price .v-title,.v-amount>strong){font:700 22px/1.25 var(--font-heading);color:var(--color-heading)}
:where(.v-amount>strong){font-size:42px}
:where(.v-price>ul){display:grid;gap:10px;padding:20px 0 0;border-block-start:1px solid var(--color-line);list-style:none}
:where(.v-price li){display:flex;gap:10px}
:where(.v-price i){flex:none;width:7px;height:13px;margin:3px 5px;border:solid var(--v-c);border-width:0 2px 2px 0;rotate:45deg}
:where(.v-price i[role]){width:0;margin-inline:7.5px;border-color:currentColor;rotate:90deg}
:where(.v-price>.v-order){grid-template-columns:auto 1fr;align-items:center;gap:0 12px;margin-block-start:auto}
:where(.v-price input){width:24px;height:24px;accent-color:var(--v-c)}
:where(.v-price label){padding-block:10px}
:where(.v-price .v-buy){grid-area:2/1/3/3;padding:16px 20px;border-radius:8px;font:600 17px/1.25 var(--font-button);text-align:center;text-decoration:none}
:where(.v-price .v-buy,.v-price>.v-ribbon){color:var(--color-on-button);background:var(--v-c)}
:where(.v-buy:hover){filter:brightness(1.08)}
:where(.v-price :focus-visible){outline:3px solid var(--v-c);outline-offset:3px}
:where(.v-wait){color:inherit;background:var(--color-line)}
:where(.v-wait+a,:checked~.v-wait){visibility:hidden}
:where(:checked~.v-wait+a){visibility:visible}
:where(.v-price>p){font-size:14px;text-align:center}`,
  isUnfinished: (props) => leadingFigure(props) === null,
});
