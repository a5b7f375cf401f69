import { href } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { fieldSeed } from "../field/field-seed.ts";
import { MESSAGES } from "../registry/messages.ts";

const MOST_STEPS = 10;

export const formProps = z.strictObject({
  /** What the leads list calls it. */
  name: z.string().min(1).max(80),
  submitLabel: z.string().min(1).max(120),
  /** What happens when it has been sent: words in place of the form, or another address. */
  after: z.enum(["message", "redirect"]),
  thanks: z.string().max(600),
  redirectTo: href,
});

export const form = defineBlock({
  kind: "form",
  version: 1,
  category: "flow",
  slots: {
    /** What is asked whatever the step; in a form without steps, all of it. */
    fields: { accepts: ["flow", "box"] },
    steps: { accepts: ["part"], max: MOST_STEPS },
  },
  props: formProps,
  migrations: [],
  notWithin: ["form"],
  group: "form",
  rank: 10,
  icon: "ClipboardList",
  isOffered: true,
  messages: MESSAGES.form,
  seed: (language) => {
    const words = MESSAGES.form[language].seed;
    return {
      props: {
        name: words.name,
        submitLabel: words.submitLabel,
        after: "message",
        thanks: words.thanks,
        redirectTo: "",
      },
      slots: {
        fields: [
          fieldSeed({ input: "text", name: "name", label: words.fieldName, isRequired: true }),
          fieldSeed({ input: "email", name: "email", label: words.fieldEmail, isRequired: true }),
        ],
      },
    };
  },
  panel: [
    { type: "text", prop: "name", maxLength: 80 },
    { type: "text", prop: "submitLabel", maxLength: 120 },
    { type: "children", prop: "steps", child: "form-step", gathers: "fields" },
    { type: "choice", prop: "after", options: ["message", "redirect"] },
    { type: "longText", prop: "thanks", maxLength: 600, when: { prop: "after", is: ["message"] } },
    { type: "link", prop: "redirectTo", takesAnswers: true, when: { prop: "after", is: ["redirect"] } },
  ],
  styleGroups: ["layout", ...BOX_STYLES],
  form: ({ name, after, thanks, redirectTo }) => ({ name, after, thanks, redirectTo }),
  // Without JavaScript it is answered by a redirect, which browsers check as a target too.
  reach: ({ redirectTo }) => ({ formTargets: ["/", redirectTo] }),
  css: `:where(.v-form){counter-reset:v-step;--v-error:color-mix(in srgb,#d01b1b 50%,currentColor);position:relative;display:flex;flex-direction:column;gap:16px;width:100%;max-width:520px;font-family:var(--font-text);color:var(--color-text)}
:where(.v-form>.v-trap){position:absolute;inset-inline-start:-9999px}
:where(.v-send){min-height:52px;padding:14px 24px;border:0;border-radius:8px;font:600 17px/1.25 var(--font-button);overflow-wrap:anywhere;color:var(--color-on-button);background:var(--color-button);cursor:pointer}
:where(.v-send:hover){filter:brightness(1.08)}
:where(.v-send:focus-visible){outline:3px solid var(--color-button);outline-offset:3px;box-shadow:0 0 0 3px var(--color-background)}
:where(.v-send[disabled]){opacity:.6;cursor:progress}
:where(.v-form:has(>.v-form-step[data-now]:not([data-last]))>.v-send){display:none}
@media (scripting:enabled){:where(.v-form:not([data-block],:has([data-now])):has(>.v-form-step~.v-form-step)>.v-send){display:none}}
:where(.v-form .v-note){margin:0;font-size:15px;color:var(--v-error)}
:where(.v-form .v-thanks){margin:0;overflow-wrap:anywhere;font-size:19px;white-space:pre-line;outline:0}`,
});
