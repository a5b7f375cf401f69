import { href } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

/** The longest a visitor's own countdown may run: thirty days, in minutes. */
const MOST_MINUTES = 43_200;

/** The longest pause before a visitor's own countdown begins again, in days. */
const MOST_PAUSE = 365;

/** Whose clocks a daily countdown goes by: the countries our owners sell in, by their IANA names. */
const ZONES = [
  "America/Sao_Paulo",
  "America/Manaus",
  "America/Rio_Branco",
  "America/Noronha",
  "America/Argentina/Buenos_Aires",
  "America/La_Paz",
  "America/Santiago",
  "America/Bogota",
  "America/Guayaquil",
  "America/Mexico_City",
  "America/Asuncion",
  "America/Lima",
  "America/Montevideo",
  "America/Caracas",
  "UTC",
] as const;

export const countdownProps = z.strictObject({
  /** One moment for everybody, a time that starts with each visitor's first visit, or the same time of every day. */
  mode: z.enum(["date", "evergreen", "daily"]),
  /** The moment, with its offset from UTC; empty: not chosen yet. */
  until: z.union([z.literal(""), z.iso.datetime({ offset: true })]),
  minutes: z.number().int().min(1).max(MOST_MINUTES),
  /** Of a visitor's own: how many days after its end a new visit starts it anew; 0: never. */
  restartDays: z.number().int().min(0).max(MOST_PAUSE),
  /** Of a visitor's own: whether it is this page's, or goes on from page to page of the site. */
  scope: z.enum(["page", "site"]),
  /** Of a daily one: the time of day, as 24 hours and minutes. */
  clock: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  zone: z.enum(ZONES),
  hasDays: z.boolean(),
  hasHours: z.boolean(),
  hasMinutes: z.boolean(),
  hasSeconds: z.boolean(),
  /** What happens at zero. */
  after: z.enum(["stay", "hide", "redirect"]),
  redirectTo: href,
});

/** Whether there is nothing that it could count to, or show. */
export function isWithoutEnd(props: z.infer<typeof countdownProps>): boolean {
  return (props.mode === "date" && props.until === "") || !(props.hasDays || props.hasHours || props.hasMinutes || props.hasSeconds);
}

const NEW_IN_2 = { restartDays: 0, scope: "page", clock: "23:59", zone: "America/Sao_Paulo" } as const;

export const countdown = defineBlock({
  kind: "countdown",
  version: 2,
  category: "flow",
  slots: {},
  props: countdownProps,
  migrations: [{ to: 2, migrate: (props) => ({ ...props, ...NEW_IN_2 }) }],
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
      ...NEW_IN_2,
      hasDays: false,
      hasHours: true,
      hasMinutes: true,
      hasSeconds: true,
      after: "stay",
      redirectTo: "",
    },
  }),
  panel: [
    { type: "choice", prop: "mode", options: ["date", "evergreen", "daily"] },
    { type: "dateTime", prop: "until", when: { prop: "mode", is: ["date"] } },
    { type: "number", prop: "minutes", min: 1, max: MOST_MINUTES, when: { prop: "mode", is: ["evergreen"] } },
    { type: "number", prop: "restartDays", min: 0, max: MOST_PAUSE, when: { prop: "mode", is: ["evergreen"] } },
    { type: "choice", prop: "scope", options: ["page", "site"], when: { prop: "mode", is: ["evergreen"] } },
    { type: "text", prop: "clock", maxLength: 5, when: { prop: "mode", is: ["daily"] } },
    { type: "choice", prop: "zone", options: [...ZONES], when: { prop: "mode", is: ["daily"] } },
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
@media (max-width:359px){:where(.v-countdown){gap:6px}:where(.v-countdown>.v-unit){min-width:58px;padding-inline:4px}:where(.v-countdown .v-name){font-size:13px}}
:where(.v-countdown.v-empty){min-height:48px}
:where(.v-countdown.v-empty:not([data-block])){display:none}
@media (scripting:none){:where(.v-countdown){display:none}}`,
  isUnfinished: isWithoutEnd,
});
