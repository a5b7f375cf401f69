import { hasWords, href, inlineText, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { drawing } from "../drawing/drawing.ts";
import { GLYPH_CSS } from "../drawing/glyph-css.ts";
import { MESSAGES } from "../registry/messages.ts";

const LOOKS = ["solid", "outline", "link"] as const;
const ICON_PLACES = ["none", "before", "after"] as const;

export const buttonProps = z.strictObject({
  content: inlineText,
  /** Where it leads; empty for the page's default link. */
  href,
  newTab: z.boolean(),
  look: z.enum(LOOKS),
  /** Where its icon stands, seen from its words. */
  iconPlace: z.enum(ICON_PLACES),
  icon: drawing.nullable(),
});

const NEW_IN_2 = { iconPlace: "none", icon: null } as const;

export const button = defineBlock({
  kind: "button",
  version: 2,
  category: "flow",
  slots: {},
  props: buttonProps,
  migrations: [{ to: 2, migrate: (props) => ({ ...props, ...NEW_IN_2 }) }],
  group: "text",
  rank: 40,
  icon: "MousePointerClick",
  isOffered: true,
  messages: MESSAGES.button,
  seed: (language) => ({
    props: { content: words(MESSAGES.button[language].seed.content), href: "", newTab: false, look: "solid", ...NEW_IN_2 },
  }),
  panel: [
    { type: "inlineText", prop: "content" },
    { type: "link", prop: "href", of: "content" },
    { type: "toggle", prop: "newTab" },
    { type: "choice", prop: "look", options: [...LOOKS] },
    { type: "choice", prop: "iconPlace", options: [...ICON_PLACES] },
    { type: "icon", prop: "icon", when: { prop: "iconPlace", is: ["before", "after"] } },
  ],
  inlineText: { content: "inline" },
  isUnfinished: ({ content }) => !hasWords(content),
  check: {
    words: ({ look }) => ({
      ...(look === "solid" ? { color: "color-on-button", ground: "color-button" } : { color: "color-button" }),
      size: 17,
      weight: 600,
    }),
  },
  styleGroups: BOX_STYLES,
  sharedCss: [GLYPH_CSS],
  css: `:where(.v-button){display:inline-flex;align-items:center;justify-content:center;width:fit-content;max-width:100%;min-height:48px;padding:12px 28px;border:0 solid transparent;border-radius:8px;font:600 17px/1.25 var(--font-button);text-align:center;overflow-wrap:anywhere;text-decoration:none;color:var(--color-on-button);background-color:var(--color-button);cursor:pointer;transition:.15s ease-out}
:where(.v-button:hover){filter:brightness(1.08)}
:where(.v-button:focus-visible){outline:3px solid var(--color-button);outline-offset:3px;box-shadow:0 0 0 3px var(--color-background)}
:where(.v-button.v-iconed){gap:.55em}
:where(.v-button>span){min-width:0}
:where(.v-button.v-outline){color:var(--color-button);background-color:transparent;border:2px solid currentColor}
:where(.v-button.v-link){padding-inline:0;color:var(--color-button);background-color:transparent;text-decoration:underline;text-underline-offset:.2em}`,
});
