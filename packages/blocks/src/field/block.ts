import { ANSWER_INPUTS } from "@vitrine/document";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";
import { fieldLimits } from "./field-limits.ts";
import { fieldProps } from "./field-props.ts";
import { fieldSeed } from "./field-seed.ts";
import { needsFieldScript } from "./needs-field-script.ts";

/** What many addresses of advertisements say of where somebody comes from. */
const TRACKED_KEYS = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term", "src", "sck"] as const;

const TYPED = ["text", "email", "phone", "textarea", "number", "date", "time", "cpf", "cnpj", "cpf-cnpj", "cep"];
const WITH_EXAMPLE = TYPED.filter((input) => input !== "date" && input !== "time");
const CHOSEN = ["select", "radio", "checkboxes"];

export const field = defineBlock({
  kind: "field",
  version: 2,
  category: "flow",
  slots: {},
  props: fieldProps,
  migrations: [
    {
      to: 2,
      // Phones stay as they were typed: a list of countries is for their owner to add.
      migrate: (props) => ({
        ...props,
        help: "",
        hasCountry: false,
        min: "",
        max: "",
        firstDay: "",
        lastDay: "",
        prefillKey: "",
        passKey: "",
      }),
    },
  ],
  within: ["form"],
  keyProp: "name",
  group: "form",
  rank: 20,
  icon: "TextCursorInput",
  isOffered: true,
  messages: MESSAGES.field,
  seed: (language) => fieldSeed({ input: "text", name: "field", label: MESSAGES.field[language].seed.label, isRequired: false }),
  panel: [
    { type: "choice", prop: "input", options: [...ANSWER_INPUTS] },
    { type: "text", prop: "label", maxLength: 200 },
    { type: "toggle", prop: "isLabelShown", when: { prop: "input", is: [...TYPED, ...CHOSEN] } },
    { type: "texts", prop: "options", max: 100, when: { prop: "input", is: CHOSEN } },
    { type: "text", prop: "placeholder", maxLength: 120, when: { prop: "input", is: [...WITH_EXAMPLE, "select"] } },
    { type: "text", prop: "help", maxLength: 300, when: { prop: "input", is: [...TYPED, ...CHOSEN, "checkbox"] } },
    { type: "toggle", prop: "isRequired", when: { prop: "input", is: [...TYPED, ...CHOSEN, "checkbox"] } },
    { type: "toggle", prop: "hasCountry", when: { prop: "input", is: ["phone"] } },
    { type: "text", prop: "min", maxLength: 20, when: { prop: "input", is: ["number"] } },
    { type: "text", prop: "max", maxLength: 20, when: { prop: "input", is: ["number"] } },
    { type: "day", prop: "firstDay", when: { prop: "input", is: ["date"] } },
    { type: "day", prop: "lastDay", when: { prop: "input", is: ["date"] } },
    { type: "text", prop: "value", maxLength: 500 },
    { type: "text", prop: "name", maxLength: 40 },
    {
      ...{ type: "text", prop: "prefillKey", maxLength: 60, offers: TRACKED_KEYS },
      when: { prop: "input", is: [...TYPED, "select", "radio", "hidden"] },
    },
    { type: "text", prop: "passKey", maxLength: 60 },
  ],
  styleGroups: BOX_STYLES,
  question: (props) => ({
    name: props.name,
    label: props.label,
    input: props.input,
    isRequired: props.isRequired,
    options: props.options,
    ...fieldLimits(props),
    ...(props.input === "phone" && props.hasCountry ? { hasCountry: true } : {}),
    ...(props.passKey === "" ? {} : { passKey: props.passKey }),
  }),
  needsScript: needsFieldScript,
  css: `:where(.v-field){display:flex;flex-direction:column;gap:6px;font:16px/1.4 var(--font-text);overflow-wrap:anywhere}
:where(.v-field[hidden]:not([data-block])){display:none}
:where(.v-field[hidden][data-block]){padding:8px 14px;border:1px dashed;border-radius:8px;font-size:14px;opacity:.7}
:where(.v-field>.v-label){font-weight:600;font-size:15px}
:where(.v-field>.v-sr){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
:where(.v-required){font-weight:400}
:where(.v-field input,.v-field select,.v-field textarea){width:100%;min-width:0;min-height:50px;padding:12px 14px;border:1px solid var(--color-line);border-color:color-mix(in srgb,var(--color-line) 50%,var(--color-text));border-radius:8px;font:inherit;color:var(--color-text);background:var(--color-background)}
:where(.v-field *)::placeholder{color:inherit;opacity:.75}
:where(.v-field select){appearance:none;padding-inline-end:40px;background-image:linear-gradient(45deg,transparent 50%,currentColor 0),linear-gradient(-45deg,transparent 50%,currentColor 0);background-position:right 20px center,right 14px center;background-size:6px 6px;background-repeat:no-repeat;text-overflow:ellipsis}
:where(.v-field option){color:initial;background:initial}
:where(.v-field textarea){min-height:120px;resize:vertical}
:where(.v-field .v-check input){width:22px;height:22px;min-height:0;flex:none;margin:0;accent-color:var(--color-button)}
:where(.v-check){display:flex;gap:10px;padding-block:11px;cursor:pointer}
:where(.v-check+.v-check){margin-block-start:-6px}
:where(.v-phone){display:flex;gap:8px}
:where(.v-phone>select){flex:0 0 98px;text-overflow:clip}
:where(.v-help){font-size:14px;opacity:.8}
:where(.v-field :focus-visible){outline:2px solid var(--color-button);outline-offset:1px}
:where(.v-field [aria-invalid=true]){border-color:var(--v-error)}`,
});
