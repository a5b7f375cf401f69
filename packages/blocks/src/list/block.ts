import { inlineText, type Json, type Language, recordId, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { drawing } from "../drawing/drawing.ts";
import { GLYPH_CSS } from "../drawing/glyph-css.ts";
import { MESSAGES } from "../registry/messages.ts";

const MARKERS = ["disc", "number", "check", "arrow", "icon", "none"] as const;
const MARKER_COLORS = ["button", "text"] as const;

const MOST_ITEMS = 100;

export const listProps = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: recordId,
        content: inlineText,
        /** What stands before this one in place of the list's marker. */
        icon: drawing.nullable(),
      }),
    )
    .max(MOST_ITEMS),
  marker: z.enum(MARKERS),
  /** What stands before every item, where icons are the marker. */
  icon: drawing.nullable(),
  /** Whether markers are in the colour of buttons or of the text. */
  markerColor: z.enum(MARKER_COLORS),
});

const item = (id: string, content: string) => ({ id, content: words(content), icon: null });

const newItem = (id: string, language: Language) => item(id, MESSAGES.list[language].seed.item);

const NEW_IN_2 = { icon: null, markerColor: "button" } as const;

function itemsWithIcons(items: Json | undefined): Json {
  return Array.isArray(items) ? items.map((each) => ({ ...(each as { [key: string]: Json }), icon: null })) : [];
}

const drawn = (path: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

export const list = defineBlock({
  kind: "list",
  version: 2,
  category: "flow",
  slots: {},
  props: listProps,
  migrations: [{ to: 2, migrate: (props) => ({ ...props, items: itemsWithIcons(props.items), ...NEW_IN_2 }) }],
  group: "text",
  rank: 30,
  icon: "List",
  isOffered: true,
  messages: MESSAGES.list,
  seed: (language) => {
    const own = MESSAGES.list[language].seed;
    return {
      props: {
        items: [item("a", own.first), item("b", own.second), item("c", own.third)],
        marker: "check",
        ...NEW_IN_2,
      },
    };
  },
  panel: [
    { type: "choice", prop: "marker", options: [...MARKERS] },
    { type: "icon", prop: "icon", when: { prop: "marker", is: ["icon"] } },
    { type: "choice", prop: "markerColor", options: [...MARKER_COLORS] },
    {
      type: "items",
      prop: "items",
      max: MOST_ITEMS,
      item: [
        { type: "inlineText", prop: "content" },
        { type: "icon", prop: "icon" },
      ],
      newItem,
    },
  ],
  inlineText: { "items.*.content": "inline" },
  check: { words: () => ({ color: "color-text" }) },
  styleGroups: BOX_STYLES,
  sharedCss: [GLYPH_CSS],
  css: `:where(.v-list){--v-c:var(--color-button);margin:0;padding:0;list-style:none;font-family:var(--font-text);color:var(--color-text);line-height:1.5;overflow-wrap:break-word}
:where(.v-list-text){--v-c:currentColor}
:where(.v-list>li){position:relative}
:where(.v-list>li+li){margin-block-start:.6em}
:where(.v-list a){color:var(--color-button);text-underline-offset:.16em}
:where(.v-mark-disc){padding-inline-start:1.3em;list-style:disc}
:where(.v-mark-number){padding-inline-start:1.6em;list-style:decimal}
:where(.v-mark-disc>li,.v-mark-number>li)::marker{color:var(--v-c);font-weight:700}
:where(.v-mark-check>li,.v-mark-arrow>li,.v-mark-icon>li,.v-mark-none>.v-li-own){padding-inline-start:1.75em}
:where(.v-mark-check>li:not(.v-li-own),.v-mark-arrow>li:not(.v-li-own))::before{content:"";position:absolute;inset-inline-start:0;inset-block-start:.2em;width:1.1em;height:1.1em;background:var(--v-c);--v-mark:${drawn("M2.5 8.5l3.6 3.6L13.5 4.5")};-webkit-mask:var(--v-mark) center/contain no-repeat;mask:var(--v-mark) center/contain no-repeat}
:where(.v-mark-arrow>li)::before{--v-mark:${drawn("M2.5 8h11M9 3.5 13.5 8 9 12.5")}}
:where(.v-li-own){list-style:none}
:where(.v-list>li>svg){position:absolute;inset-inline-start:0;inset-block-start:.15em;color:var(--v-c)}
:where(.v-mark-disc>li>svg){inset-inline-start:-1.35em}
:where(.v-mark-number>li>svg){inset-inline-start:-1.6em}`,
});
