import { inlineText, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";
import { chatAddress } from "./chat-address.ts";

const CORNERS = ["end", "start"] as const;
const DISTANCES = ["near", "far"] as const;

const MOST_NUMBER = 200;
const MOST_MESSAGE = 300;
/** In seconds. */
const MOST_DELAY = 120;

export const whatsappProps = z.strictObject({
  /** As its owner typed or pasted it: the button is shown once a conversation can begin with it. */
  number: z.string().max(MOST_NUMBER),
  /** What the visitor's first message begins as. */
  message: z.string().max(MOST_MESSAGE),
  /** What a bubble beside it says; without words there is none. */
  bubble: inlineText,
  /** When the bubble comes, in seconds. */
  delay: z.number().int().min(0).max(MOST_DELAY),
  corner: z.enum(CORNERS),
  distance: z.enum(DISTANCES),
});

export const whatsapp = defineBlock({
  kind: "whatsapp",
  version: 1,
  category: "section",
  slots: {},
  props: whatsappProps,
  migrations: [],
  isSingle: true,
  edge: () => "end",
  group: "utility",
  rank: 56,
  icon: "MessageCircle",
  isOffered: true,
  messages: MESSAGES.whatsapp,
  seed: (language) => {
    const { message, bubble } = MESSAGES.whatsapp[language].seed;
    return { props: { number: "", message, bubble: words(bubble), delay: 5, corner: "end", distance: "near" } };
  },
  panel: [
    { type: "text", prop: "number", maxLength: MOST_NUMBER },
    { type: "longText", prop: "message", maxLength: MOST_MESSAGE },
    { type: "inlineText", prop: "bubble" },
    { type: "number", prop: "delay", min: 0, max: MOST_DELAY, unit: "s" },
    { type: "choice", prop: "corner", options: [...CORNERS] },
    { type: "choice", prop: "distance", options: [...DISTANCES] },
  ],
  inlineText: { bubble: "inline" },
  styleGroups: BOX_STYLES,
  // It floats above a bar along the bottom, and tells what else floats there how much room it takes.
  strongSelectors: [".v-whatsapp:not([data-block])"],
  css: `:where(.v-whatsapp){--v-far:16px;display:flex;align-items:end;gap:10px;width:fit-content;max-width:min(360px,100% - 2*var(--v-far));z-index:25;inset-inline:auto var(--v-far);inset-block-end:max(var(--v-far),env(safe-area-inset-bottom));translate:0 calc(-1*var(--v-bar,0px));pointer-events:none}
.v-whatsapp:not([data-block]){position:fixed}
:where(.v-whatsapp[data-block]){translate:none;margin:24px var(--v-far) 24px auto}
:where(.v-wa-far){--v-far:32px}
:where(.v-wa-start){flex-direction:row-reverse;inset-inline:var(--v-far) auto}
:where(.v-wa-start[data-block]){margin-inline:var(--v-far) auto}
:where(.v-whatsapp>*){pointer-events:auto}
:where(.v-wa-open){display:grid;place-items:center;flex:none;width:60px;height:60px;border-radius:50%;background:#25d366;color:#fff;box-shadow:0 6px 20px -4px #0007}
:where(.v-wa-open:focus-visible){outline:3px solid #fff;box-shadow:0 0 0 6px #075e54}
:where(.v-wa-open>svg){width:34px;height:34px;fill:currentColor}
:where(.v-wa-bubble){display:flex;min-width:0;margin-block-end:6px;padding-inline-start:16px;border:1px solid var(--color-line);border-radius:14px;background:var(--color-background);color:var(--color-text);font:15px/1.4 var(--font-text);box-shadow:0 6px 20px -8px #0006;transition:opacity .2s,visibility .2s}
:where(.v-wa-bubble>p){min-width:0;max-height:30vh;margin:0;padding-block:11px;overflow:auto;overflow-wrap:anywhere}
:where(.v-wa-bubble>button){flex:none;width:44px;height:44px;border:0;background:none;color:inherit;font-size:20px;cursor:pointer}
:where(.v-wa-empty:not([data-block])){display:none}
:where(html:has(.v-whatsapp:not([data-block],.v-wa-empty))){--v-up:calc(104px + var(--v-bar,0px))}
@media (scripting:enabled){:where(.v-whatsapp:not([data-block])>.v-wa-bubble:not(.v-on)){opacity:0;visibility:hidden}}
@media print{:where(.v-whatsapp){display:none}}`,
  isUnfinished: ({ number, message }) => chatAddress(number, message) === null,
});
