import { words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

const EFFECTS = ["show", "hide"] as const;

export const timerProps = z.strictObject({
  /** How long after the page was opened, as hours, minutes and seconds: from `00:00:01` to `23:59:59`. */
  delay: z.string().regex(/^(?!00:00:00)(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/),
  /** What becomes of what it holds then: it appears, or it goes. */
  effect: z.enum(EFFECTS),
  /** Whether somebody who was there when it was time finds it so at every later visit. */
  isRemembered: z.boolean(),
});

export const timer = defineBlock({
  kind: "timer",
  version: 1,
  category: "box",
  slots: { content: { accepts: ["flow", "box"] } },
  props: timerProps,
  migrations: [],
  notWithin: ["timer"],
  group: "utility",
  rank: 21,
  icon: "AlarmClock",
  isOffered: true,
  messages: MESSAGES.timer,
  seed: (language) => {
    const own = MESSAGES.timer[language].seed;
    return {
      props: { delay: "00:05:00", effect: "show", isRemembered: true },
      slots: {
        content: [{ kind: "heading", props: { content: words(own.heading), level: "h2" } }],
      },
    };
  },
  panel: [
    { type: "text", prop: "delay", maxLength: 8 },
    { type: "choice", prop: "effect", options: [...EFFECTS] },
    { type: "toggle", prop: "isRemembered" },
  ],
  styleGroups: ["layout", ...BOX_STYLES],
  // What waits is not there whatever a style says of its display, from the first paint on; without scripts it shows, and so
  // it does on the canvas, with its time before an arrow where it comes then and behind one where it goes.
  strongSelectors: [".v-timer[data-away]", ".v-timer[data-waits]:not([data-on],[data-block])"],
  waits: ({ effect }) => effect === "show",
  css: `:where(.v-timer){display:flex;flex-direction:column;gap:16px}
:where(.v-timer>*){min-width:0}
.v-timer[data-away]{display:none}
@media (scripting:enabled){.v-timer[data-waits]:not([data-on],[data-block]){display:none}}
:where(.v-timer-says){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
:where(.v-timer[data-block]){position:relative;margin-block-start:36px;outline:1px dashed;outline-offset:4px}
:where(.v-timer[data-block])::before{content:"→ " attr(data-after);position:absolute;inset:auto 0 calc(100% + 8px);font:14px/20px var(--font-text);color:var(--color-text);font-variant-numeric:tabular-nums}
:where(.v-timer[data-block][data-waits])::before{content:attr(data-after) " →"}`,
});
