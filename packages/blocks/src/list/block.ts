import { inlineText, type Language, recordId, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

const MARKERS = ["disc", "number", "check", "arrow", "none"] as const;

const MOST_ITEMS = 100;

export const listProps = z.strictObject({
  items: z.array(z.strictObject({ id: recordId, content: inlineText })).max(MOST_ITEMS),
  marker: z.enum(MARKERS),
});

const item = (id: string, content: string) => ({ id, content: words(content) });

const newItem = (id: string, language: Language) => item(id, MESSAGES.list[language].seed.item);

const drawn = (path: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

export const list = defineBlock({
  kind: "list",
  version: 1,
  category: "flow",
  slots: {},
  props: listProps,
  migrations: [],
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
      },
    };
  },
  panel: [
    { type: "choice", prop: "marker", options: [...MARKERS] },
    { type: "items", prop: "items", max: MOST_ITEMS, item: [{ type: "inlineText", prop: "content" }], newItem },
  ],
  inlineText: { "items.*.content": "inline" },
  styleGroups: BOX_STYLES,
  css: `:where(.v-list){margin:0;padding:0;list-style:none;font-family:var(--font-text);color:var(--color-text);line-height:1.5;overflow-wrap:break-word}
:where(.v-list>li){position:relative}
:where(.v-list>li+li){margin-block-start:.6em}
:where(.v-list a){color:var(--color-button);text-underline-offset:.16em}
:where(.v-mark-disc){padding-inline-start:1.3em;list-style:disc}
:where(.v-mark-number){padding-inline-start:1.6em;list-style:decimal}
:where(.v-mark-disc>li,.v-mark-number>li)::marker{color:var(--color-button);font-weight:700}
:where(.v-mark-check>li,.v-mark-arrow>li){padding-inline-start:1.75em}
:where(.v-mark-check>li,.v-mark-arrow>li)::before{content:"";position:absolute;inset-inline-start:0;inset-block-start:.2em;width:1.1em;height:1.1em;background:var(--color-button);--v-mark:${drawn("M2.5 8.5l3.6 3.6L13.5 4.5")};-webkit-mask:var(--v-mark) center/contain no-repeat;mask:var(--v-mark) center/contain no-repeat}
:where(.v-mark-arrow>li)::before{--v-mark:${drawn("M2.5 8h11M9 3.5 13.5 8 9 12.5")}}`,
});
