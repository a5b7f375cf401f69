import { hasWords, imageReference, inlineText, type Language, recordId, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";
import { SPOKEN_CHOICES } from "../spoken/spoken-languages.ts";
import { AGES } from "./comment-facts.ts";

const MOST_ITEMS = 100;
const MOST_AMOUNT = 999;
const MOST_LIKES = 9_999_999;

const UNITS = AGES.filter((age) => age !== "none" && age !== "now" && age !== "date");

export const commentsProps = z.strictObject({
  title: inlineText,
  /** What times and figures are written in. */
  language: z.enum(SPOKEN_CHOICES),
  /** Whether who writes is shown: their picture, or the first letters of their name. */
  hasPictures: z.boolean(),
  items: z
    .array(
      z.strictObject({
        id: recordId,
        name: inlineText,
        text: inlineText,
        picture: imageReference.nullable(),
        /** Whether it answers the last one above it that is no answer itself. */
        isReply: z.boolean(),
        /** How long ago it was written: some of a unit, or on a day. */
        age: z.enum(AGES),
        amount: z.number().int().min(1).max(MOST_AMOUNT),
        date: z.union([z.literal(""), z.iso.datetime({ offset: true })]),
        likes: z.number().int().min(0).max(MOST_LIKES),
      }),
    )
    .max(MOST_ITEMS),
});

function item(id: string, name: string, text: string, isReply = false) {
  return { id, name: words(name), text: words(text), picture: null, isReply, age: "none", amount: 1, date: "", likes: 0 };
}

function newItem(id: string, language: Language) {
  const { name, text } = MESSAGES.comments[language].seed;
  return item(id, name, text);
}

export const comments = defineBlock({
  kind: "comments",
  version: 1,
  category: "flow",
  slots: {},
  props: commentsProps,
  migrations: [],
  group: "utility",
  rank: 21,
  icon: "MessagesSquare",
  isOffered: true,
  messages: MESSAGES.comments,
  seed: (language) => {
    const { title, name, first, brand, reply, second } = MESSAGES.comments[language].seed;
    return {
      props: {
        title: words(title),
        language: "page",
        hasPictures: true,
        items: [item("a", name, first), item("b", brand, reply, true), item("c", name, second)],
      },
    };
  },
  panel: [
    { type: "inlineText", prop: "title" },
    { type: "choice", prop: "language", options: [...SPOKEN_CHOICES] },
    { type: "toggle", prop: "hasPictures" },
    {
      type: "items",
      prop: "items",
      max: MOST_ITEMS,
      item: [
        { type: "inlineText", prop: "text" },
        { type: "inlineText", prop: "name" },
        { type: "image", prop: "picture" },
        { type: "toggle", prop: "isReply" },
        { type: "choice", prop: "age", options: [...AGES] },
        { type: "number", prop: "amount", min: 1, max: MOST_AMOUNT, when: { prop: "age", is: UNITS } },
        { type: "dateTime", prop: "date", when: { prop: "age", is: ["date"] } },
        { type: "number", prop: "likes", min: 0, max: MOST_LIKES },
      ],
      newItem,
    },
  ],
  inlineText: { title: "inline", "items.*.name": "inline", "items.*.text": "inline" },
  styleGroups: BOX_STYLES,
  wearsOneColor: true,
  css: `:where(.v-comments){width:100%;max-width:720px;min-height:48px;font:16px/1.5 var(--font-text);color:var(--color-text);overflow-wrap:anywhere}
:where(.v-comments p){margin:0}
:where(.v-comments ol){display:grid;gap:20px;margin:0;padding:0;list-style:none}
:where(.v-comments li>ol){margin-block-start:16px;margin-inline-start:20px;padding-inline-start:16px;border-inline-start:2px solid color-mix(in srgb,currentColor 14%,transparent);gap:16px}
:where(.v-comments>.v-thread-name){margin-block-end:20px;padding-block-end:14px;border-block-end:1px solid var(--color-line);font:600 20px/1.3 var(--font-heading);color:var(--color-heading)}
:where(.v-comment){display:flex;gap:12px}
:where(.v-comment>.v-writer){flex:none;width:44px;height:44px;border-radius:50%;object-fit:cover;object-position:50% 25%}
:where(.v-comment>span.v-writer){background:color-mix(in srgb,var(--color-button) 16%,transparent);color:var(--color-heading);font-weight:600;line-height:44px;text-align:center}
:where(.v-comments li li .v-writer){width:34px;height:34px;font-size:13px;line-height:34px}
:where(.v-comment>div){min-width:0}
:where(.v-comment .v-bubble){width:fit-content;max-width:100%;padding:10px 16px 12px;border-radius:4px 18px 18px;background:color-mix(in srgb,var(--color-text) 7%,transparent)}
:where(.v-comment strong){font-weight:600;color:var(--color-heading)}
:where(.v-comment p[data-edit]){min-width:2em;min-height:1.5em}
:where(.v-comment a){color:var(--color-button)}
:where(.v-comment .v-facts){display:flex;flex-wrap:wrap;gap:2px 16px;padding:4px 16px 0;font-size:14px}
:where(.v-comment .v-likes)::before{content:"♥\\FE0E" / "";margin-inline-end:5px;color:var(--color-button)}
:where(.v-comments p:empty:not([data-edit]),.v-comments .v-empty:not([data-block] *),.v-comments.v-empty:not([data-block])){display:none}`,
  isUnfinished: ({ items }) => items.length === 0 || !items.every(({ text }) => hasWords(text)),
});
