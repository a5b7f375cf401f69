import { hasWords, inlineText, type Language, plainText, recordId, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

const LEVELS = ["h2", "h3", "h4"] as const;

const MOST_LINES = 40;
const MOST_IN_AMOUNT = 40;

/** What something costs, as its owner writes it: nothing is worked out of it. */
const amount = z.string().max(MOST_IN_AMOUNT);

export const orderSummaryProps = z.strictObject({
  /** What its title is in the page's outline. */
  level: z.enum(LEVELS),
  title: inlineText,
  items: z.array(z.strictObject({ id: recordId, content: inlineText, amount })).max(MOST_LINES),
  hasDiscount: z.boolean(),
  discountLabel: inlineText,
  discountAmount: amount,
  totalLabel: inlineText,
  totalAmount: amount,
  note: inlineText,
});

const item = (id: string, content: string, cost: string) => ({ id, content: words(content), amount: cost });

const newItem = (id: string, language: Language) => {
  const own = MESSAGES["order-summary"][language].seed;
  return item(id, own.item, own.itemAmount);
};

export const orderSummary = defineBlock({
  kind: "order-summary",
  version: 1,
  category: "flow",
  slots: {},
  props: orderSummaryProps,
  migrations: [],
  group: "utility",
  rank: 34,
  icon: "ReceiptText",
  isOffered: true,
  messages: MESSAGES["order-summary"],
  seed: (language) => {
    const own = MESSAGES["order-summary"][language].seed;
    return {
      props: {
        level: "h3",
        title: words(own.title),
        items: [item("a", own.first, own.firstAmount), item("b", own.second, own.secondAmount)],
        hasDiscount: false,
        discountLabel: words(own.discountLabel),
        discountAmount: own.discountAmount,
        totalLabel: words(own.totalLabel),
        totalAmount: own.totalAmount,
        note: [],
      },
    };
  },
  panel: [
    { type: "inlineText", prop: "title" },
    {
      type: "items",
      prop: "items",
      max: MOST_LINES,
      item: [
        { type: "inlineText", prop: "content" },
        { type: "text", prop: "amount", maxLength: MOST_IN_AMOUNT },
      ],
      newItem,
    },
    { type: "toggle", prop: "hasDiscount" },
    { type: "inlineText", prop: "discountLabel", when: { prop: "hasDiscount", is: [true] } },
    { type: "text", prop: "discountAmount", maxLength: MOST_IN_AMOUNT, when: { prop: "hasDiscount", is: [true] } },
    { type: "inlineText", prop: "totalLabel" },
    { type: "text", prop: "totalAmount", maxLength: MOST_IN_AMOUNT },
    { type: "inlineText", prop: "note" },
    { type: "choice", prop: "level", options: [...LEVELS] },
  ],
  inlineText: {
    ...{ title: "inline", "items.*.content": "inline", discountLabel: "inline", totalLabel: "inline", note: "inline" },
  },
  check: {
    headings: ({ level, title }) => (hasWords(title) ? [{ level: Number(level.slice(1)), words: plainText(title) }] : []),
  },
  styleGroups: BOX_STYLES,
  css: `:where(.v-order-summary){display:grid;gap:16px;width:100%;max-width:480px;padding:28px;border:1px solid var(--color-line);border-radius:16px;font:16px/1.5 var(--font-text);color:var(--color-text);background:var(--color-background);overflow-wrap:anywhere}
:where(.v-order-summary *){margin:0}
:where(.v-order-summary>.v-title){font:700 22px/1.25 var(--font-heading);color:var(--color-heading)}
:where(.v-order-summary>dl){display:grid;gap:12px}
:where(.v-order-summary dl>div){display:flex;justify-content:space-between;gap:4px 24px}
:where(.v-order-summary dt){flex:1 1 0}
:where(.v-order-summary dd){max-width:60%;text-align:end;font-variant-numeric:tabular-nums}
:where(.v-order-summary .v-off){color:var(--color-button);font-weight:600}
:where(.v-order-summary .v-total){align-items:baseline;padding-block-start:16px;border-block-start:1px solid var(--color-line);font-weight:700;color:var(--color-heading)}
:where(.v-order-summary .v-total>dd){font:700 26px/1.2 var(--font-heading);font-variant-numeric:tabular-nums}
:where(.v-order-summary>p){font-size:14px}
:where(.v-order-summary a){color:var(--color-button)}
:where(.v-order-summary a:focus-visible){outline:3px solid var(--color-button);outline-offset:3px}`,
  isUnfinished: ({ items, totalAmount }) => items.length === 0 || totalAmount.trim() === "",
});
