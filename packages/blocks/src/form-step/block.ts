import { hasWords, inlineText, plainText } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";
import { formStepSeed } from "./form-step-seed.ts";

const MOST_LABEL = 60;

export const formStepProps = z.strictObject({
  title: inlineText,
  /** What its button to the next step says; the last step has the form's own. */
  nextLabel: z.string().min(1).max(MOST_LABEL),
});

export const formStep = defineBlock({
  kind: "form-step",
  version: 1,
  category: "part",
  slots: { fields: { accepts: ["flow", "box"] } },
  props: formStepProps,
  migrations: [],
  within: ["form"],
  group: "form",
  rank: 12,
  icon: "ListOrdered",
  isOffered: false,
  messages: MESSAGES["form-step"],
  seed: (language) => formStepSeed(language),
  panel: [
    { type: "inlineText", prop: "title" },
    { type: "text", prop: "nextLabel", maxLength: MOST_LABEL },
  ],
  inlineText: { title: "inline" },
  check: { headings: ({ title }) => [{ level: 3, words: plainText(title), isFixed: true }] },
  styleGroups: ["layout", ...BOX_STYLES],
  isUnfinished: ({ title }) => !hasWords(title),
  // Its head has its height before the script has written in it, and until then the first step alone is shown. What it
  // asks is laid out in an element of its own, by its own styles. Without scripts all steps are one long form.
  strongSelectors: [".v-form-step[data-on]:not([data-now])"],
  css: `:where(.v-form-step){counter-increment:v-step;flex-direction:column;gap:16px;min-width:0;outline:0}
:where(.v-step-head){display:grid;grid-template:44px 6px/1fr auto;align-items:center;margin-block-end:22px;font:600 14px/20px var(--font-text)}
:where(.v-step-head)::before,:where(.v-step-head)::after{content:"";grid-area:2/1/3/3;height:6px;border-radius:3px;background:color-mix(in srgb,currentColor 16%,transparent)}
:where(.v-step-head)::after{width:calc(var(--v-done,0)*100%);background:var(--color-button);transition:width .2s ease-out}
:where(.v-step-back){justify-self:start;height:44px;margin-inline-start:-10px;padding:0 10px;border:0;border-radius:8px;font:inherit;color:inherit;background:0 0;cursor:pointer}
:where(.v-step-at){grid-area:1/2;font-variant-numeric:tabular-nums}
:where([data-block]>*>.v-step-at)::before{content:counter(v-step)}
:where(.v-form-step:not(.v-form-step~*,[data-on]),[data-first]) :where(.v-step-back){visibility:hidden}
:where(.v-step-title){margin:0 0 16px;font:700 22px/1.3 var(--font-heading);color:var(--color-heading);outline:0;overflow-wrap:anywhere}
:where(.v-form-step:not([data-block])>.v-step-title:empty){display:none}
:where(.v-step-in){display:flex;flex-flow:inherit;gap:inherit;align-items:inherit;justify-content:inherit}
:where(.v-step-in>*){min-width:0}
:where(.v-step-next){width:100%;margin-block-start:16px}
:where(.v-form-step:not(:has(~.v-form-step)),[data-last])>:where(.v-step-next){display:none}
:where(.v-step-back:focus-visible){outline:2px solid var(--color-button)}
.v-form-step[data-on]:not([data-now]){display:none}
@media (scripting:enabled){:where(.v-form-step~.v-form-step:not([data-on],[data-block])){display:none}}
@media (scripting:none){:where(.v-step-head,.v-step-next){display:none}:where(.v-form-step+.v-form-step){margin-block-start:16px}}`,
});
