import { hasWords, type Language, paragraphs } from "@vitrine/document";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import type { PanelField } from "../panel.ts";
import { MESSAGES } from "../registry/messages.ts";
import { SPOKEN_CHOICES } from "../spoken/spoken-languages.ts";
import { chatForm, chatQuestions } from "./chat-questions.ts";
import { CHATBOT_CSS } from "./chatbot-css.ts";
import { chatbotProps, MOST_CHOICES, MOST_NAME, MOST_PAUSE, MOST_STEPS, PLACES, REPLIES } from "./chatbot-props.ts";
import { followNames } from "./follow-names.ts";

const pick = (id: string, label: string, to: string) => ({ id, label, to, link: "" });

const step = (name: string, message: string[], reply: (typeof REPLIES)[number], choices: ReturnType<typeof pick>[] = []) => ({
  ...{ id: name, name, message: paragraphs(...message), pause: 800, reply, choices, to: "" },
});

/** Where a step or a choice leads. */
const LEADS_TO = { type: "text", prop: "to", maxLength: MOST_NAME, names: { items: "steps", by: "name" } } as const;

const CHOICE_PANEL: readonly PanelField[] = [{ type: "text", prop: "label", maxLength: 80 }, LEADS_TO, { type: "link", prop: "link" }];

export const chatbot = defineBlock({
  kind: "chatbot",
  version: 1,
  category: "flow",
  slots: {},
  props: chatbotProps,
  migrations: [],
  notWithin: ["form"],
  group: "utility",
  rank: 48,
  icon: "BotMessageSquare",
  isOffered: true,
  messages: MESSAGES.chatbot,
  seed: (language) => {
    const { name, hello, ask, how, talk, about, who, mail, end } = MESSAGES.chatbot[language].seed;
    return {
      props: {
        name,
        picture: null,
        language: "page",
        place: "page",
        steps: [
          step("start", [hello, ask], "choices", [pick("a", how, "about"), pick("b", talk, "name")]),
          step("about", [about], "choices", [pick("a", talk, "name")]),
          step("name", [who], "text"),
          step("email", [mail], "email"),
          step("end", [end], "end"),
        ],
      },
    };
  },
  panel: [
    { type: "text", prop: "name", maxLength: 80 },
    { type: "image", prop: "picture" },
    { type: "choice", prop: "place", options: [...PLACES] },
    { type: "choice", prop: "language", options: [...SPOKEN_CHOICES] },
    {
      type: "items",
      prop: "steps",
      max: MOST_STEPS,
      item: [
        { type: "text", prop: "name", maxLength: MOST_NAME },
        { type: "richText", prop: "message" },
        { type: "number", prop: "pause", min: 0, max: MOST_PAUSE, step: 100, unit: "ms" },
        { type: "choice", prop: "reply", options: [...REPLIES] },
        {
          type: "items",
          prop: "choices",
          max: MOST_CHOICES,
          item: CHOICE_PANEL,
          newItem: (id: string, language: Language) => pick(id, MESSAGES.chatbot[language].seed.choice, ""),
          when: { prop: "reply", is: ["choices", "end"] },
        },
        { ...LEADS_TO, when: { prop: "reply", is: ["text", "email", "phone", "next"] } },
      ],
      newItem: (id: string, language: Language) => ({
        ...step(`step-${id.slice(0, 4)}`, [MESSAGES.chatbot[language].seed.message], "next"),
        id,
      }),
    },
  ],
  followNames,
  inlineText: { "steps.*.message": "rich" },
  styleGroups: BOX_STYLES,
  form: (props) => chatForm(props),
  questions: (props) => chatQuestions(props),
  reach: (props) => (chatForm(props) ? { formTargets: ["/"] } : {}),
  // On a page it floats, whatever a style says of its position.
  strongSelectors: [".v-fly:not([data-block])"],
  css: CHATBOT_CSS,
  isUnfinished: ({ steps }) => !steps.some(({ message }) => hasWords(message)),
});
