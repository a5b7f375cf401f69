import { href, inlineText, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

const LOOKS = ["solid", "outline", "link"] as const;

export const buttonProps = z.strictObject({
  content: inlineText,
  /** Where it leads; empty for the page's default link. */
  href,
  newTab: z.boolean(),
  look: z.enum(LOOKS),
});

export const button = defineBlock({
  kind: "button",
  version: 1,
  category: "flow",
  slots: {},
  props: buttonProps,
  migrations: [],
  group: "text",
  rank: 40,
  icon: "MousePointerClick",
  isOffered: true,
  messages: MESSAGES.button,
  seed: (language) => ({
    props: { content: words(MESSAGES.button[language].seed.content), href: "", newTab: false, look: "solid" },
  }),
  panel: [
    { type: "inlineText", prop: "content" },
    { type: "link", prop: "href" },
    { type: "toggle", prop: "newTab" },
    { type: "choice", prop: "look", options: [...LOOKS] },
  ],
  inlineText: { content: "inline" },
  styleGroups: BOX_STYLES,
  css: `:where(.v-button){display:inline-flex;align-items:center;justify-content:center;width:fit-content;max-width:100%;min-height:48px;padding:12px 28px;border:0 solid transparent;border-radius:8px;font:600 17px/1.25 var(--font-button);text-align:center;text-decoration:none;color:var(--color-on-button);background-color:var(--color-button);cursor:pointer;transition:.15s ease-out}
:where(.v-button:hover){filter:brightness(1.08)}
:where(.v-button:focus-visible){outline:3px solid var(--color-button);outline-offset:3px}
:where(.v-button.v-outline){color:var(--color-button);background-color:transparent;border:2px solid currentColor}
:where(.v-button.v-link){padding-inline:0;color:var(--color-button);background-color:transparent;text-decoration:underline;text-underline-offset:.2em}`,
});
