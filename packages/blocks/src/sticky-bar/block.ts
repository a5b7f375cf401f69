import { href, inlineText, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";
import { saysSomething } from "./says-something.ts";

const SIDES = ["top", "bottom"] as const;
const TIMES = ["always", "scrolled", "until"] as const;

const MOST_ANCHOR = 60;

export const stickyBarProps = z.strictObject({
  content: inlineText,
  /** What its button says; without words there is none. */
  button: inlineText,
  /** Where the button leads; empty for the page's default link. */
  href,
  side: z.enum(SIDES),
  /** When it is to be seen: always, from `scrolled` percent of the page on, or until the part at `anchor` comes into sight. */
  time: z.enum(TIMES),
  scrolled: z.number().int().min(1).max(100),
  anchor: z.string().regex(/^(?:[A-Za-z][A-Za-z0-9_-]{0,59})?$/),
  /** Whether it can be closed, for the visit. */
  isClosable: z.boolean(),
});

export const stickyBar = defineBlock({
  kind: "sticky-bar",
  version: 1,
  category: "section",
  slots: {},
  props: stickyBarProps,
  migrations: [],
  isSingle: true,
  edge: ({ side }) => (side === "top" ? "start" : "end"),
  group: "utility",
  rank: 54,
  icon: "PanelBottom",
  isOffered: true,
  messages: MESSAGES["sticky-bar"],
  seed: (language) => {
    const own = MESSAGES["sticky-bar"][language].seed;
    return {
      props: {
        content: words(own.content),
        button: words(own.button),
        href: "",
        side: "bottom",
        time: "always",
        scrolled: 20,
        anchor: "",
        isClosable: true,
      },
    };
  },
  panel: [
    { type: "inlineText", prop: "content" },
    { type: "inlineText", prop: "button" },
    { type: "link", prop: "href", of: "button" },
    { type: "choice", prop: "side", options: [...SIDES] },
    { type: "choice", prop: "time", options: [...TIMES] },
    { type: "number", prop: "scrolled", min: 1, max: 100, unit: "%", when: { prop: "time", is: ["scrolled"] } },
    { type: "text", prop: "anchor", maxLength: MOST_ANCHOR, when: { prop: "time", is: ["until"] } },
    { type: "toggle", prop: "isClosable" },
  ],
  inlineText: { content: "inline", button: "inline" },
  styleGroups: BOX_STYLES,
  // At its end of the body it sticks to the window and has a place of its own there: it never covers the page's first or
  // last lines, and nothing moves. One that comes later, at the top, lies over what has been read; a menu that stays
  // at the top, too, makes room for either.
  strongSelectors: [".v-sticky-bar:not([data-block])", ".v-bar-late.v-bar-top:not([data-block])", ".v-bar-loose:not([data-block])"],
  css: `:where(.v-sticky-bar){display:flex;align-items:center;gap:8px;min-height:72px;padding-block:10px max(10px,env(safe-area-inset-bottom));padding-inline:max(20px,50% - 540px);border:solid var(--color-line);border-width:1px 0 0;background:var(--color-background);color:var(--color-text);z-index:20;inset:auto 0 0;transition:translate .2s,visibility .2s}
.v-sticky-bar:not([data-block]){position:sticky}
.v-bar-late.v-bar-top:not([data-block]){position:fixed}
.v-bar-loose:not([data-block]){position:static}
:where(.v-bar-top){inset-block:0 auto;padding-block:max(10px,env(safe-area-inset-top)) 10px;border-width:0 0 1px}
:where(.v-bar-words){flex:1;min-width:0;max-height:40vh;margin:0;overflow:auto;font:600 17px/1.35 var(--font-text);color:var(--color-heading);overflow-wrap:anywhere}
:where(.v-bar-go){display:grid;place-items:center;flex:0 1 auto;min-width:0;max-width:50%;min-height:44px;padding:8px min(3vw,22px);border-radius:8px;background:var(--color-button);color:var(--color-on-button);font:600 16px/1.2 var(--font-button);text-align:center;text-decoration:none;overflow-wrap:anywhere}
:where(.v-bar-go:focus-visible){outline:3px solid var(--color-button);outline-offset:2px}
:where(.v-bar-x){flex:none;width:44px;height:44px;margin-inline-end:-12px;border:0;background:none;color:inherit;font-size:24px;cursor:pointer}
:where(.v-sticky-bar:not([data-on],[data-block])>.v-bar-x){visibility:hidden}
:where(.v-sticky-bar.v-off){visibility:hidden;translate:0 100%}
:where(.v-bar-top.v-off){translate:0 -100%}
:where(.v-bar-empty:not([data-block])){display:none}
:where(html:has(.v-bar-low:not(.v-off,[data-block]))){--v-bar:73px;scroll-padding-block-end:calc(var(--v-bar) + 8px)}
:where(html:has(.v-bar-top:not(.v-bar-empty,[data-block]))){--v-top:73px;scroll-padding-block-start:81px}
@media (scripting:enabled){:where(.v-bar-late:not([data-on],[data-block])){visibility:hidden}}
@media (max-width:767px){:where(.v-bar-words){font-size:15px}}
@media print{:where(.v-sticky-bar){display:none}}`,
  isUnfinished: (props) => !saysSomething(props),
});
