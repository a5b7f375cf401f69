import { imageReference, inlineText, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

const STARTS = ["25", "50", "75"] as const;

/** What an image shows, for those who do not see it; empty for decoration. */
const alt = z.string().max(300);

export const beforeAfterProps = z.strictObject({
  before: imageReference.nullable(),
  beforeAlt: alt,
  beforeLabel: inlineText,
  /** It gives both their shape: the other one is cut to it. */
  after: imageReference.nullable(),
  afterAlt: alt,
  afterLabel: inlineText,
  /** How much of the first image shows to begin with, in percent of the width. */
  start: z.enum(STARTS),
});

export const beforeAfter = defineBlock({
  kind: "before-after",
  version: 1,
  category: "flow",
  slots: {},
  props: beforeAfterProps,
  migrations: [],
  group: "media",
  rank: 32,
  icon: "SquareSplitHorizontal",
  isOffered: true,
  messages: MESSAGES["before-after"],
  seed: (language) => {
    const own = MESSAGES["before-after"][language].seed;
    return {
      props: {
        before: null,
        beforeAlt: "",
        beforeLabel: words(own.before),
        after: null,
        afterAlt: "",
        afterLabel: words(own.after),
        start: "50",
      },
    };
  },
  panel: [
    { type: "image", prop: "before", alt: "beforeAlt" },
    { type: "text", prop: "beforeAlt", maxLength: 300 },
    { type: "inlineText", prop: "beforeLabel" },
    { type: "image", prop: "after", alt: "afterAlt" },
    { type: "text", prop: "afterAlt", maxLength: 300 },
    { type: "inlineText", prop: "afterLabel" },
    { type: "choice", prop: "start", options: [...STARTS] },
  ],
  inlineText: { beforeLabel: "inline", afterLabel: "inline" },
  styleGroups: BOX_STYLES,
  // The slider lies over all of it, unseen, and half a thumb wider on both sides: so the middle of its thumb is where
  // the line is. On the canvas it lets the pointer through. Without scripts the two stand side by side.
  css: `:where(.v-ba){--v-at:50%;position:relative;z-index:0;overflow:hidden;width:100%;border-radius:8px;font-size:14px;font-weight:600}
:where(.v-ba-tall){max-width:480px;margin-inline:auto}
:where(.v-ba-25){--v-at:25%}
:where(.v-ba-75){--v-at:75%}
:where(.v-ba>figure){position:relative;margin:0}
:where(.v-ba-1){position:absolute;inset:0;z-index:1;clip-path:inset(0 calc(100% - var(--v-at)) 0 0)}
:where(.v-ba :is(img,div)){display:block;width:100%;height:auto;object-fit:cover}
:where(.v-ba-1>:is(img,div)){height:100%}
:where(.v-ba div){aspect-ratio:16/9;background:#dde}
:where(.v-ba-1>div){background:#bbc}
:where(.v-ba figcaption){position:absolute;inset-block-end:12px;inset-inline-end:12px;max-width:45%;padding:3px 10px;border-radius:6px;background:#000b;color:#fff;overflow-wrap:anywhere}
:where(.v-ba-1>figcaption){inset-inline:12px auto}
:where(.v-ba input){position:absolute;inset:0 -24px;z-index:2;appearance:none;width:calc(100% + 48px);height:100%;margin:0;opacity:0;cursor:ew-resize;touch-action:pan-y pinch-zoom}
:where(.v-ba[data-block] input){pointer-events:none}
:where(.v-ba input)::-webkit-slider-thumb{appearance:none;width:48px;height:99in}
:where(.v-ba input)::-moz-range-thumb{width:48px;height:100%}
:where(.v-ba>i){position:absolute;inset-block:0;inset-inline-start:var(--v-at);z-index:3;outline:1.5px solid #fff;pointer-events:none}
:where(.v-ba>i)::before{content:"";position:absolute;inset:calc(50% - 22px) -22px auto;height:44px;border-radius:50%;background:conic-gradient(from 45deg at 0,#223 25%,#0000 0)10px/7px 14px no-repeat,conic-gradient(from 225deg at 100%,#223 25%,#0000 0)27px/7px 14px no-repeat,#fff;box-shadow:0 1px 8px #0006}
:where(.v-ba :focus-visible+i)::before{outline:3px solid var(--color-button)}
@media (scripting:none){:where(.v-ba){display:grid;grid:auto/1fr 1fr;gap:8px}:where(.v-ba-1){position:relative;clip-path:none}:where(.v-ba input,.v-ba>i){display:none}}
:where(.v-ba.v-empty:not([data-block]),.v-ba figcaption:empty){display:none}`,
  isUnfinished: ({ before, after }) => before === null || after === null,
});
