import { inlineText, type Language, paragraphs, recordId, richText, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

const MARKS = ["number", "dot", "check", "none"] as const;

const DIRECTIONS = ["vertical", "horizontal"] as const;

const MOST_ITEMS = 40;

export const timelineProps = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: recordId,
        /** When it is, or which step it is. */
        label: inlineText,
        title: inlineText,
        content: richText,
      }),
    )
    .max(MOST_ITEMS),
  /** What stands at each step, on the line that joins them. */
  mark: z.enum(MARKS),
  /** How the steps run on a wide screen; on a narrow one they stand one below the other. */
  direction: z.enum(DIRECTIONS),
});

const item = (id: string, label: string, title: string, content: string) => ({
  id,
  label: words(label),
  title: words(title),
  content: paragraphs(content),
});

const newItem = (id: string, language: Language) => {
  const own = MESSAGES.timeline[language].seed;
  return item(id, own.label, own.title, own.content);
};

/** What a tick is cut out of. */
const TICKED = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cpath d='M0 0h32v32H0zM8 17l6 6 10-10-2-2-8 8-4-4z'/%3E%3C/svg%3E")`;

export const timeline = defineBlock({
  kind: "timeline",
  version: 1,
  category: "flow",
  slots: {},
  props: timelineProps,
  migrations: [],
  group: "utility",
  rank: 42,
  icon: "Milestone",
  isOffered: true,
  messages: MESSAGES.timeline,
  seed: (language) => {
    const own = MESSAGES.timeline[language].seed;
    return {
      props: {
        items: [
          item("a", own.firstLabel, own.firstTitle, own.firstContent),
          item("b", own.secondLabel, own.secondTitle, own.secondContent),
          item("c", own.thirdLabel, own.thirdTitle, own.thirdContent),
        ],
        mark: "number",
        direction: "vertical",
      },
    };
  },
  panel: [
    { type: "choice", prop: "mark", options: [...MARKS] },
    { type: "choice", prop: "direction", options: [...DIRECTIONS] },
    {
      type: "items",
      prop: "items",
      max: MOST_ITEMS,
      item: [
        { type: "inlineText", prop: "title" },
        { type: "inlineText", prop: "label" },
        { type: "richText", prop: "content" },
      ],
      newItem,
    },
  ],
  inlineText: { "items.*.label": "inline", "items.*.title": "inline", "items.*.content": "rich" },
  styleGroups: BOX_STYLES,
  // Steps stand side by side where at least two have room for it; how much there is, the list itself knows.
  // Every browser knows the mask by its first name. `--v-m` is how large a mark is, `--v-h` half of it; the line runs from six pixels after one to six before the next.
  css: `:where(.v-timeline){--v-m:32px;--v-h:calc(var(--v-m)/2);display:grid;gap:28px 0;width:100%;margin:0;padding:0;list-style:none;counter-reset:v;font-family:var(--font-text);color:var(--color-text);overflow-wrap:anywhere}
:where(.v-steps-dot){--v-m:14px}
:where(.v-steps-none){--v-m:2px}
:where(.v-timeline>li){position:relative;counter-increment:v;padding-block-start:4px;padding-inline-start:calc(var(--v-m) + 18px)}
:where(.v-steps>li)::before{content:"";position:absolute;inset-block-start:calc(16px - var(--v-h));inset-inline-start:0;width:var(--v-m);height:var(--v-m);border-radius:50%;background:var(--color-button);color:var(--color-on-button);font:700 15px/32px var(--font-text);text-align:center;forced-color-adjust:none}
:where(.v-steps-number>li)::before{content:counter(v)}
:where(.v-steps-check>li)::before{-webkit-mask:${TICKED}}
:where(.v-steps>li:has(+li))::after{content:"";position:absolute;inset-block:calc(var(--v-h) + 22px) calc(var(--v-h) - 38px);inset-inline-start:calc(var(--v-h) - 1px);border:solid var(--color-line);border-width:0 1px}
:where(.v-steps-none>li){border-inline-start:2px solid var(--color-line)}
:where(.v-timeline :is(p,div):empty){display:none}
:where(.v-timeline p){margin:0}
:where(.v-timeline :is(a,.v-when)){color:var(--color-button)}
:where(.v-when){font-size:.85em;font-weight:600}
:where(.v-timeline .v-title){font:700 1.15em/1.35 var(--font-heading);color:var(--color-heading)}
:where(.v-timeline div>p){margin-block-start:.4em}
@media (min-width:768px){:where(.v-runs-horizontal){container-type:inline-size;grid:auto/repeat(auto-fit,minmax(180px,1fr))}@container (width>359px){:where(.v-runs-horizontal.v-steps>li){padding-block-start:calc(var(--v-h) + 32px);padding-inline:0 24px}:where(.v-runs-horizontal>li)::after{inset-block:15px auto;inset-inline:calc(var(--v-m) + 8px) 8px;border-width:1px 0}}}`,
  isUnfinished: ({ items }) => items.length === 0,
});
