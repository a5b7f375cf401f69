import { paragraphs, words } from "@vitrine/document";
import { z } from "zod";
import { type BlockSeed, BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

const WIDTHS = ["small", "medium", "large"] as const;
const POSITIONS = ["center", "sheet"] as const;
const REPEATS = ["visit", "session", "days"] as const;

const MOST_TITLE = 80;
/** In seconds. */
const MOST_DELAY = 600;
const MOST_DAYS = 365;
/** In pixels, of the widest one. */
const CONTENT_WIDTH = 880;

export const modalProps = z.strictObject({
  /** What it is, for those who hear the page and for its owner. */
  title: z.string().max(MOST_TITLE),
  width: z.enum(WIDTHS),
  /** Where it stands on a phone. */
  position: z.enum(POSITIONS),
  canCloseBeside: z.boolean(),
  /** Whether it opens by itself after `delay` seconds. */
  isTimed: z.boolean(),
  delay: z.number().int().min(0).max(MOST_DELAY),
  /** Whether it opens by itself once `scrolled` percent of the page have gone by. */
  isScrolled: z.boolean(),
  scrolled: z.number().int().min(1).max(100),
  /** Whether it opens by itself when somebody is about to leave. */
  isOnExit: z.boolean(),
  /** How often it opens by itself: with each load of the page, once a session, once in `days` days. */
  repeat: z.enum(REPEATS),
  days: z.number().int().min(1).max(MOST_DAYS),
});

export const modal = defineBlock({
  kind: "modal",
  version: 1,
  category: "section",
  slots: { content: { accepts: ["flow", "box"] } },
  props: modalProps,
  migrations: [],
  anchorBase: (language) => MESSAGES.modal[language].seed.anchor,
  isOpened: true,
  edge: () => "end",
  group: "utility",
  rank: 52,
  icon: "AppWindow",
  isOffered: true,
  messages: MESSAGES.modal,
  seed: (language) => {
    const own = MESSAGES.modal[language].seed;
    const content: BlockSeed[] = [
      { kind: "heading", props: { content: words(own.heading), level: "h2" } },
      { kind: "text", props: { content: paragraphs(own.text) } },
      { kind: "button", props: { content: words(own.button), href: "", newTab: false, look: "solid", iconPlace: "none", icon: null } },
    ];
    return {
      props: {
        title: own.title,
        width: "medium",
        position: "center",
        canCloseBeside: true,
        isTimed: false,
        delay: 20,
        isScrolled: false,
        scrolled: 50,
        isOnExit: false,
        repeat: "session",
        days: 7,
      },
      slots: { content },
    };
  },
  panel: [
    { type: "text", prop: "title", maxLength: MOST_TITLE },
    { type: "choice", prop: "width", options: [...WIDTHS] },
    { type: "choice", prop: "position", options: [...POSITIONS] },
    { type: "toggle", prop: "canCloseBeside" },
    { type: "toggle", prop: "isTimed" },
    { type: "number", prop: "delay", min: 0, max: MOST_DELAY, unit: "s", when: { prop: "isTimed", is: [true] } },
    { type: "toggle", prop: "isScrolled" },
    { type: "number", prop: "scrolled", min: 1, max: 100, unit: "%", when: { prop: "isScrolled", is: [true] } },
    { type: "toggle", prop: "isOnExit" },
    { type: "choice", prop: "repeat", options: [...REPEATS] },
    { type: "number", prop: "days", min: 1, max: MOST_DAYS, when: { prop: "repeat", is: ["days"] } },
  ],
  check: { ground: "color-background" },
  styleGroups: ["layout", ...BOX_STYLES],
  contentWidth: CONTENT_WIDTH,
  // Closed, it is not there, and open it lies over the page, whatever a style says of its display and position. Until
  // its script is there a link to it shows it, and so does one to what is in it: a form that was sent without scripts.
  strongSelectors: [
    ".v-modal:not([open],[data-block],:target,:has(:target))",
    ".v-modal[data-on]:not([open])",
    ".v-modal:not([data-block])",
    ".v-modal:is([open],[data-block])",
  ],
  css: `:where(.v-modal){display:grid;grid-template-columns:minmax(0,1fr);flex-direction:column;gap:16px;width:calc(100% - 32px);max-width:560px;padding:52px 40px 40px;border:0;border-radius:16px;background:var(--color-background);color:inherit;transition:.2s}
:where(.v-m-small){max-width:400px}
:where(.v-m-large){max-width:${CONTENT_WIDTH}px}
:where(.v-modal>*){grid-area:1/1}
:where(.v-modal>.v-in){display:flex;flex-direction:inherit;flex-wrap:inherit;align-items:inherit;justify-content:inherit;gap:inherit}
:where(.v-modal>.v-in>*){min-width:0}
:where(.v-modal>.v-close){place-self:start end;position:sticky;inset-block-start:-46px;width:44px;margin-block-start:-46px;margin-inline-end:-34px;border:0;border-radius:50%;background:var(--color-background);color:inherit;font:26px/44px var(--font-text);text-align:center;text-decoration:none;cursor:pointer}
:where(.v-modal)::backdrop{background:#0009}
:where(.v-modal:not([data-block])){inset:0;height:fit-content;max-height:calc(100dvh - 32px);margin:auto;overflow:auto;overscroll-behavior:contain;z-index:60}
:where(.v-modal:not([open],[data-block])){box-shadow:0 0 0 100vmax #0009}
.v-modal:not([data-block]){position:fixed}
.v-modal:is([open],[data-block]){display:grid}
.v-modal:not([open],[data-block],:target,:has(:target)){display:none}
.v-modal[data-on]:not([open]){display:none}
:where(html:has(.v-modal[open])){overflow:hidden;scrollbar-gutter:stable}
:where(.v-modal[data-block]){position:relative;margin:56px auto 24px;outline:1px dashed}
:where(.v-modal[data-block])::before{content:"Modal: " attr(aria-label);position:absolute;inset:auto 0 100%;padding:8px;overflow:hidden;font-size:14px}
@starting-style{:where(.v-modal[open]){opacity:0;translate:0 16px}}
@media (max-width:767px){:where(.v-modal){padding-inline:24px}:where(.v-modal>.v-close){margin-inline-end:-18px}:where(.v-sheet:not([data-block])){width:100%;max-width:none;margin-block-end:0;border-end-start-radius:0;border-end-end-radius:0}}
@media print{:where(.v-modal){display:none}}`,
});
