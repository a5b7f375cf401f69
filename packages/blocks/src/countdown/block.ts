import { href } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

/** The longest a visitor's own countdown may run: thirty days, in minutes. */
const MOST_MINUTES = 43_200;

export const countdownProps = z.strictObject({
  /** One moment for everybody, or a time that starts with each visitor's first visit. */
  mode: z.enum(["date", "evergreen"]),
  /** The moment, with its offset from UTC; empty: not chosen yet. */
  until: z.union([z.literal(""), z.iso.datetime({ offset: true })]),
  minutes: z.number().int().min(1).max(MOST_MINUTES),
  hasDays: z.boolean(),
  hasHours: z.boolean(),
  hasMinutes: z.boolean(),
  hasSeconds: z.boolean(),
  /** What happens at zero. */
  after: z.enum(["stay", "hide", "redirect"]),
  redirectTo: href,
});

export const countdown = defineBlock({
  kind: "countdown",
  version: 1,
  category: "flow",
  slots: {},
  props: countdownProps,
  migrations: [],
  group: "utility",
  rank: 20,
  icon: "Timer",
  isOffered: true,
  messages: MESSAGES.countdown,
  seed: () => ({
    props: {
      mode: "evergreen",
      until: "",
      minutes: 15,
      hasDays: false,
      hasHours: true,
      hasMinutes: true,
      hasSeconds: true,
      after: "stay",
      redirectTo: "",
    },
  }),
  panel: [
    { type: "choice", prop: "mode", options: ["date", "evergreen"] },
    { type: "dateTime", prop: "until", when: { prop: "mode", is: ["date"] } },
    { type: "number", prop: "minutes", min: 1, max: MOST_MINUTES, when: { prop: "mode", is: ["evergreen"] } },
    { type: "toggle", prop: "hasDays" },
    { type: "toggle", prop: "hasHours" },
    { type: "toggle", prop: "hasMinutes" },
    { type: "toggle", prop: "hasSeconds" },
    { type: "choice", prop: "after", options: ["stay", "hide", "redirect"] },
    { type: "link", prop: "redirectTo", when: { prop: "after", is: ["redirect"] } },
  ],
  styleGroups: BOX_STYLES,
  css: `:where(.v-countdown){display:flex;flex-wrap:wrap;gap:12px;font-family:var(--font-heading);color:var(--color-heading)}
:where(.v-countdown>.v-unit){display:flex;flex-direction:column;align-items:center;min-width:84px;padding:14px 10px;border-radius:8px;background:var(--color-surface)}
:where(.v-countdown .v-digits){font-size:36px;font-weight:700;line-height:1.1;font-variant-numeric:tabular-nums}
:where(.v-countdown .v-name){font:14px/1.4 var(--font-text);color:var(--color-text)}
@media (max-width:767px){:where(.v-countdown){gap:8px}:where(.v-countdown>.v-unit){min-width:66px;padding:10px 6px}:where(.v-countdown .v-digits){font-size:28px}}
@media (scripting:none){:where(.v-countdown){display:none}}`,
});
