import { inlineText, type Language, recordId, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

const FORMS = ["bar", "line", "pie", "gauge"] as const;

const MOST_ITEMS = 24;
const MOST_LABEL = 60;
const MOST_UNIT = 12;

/** The largest amount, with either sign: a trillion. */
const MOST_VALUE = 1_000_000_000_000;

export const chartProps = z.strictObject({
  form: z.enum(FORMS),
  title: inlineText,
  items: z
    .array(z.strictObject({ id: recordId, label: z.string().max(MOST_LABEL), value: z.number().min(-MOST_VALUE).max(MOST_VALUE) }))
    .max(MOST_ITEMS),
  /** What stands before and after each number: `R$ `, ` kg`. */
  prefix: z.string().max(MOST_UNIT),
  suffix: z.string().max(MOST_UNIT),
  /** The amount that fills a gauge. */
  full: z.number().positive().max(MOST_VALUE),
});

export const chart = defineBlock({
  kind: "chart",
  version: 1,
  category: "flow",
  slots: {},
  props: chartProps,
  migrations: [],
  group: "utility",
  rank: 44,
  icon: "ChartColumn",
  isOffered: true,
  messages: MESSAGES.chart,
  seed: (language) => {
    const own = MESSAGES.chart[language].seed;
    return {
      props: {
        form: "bar",
        title: words(own.title),
        items: [
          { id: "a", label: own.first, value: 40 },
          { id: "b", label: own.second, value: 65 },
          { id: "c", label: own.third, value: 90 },
        ],
        prefix: "",
        suffix: "",
        full: 100,
      },
    };
  },
  panel: [
    { type: "choice", prop: "form", options: [...FORMS] },
    { type: "inlineText", prop: "title" },
    { type: "number", prop: "full", min: 0.0001, max: MOST_VALUE, when: { prop: "form", is: ["gauge"] } },
    { type: "text", prop: "prefix", maxLength: MOST_UNIT },
    { type: "text", prop: "suffix", maxLength: MOST_UNIT },
    {
      type: "items",
      prop: "items",
      max: MOST_ITEMS,
      item: [
        { type: "text", prop: "label", maxLength: MOST_LABEL },
        { type: "number", prop: "value", min: -MOST_VALUE, max: MOST_VALUE },
      ],
      newItem: (id: string, language: Language) => ({ id, label: MESSAGES.chart[language].seed.item, value: 50 }),
    },
  ],
  inlineText: { title: "inline" },
  styleGroups: BOX_STYLES,
  wearsOneColor: true,
  // It is laid out by its own width, not by the screen's: it may stand in a column. The last rule wins where a person's own colours do.
  css: `:where(.v-chart){container-type:inline-size;position:relative;width:100%;min-width:9em;margin:0;font:15px/1.4 var(--font-text);color:var(--color-text);overflow-wrap:anywhere}
:where(.v-chart.v-empty:not([data-block]),.v-chart figcaption:empty){display:none}
:where(.v-chart.v-empty){min-height:160px;background:var(--color-surface)}
:where(.v-chart figcaption){margin-block-end:20px;font:700 20px/1.3 var(--font-heading);color:var(--color-heading)}
:where(.v-chart svg){display:block;fill:currentColor;color:var(--color-button);overflow:visible}
:where(.v-chart .v-alt,.v-chart a){color:var(--color-heading)}
:where(.v-chart text){color:var(--color-text)}
:where(.v-chart b){color:var(--color-heading)}
:where(.v-chart .v-read){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
:where(.v-bars){display:grid;grid-template-columns:1fr fit-content(60%);grid-auto-flow:dense;gap:4px 16px;align-items:center}
:where(.v-bars>b){grid-column:-2;text-align:end}
:where(.v-bars>svg){grid-column:1/-1;margin-block-end:10px}
:where(.v-points){display:grid;grid-template-columns:repeat(auto-fill,minmax(76px,1fr));gap:8px 4px;margin:16px 0 0;text-align:center;font-size:13px}
:where(.v-points.v-few){grid:auto/auto-flow 1fr}
:where(.v-pie){display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:16px 32px}
:where(.v-pie>div){flex:1 1 200px;max-width:480px}
:where(.v-pie p){display:grid;grid-template-columns:14px 1.6em 1fr fit-content(50%);gap:8px;align-items:center;margin:6px 0}
:where(.v-gauges){display:grid;grid-template-columns:repeat(auto-fit,minmax(140px,1fr));gap:24px 16px;text-align:center}
:where(.v-gauges b){font-size:22px}
@container (min-width:600px){:where(.v-bars){grid-template-columns:fit-content(30%) 1fr fit-content(25%);gap:12px 16px}:where(.v-bars>svg){grid-column:2;margin:0}:where(.v-pie){justify-content:start}:where(.v-points.v-some){grid:auto/auto-flow 1fr}}
@media (forced-colors:active){:where(.v-chart div *){color:CanvasText}}`,
  isUnfinished: ({ items }) => items.length === 0,
});
