import { inlineText, type Language, recordId, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";
import { saysSomething } from "./says-something.ts";

const POSITIONS = ["bottom-start", "bottom-end", "top-start", "top-end", "bottom", "top"] as const;

const MOST_ITEMS = 20;

/** In seconds: long enough to be read, and no longer than a notice lasts. */
const LEAST_DURATION = 3;
const MOST_DURATION = 600;
/** In seconds. */
const MOST_INTERVAL = 3_600;

export const announcementProps = z.strictObject({
  /** What it says, one after another. */
  items: z.array(z.strictObject({ id: recordId, title: inlineText, description: inlineText })).max(MOST_ITEMS),
  /** The corner it comes to, or the edge it lies along. */
  position: z.enum(POSITIONS),
  /** How long each is to be seen, in seconds. */
  duration: z.number().int().min(LEAST_DURATION).max(MOST_DURATION),
  /** From one's going to the next one's coming, in seconds. */
  interval: z.number().int().min(1).max(MOST_INTERVAL),
  /** Whether it begins again after the last. */
  isRepeated: z.boolean(),
});

const item = (id: string, title: string, description: string) => ({ id, title: words(title), description: words(description) });

const newItem = (id: string, language: Language) => {
  const { title, description } = MESSAGES.announcement[language].seed;
  return item(id, title, description);
};

export const announcement = defineBlock({
  kind: "announcement",
  version: 1,
  category: "flow",
  slots: {},
  props: announcementProps,
  migrations: [],
  group: "utility",
  rank: 50,
  icon: "BellRing",
  isOffered: true,
  messages: MESSAGES.announcement,
  seed: (language) => {
    const own = MESSAGES.announcement[language].seed;
    return {
      props: {
        items: [item("a", own.firstTitle, own.firstDescription), item("b", own.secondTitle, own.secondDescription)],
        position: "bottom-start",
        duration: 8,
        interval: 12,
        isRepeated: false,
      },
    };
  },
  panel: [
    {
      type: "items",
      prop: "items",
      max: MOST_ITEMS,
      item: [
        { type: "inlineText", prop: "title" },
        { type: "inlineText", prop: "description" },
      ],
      newItem,
    },
    { type: "choice", prop: "position", options: [...POSITIONS] },
    { type: "number", prop: "duration", min: LEAST_DURATION, max: MOST_DURATION, unit: "s" },
    { type: "number", prop: "interval", min: 1, max: MOST_INTERVAL, unit: "s" },
    { type: "toggle", prop: "isRepeated" },
  ],
  inlineText: { "items.*.title": "inline", "items.*.description": "inline" },
  styleGroups: BOX_STYLES,
  // On a page it floats, whatever a style says of its position. While it is away it stays laid out, so that the
  // script can tell what it would cover, and its words alone are hidden: a live region has to be there before them.
  strongSelectors: [".v-announcement:not([data-block])"],
  css: `:where(.v-announcement){display:flex;align-items:flex-start;gap:16px;width:100%;max-width:400px;height:fit-content;padding-block:16px;padding-inline:24px 4px;border:1px solid var(--color-line);border-radius:12px;background:var(--color-background);color:var(--color-text);font:15px/1.5 var(--font-text);overflow-wrap:anywhere;z-index:30;inset-block:auto calc(var(--v-gap,16px) + var(--v-up,var(--v-bar,0px)));inset-inline:16px auto;box-shadow:0 8px 28px #0004;transition:.2s}
:where(.v-announcement)::before{content:"";flex:none;width:8px;height:8px;margin-block-start:7px;border-radius:50%;background:var(--color-button);box-shadow:0 0 0 5px color-mix(in srgb,var(--color-button) 22%,transparent)}
:where(.v-announcement>div){flex:1;min-width:0;visibility:visible}
:where(.v-announcement p){margin:0}
:where(.v-announcement p[data-edit]){min-height:1.5em}
:where(.v-announcement .v-title){font-weight:600;color:var(--color-heading)}
:where(.v-announcement a){color:var(--color-button)}
:where(.v-announcement>button){width:44px;height:44px;margin-block:-10px;border:0;background:none;color:inherit;font-size:24px;cursor:pointer}
:where(.v-note-one){max-height:40vh;overflow:auto}
.v-announcement:not([data-block]){position:fixed}
:where(.v-note-end){margin-inline-start:auto;inset-inline:auto 16px}
:where(.v-note-top){inset-block:var(--v-gap,16px) auto}
@media (max-width:767px){:where(.v-announcement){inset-inline:12px;width:auto;max-width:none}}
:where(.v-note-edge){--v-gap:0px;inset-inline:0;max-width:none;padding-inline:max(24px,50% - 540px);border-radius:0}
:where(.v-announcement:not([data-block],.v-on)){opacity:0;translate:0 12px;visibility:hidden;pointer-events:none}
:where(.v-announcement:not([data-block],.v-on) .v-note-one){visibility:hidden}
:where(.v-announcement[data-block]){flex-wrap:wrap;border:1px dashed}
:where(.v-announcement[data-block])::after{content:attr(aria-label);order:-1;flex:0 0 100%;font-size:13px}
:where(.v-note-one+.v-note-one){margin-block-start:16px}`,
  isUnfinished: ({ items }) => !items.some(saysSomething),
});
