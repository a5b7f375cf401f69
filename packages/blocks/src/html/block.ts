import { isHostName } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

/** Characters of one piece of code; it stands in the page, and every visitor loads it. */
const MOST_CODE = 50_000;
const MOST_HOSTS = 20;
const MOST_NAME = 80;

export const htmlProps = z.strictObject({
  /** What it is, for its owner alone: the canvas does not show what it does. */
  name: z.string().max(MOST_NAME),
  /** HTML with styles and scripts, as it was pasted. */
  code: z.string().max(MOST_CODE),
  /** Where it may load from, run scripts of and send to: nowhere else but its own page's site. */
  hosts: z
    .array(z.string().refine(isHostName, { message: "bad_host" }))
    .max(MOST_HOSTS)
    .refine((hosts) => new Set(hosts).size === hosts.length, { message: "repeated" }),
  /** Whether it runs without the consent that its page asks for, since the page does not work without it. */
  beforeConsent: z.boolean().optional(),
});

export const html = defineBlock({
  kind: "html",
  version: 1,
  category: "flow",
  slots: {},
  props: htmlProps,
  migrations: [],
  // A form in its code would end the one around it.
  notWithin: ["form"],
  group: "utility",
  rank: 90,
  icon: "CodeXml",
  isOffered: true,
  messages: MESSAGES.html,
  seed: (language) => ({ props: { name: MESSAGES.html[language].seed.name, code: "", hosts: [] } }),
  panel: [
    { type: "text", prop: "name", maxLength: MOST_NAME },
    { type: "code", prop: "code", maxLength: MOST_CODE },
    { type: "hosts", prop: "hosts", of: "code", max: MOST_HOSTS },
    { type: "toggle", prop: "beforeConsent" },
  ],
  styleGroups: BOX_STYLES,
  reach: ({ hosts }) => ({ ofOwnCode: hosts }),
  ownCode: ({ code, hosts }) => (code.trim() === "" ? null : [code, ...hosts]),
  css: `:where(.v-html){width:100%}
:where(.v-html.v-empty:not([data-block])){display:none}
:where(.v-html>.v-html-card){display:grid;grid-template-columns:auto 1fr;gap:2px 14px;align-items:center;padding:16px 20px;border:1px solid var(--color-line);border-radius:10px;background:color-mix(in srgb,var(--color-text) 5%,var(--color-background));color:var(--color-text);font:15px/1.45 var(--font-text);overflow-wrap:anywhere}
:where(.v-html .v-html-mark){grid-row:span 3;font:600 17px/1 ui-monospace,monospace;color:var(--color-button)}
:where(.v-html-card b){color:var(--color-heading)}
:where(.v-html-card small){font-size:13px}
:where(.v-html-card code){overflow:hidden;white-space:nowrap;text-overflow:ellipsis;font:13px/1.5 ui-monospace,monospace}`,
  isUnfinished: ({ code }) => code.trim() === "",
});
