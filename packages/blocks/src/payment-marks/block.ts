import { imageReference, type Language, recordId } from "@vitrine/document";
import { z } from "zod";
import { PAYMENT_MARKS } from "../brand-marks/payment-marks.data.ts";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";
import { CARD_SIZES, CARDS } from "./card-size.ts";

/** Those whose mark is at hand, the bank slip, which has none, and any other by an image of its owner's. */
const MARKS = [...(Object.keys(PAYMENT_MARKS) as (keyof typeof PAYMENT_MARKS)[]), "boleto", "own"] as const;
type Mark = (typeof MARKS)[number];

const LOOKS = ["brand", "single"] as const;
const PLACES = ["start", "center", "end"] as const;

const MOST_ITEMS = 30;

export const paymentMarksProps = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: recordId,
        mark: z.enum(MARKS),
        /** Only of one's own. */
        image: imageReference.nullable(),
        /** What one's own is called, for those who do not see it. */
        alt: z.string().max(300),
      }),
    )
    .max(MOST_ITEMS),
  /** In each brand's colour on white, or all in that of the block. */
  look: z.enum(LOOKS),
  size: z.enum(CARD_SIZES),
  align: z.enum(PLACES),
});

const item = (id: string, mark: Mark) => ({ id, mark, image: null, alt: "" });

/** What most buyers of the language's countries pay with. */
const FIRST: Readonly<Record<Language, readonly Mark[]>> = {
  pt: ["pix", "visa", "mastercard", "boleto"],
  en: ["visa", "mastercard", "americanexpress", "paypal"],
  es: ["visa", "mastercard", "americanexpress", "mercadopago"],
};

const cards = CARD_SIZES.map((size) => `:where(.v-pay-${size}>li){width:${CARDS[size].width}px;height:${CARDS[size].height}px}`);

export const paymentMarks = defineBlock({
  kind: "payment-marks",
  version: 1,
  category: "flow",
  slots: {},
  props: paymentMarksProps,
  migrations: [],
  group: "utility",
  rank: 36,
  icon: "CreditCard",
  isOffered: true,
  messages: MESSAGES["payment-marks"],
  seed: (language) => ({
    props: { items: FIRST[language].map((mark, index) => item(`p${index}`, mark)), look: "brand", size: "medium", align: "center" },
  }),
  panel: [
    {
      type: "items",
      prop: "items",
      max: MOST_ITEMS,
      item: [
        { type: "choice", prop: "mark", options: [...MARKS] },
        { type: "image", prop: "image", alt: "alt", when: { prop: "mark", is: ["own"] } },
        { type: "text", prop: "alt", maxLength: 300, when: { prop: "mark", is: ["own"] } },
      ],
      newItem: (id) => item(id, "own"),
    },
    { type: "choice", prop: "look", options: [...LOOKS] },
    { type: "choice", prop: "size", options: [...CARD_SIZES] },
    { type: "choice", prop: "align", options: [...PLACES] },
  ],
  styleGroups: BOX_STYLES,
  // A place without an image shows in the editor alone.
  css: `:where(.v-payment-marks){display:flex;flex-wrap:wrap;gap:8px;width:100%;margin:0;padding:0;list-style:none;color:var(--color-text)}
:where(.v-pay-center){justify-content:center}
:where(.v-pay-end){justify-content:end}
:where(.v-payment-marks>li){display:flex;align-items:center;justify-content:center;overflow:hidden;border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:8px}
${cards.join("\n")}
:where(.v-pay-brand>li){border-color:#0b1a2626;background:#fff;color:#17212b}
:where(.v-payment-marks svg){flex:none}
:where(.v-payment-marks img){display:block;width:100%;height:100%;padding:5px 7px;object-fit:contain}
:where(.v-payment-marks>.v-pay-no){border:1px dashed #0b1a2680}
:where(.v-payment-marks:not([data-block])>.v-pay-no,.v-payment-marks.v-empty:not([data-block])){display:none}`,
  isUnfinished: ({ items }) => items.length === 0 || items.some(({ mark, image }) => mark === "own" && image === null),
});
