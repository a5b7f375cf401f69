import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { ANSWER_INPUTS } from "../form-facts.ts";
import { MESSAGES } from "../registry/messages.ts";

export const fieldProps = z.strictObject({
  input: z.enum(ANSWER_INPUTS),
  /** The key its answer is stored under; unique in its form. A leading underscore belongs to the form itself. */
  name: z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/),
  label: z.string().max(200),
  placeholder: z.string().max(120),
  isRequired: z.boolean(),
  isLabelShown: z.boolean(),
  /** The choices of a select. */
  options: z.array(z.string().min(1).max(120)).max(100),
  /** What it holds at first; for a hidden field, what is sent. */
  value: z.string().max(500),
});

export const field = defineBlock({
  kind: "field",
  version: 1,
  category: "flow",
  slots: {},
  props: fieldProps,
  migrations: [],
  within: ["form"],
  group: "form",
  rank: 20,
  icon: "TextCursorInput",
  isOffered: true,
  messages: MESSAGES.field,
  seed: (language) => ({
    props: {
      input: "text",
      name: "field",
      label: MESSAGES.field[language].seed.label,
      placeholder: "",
      isRequired: false,
      isLabelShown: true,
      options: [],
      value: "",
    },
  }),
  panel: [
    { type: "choice", prop: "input", options: [...ANSWER_INPUTS] },
    { type: "text", prop: "label", maxLength: 200 },
    { type: "text", prop: "name", maxLength: 40 },
    { type: "text", prop: "placeholder", maxLength: 120, when: { prop: "input", is: ["text", "email", "phone", "textarea", "select"] } },
    { type: "toggle", prop: "isRequired", when: { prop: "input", is: ["text", "email", "phone", "textarea", "select", "checkbox"] } },
    { type: "toggle", prop: "isLabelShown", when: { prop: "input", is: ["text", "email", "phone", "textarea", "select"] } },
    { type: "texts", prop: "options", max: 100, when: { prop: "input", is: ["select"] } },
    { type: "text", prop: "value", maxLength: 500 },
  ],
  styleGroups: BOX_STYLES,
  question: ({ name, label, input, isRequired, options }) => ({ name, label, input, isRequired, options }),
  css: `:where(.v-field){display:flex;flex-direction:column;gap:6px;font:16px/1.4 var(--font-text);color:var(--color-text)}
:where(.v-field[hidden]:not([data-block])){display:none}
:where(.v-field[hidden][data-block]){padding:8px 14px;border:1px dashed currentColor;border-radius:8px;font-size:14px;opacity:.7}
:where(.v-field>.v-label){font-weight:600;font-size:15px}
:where(.v-field>.v-label.v-sr){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
:where(.v-field .v-required){font-weight:400}
:where(.v-field input,.v-field select,.v-field textarea){width:100%;min-height:50px;padding:12px 14px;border:1px solid var(--color-line);border-color:color-mix(in srgb,var(--color-line) 50%,var(--color-text));border-radius:8px;font:inherit;color:inherit;background-color:var(--color-background)}
:where(.v-field ::placeholder){color:inherit;opacity:.65}
:where(.v-field select){appearance:none;padding-inline-end:40px;background-image:linear-gradient(45deg,transparent 50%,currentColor 0),linear-gradient(-45deg,transparent 50%,currentColor 0);background-position:right 20px center,right 14px center;background-size:6px 6px;background-repeat:no-repeat;text-overflow:ellipsis}
:where(.v-field option){color:initial;background:initial}
:where(.v-field textarea){min-height:120px;resize:vertical}
:where(.v-field input[type=checkbox]){width:22px;height:22px;min-height:0;flex:none;margin:0;accent-color:var(--color-button)}
:where(.v-field .v-check){display:flex;gap:10px;align-items:flex-start;padding-block:6px;cursor:pointer}
:where(.v-field :focus-visible){outline:2px solid var(--color-button);outline-offset:1px}
:where(.v-field [aria-invalid=true]){border-color:var(--v-error)}`,
});
