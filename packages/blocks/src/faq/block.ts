import { hasWords, inlineText, type Language, paragraphs, recordId, richText, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

const MOST_ITEMS = 60;

export const faqProps = z.strictObject({
  items: z.array(z.strictObject({ id: recordId, question: inlineText, answer: richText })).max(MOST_ITEMS),
  isFirstOpen: z.boolean(),
});

const item = (id: string, question = "", answer = "") => ({ id, question: words(question), answer: paragraphs(answer) });

const newItem = (id: string, language: Language) => item(id, MESSAGES.faq[language].seed.question, MESSAGES.faq[language].seed.answer);

export const faq = defineBlock({
  kind: "faq",
  version: 1,
  category: "flow",
  slots: {},
  props: faqProps,
  migrations: [],
  group: "utility",
  rank: 10,
  icon: "MessageCircleQuestionMark",
  isOffered: true,
  messages: MESSAGES.faq,
  seed: (language) => {
    const own = MESSAGES.faq[language].seed;
    return {
      props: {
        items: [
          item("a", own.firstQuestion, own.firstAnswer),
          item("b", own.secondQuestion, own.secondAnswer),
          item("c", own.thirdQuestion, own.thirdAnswer),
        ],
        isFirstOpen: true,
      },
    };
  },
  panel: [
    { type: "toggle", prop: "isFirstOpen" },
    {
      type: "items",
      prop: "items",
      max: MOST_ITEMS,
      item: [
        { type: "inlineText", prop: "question" },
        { type: "richText", prop: "answer" },
      ],
      newItem,
    },
  ],
  inlineText: { "items.*.question": "inline", "items.*.answer": "rich" },
  styleGroups: BOX_STYLES,
  wearsOneColor: true,
  // A question without words would be a button without a name: it is for its owner alone.
  css: `:where(.v-faq){width:100%;overflow-wrap:anywhere;font-family:var(--font-text);color:var(--color-text)}
:where(.v-faq>details){border-block-end:1px solid var(--color-line)}
:where(.v-faq>details:first-child){border-block-start:1px solid var(--color-line)}
:where(.v-faq summary){display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:48px;padding:16px 4px;font-weight:600;line-height:1.4;color:var(--color-heading);list-style:none;cursor:pointer}
:where(.v-faq summary)::-webkit-details-marker{display:none}
:where(.v-faq summary)::after{content:"";flex:none;width:14px;height:14px;background:linear-gradient(currentColor,currentColor) center/14px 2px no-repeat,linear-gradient(currentColor,currentColor) center/2px 14px no-repeat;transition:rotate .15s ease-out}
:where(.v-faq details[open]>summary)::after{background-size:14px 2px,0 0;rotate:180deg}
:where(.v-faq summary:focus-visible){outline:2px solid var(--color-button);outline-offset:2px}
:where(.v-faq .v-answer){padding:0 4px 20px;line-height:1.6}
:where(.v-faq .v-answer p){margin:0}
:where(.v-faq .v-answer p+p){margin-block-start:.85em}
:where(.v-faq .v-answer a){color:var(--color-button);text-underline-offset:.16em}
:where(.v-faq:not([data-block])>details:has(>summary>:empty)){display:none}`,
  isUnfinished: ({ items }) => items.length === 0 || !items.every(({ question, answer }) => hasWords(question) && hasWords(answer)),
});
