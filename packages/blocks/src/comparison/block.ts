import { inlineText, type Language, recordId, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import type { PanelField } from "../panel.ts";
import { MESSAGES } from "../registry/messages.ts";
import { ANSWERS, COUNTS, PLACES } from "./places.ts";

const MOST_ROWS = 40;
const MOST_IN_DETAIL = 60;

const answer = z.enum(ANSWERS);
const detail = z.string().max(MOST_IN_DETAIL);

const answers = { first: answer, second: answer, third: answer, fourth: answer };
const answerWords = { firstWords: inlineText, secondWords: inlineText, thirdWords: inlineText, fourthWords: inlineText };

export const comparisonProps = z.strictObject({
  /** What the table is about: above it, and its name for those who hear it. */
  caption: inlineText,
  count: z.enum(COUNTS),
  /** The offers, by their place: what each is called, and what stands below that, such as its price. */
  ...{ firstName: inlineText, secondName: inlineText, thirdName: inlineText, fourthName: inlineText },
  ...{ firstDetail: detail, secondDetail: detail, thirdDetail: detail, fourthDetail: detail },
  highlighted: z.enum(["none", ...PLACES]),
  /** What each row says of the offers: a mark, or the words beside it. */
  rows: z.array(z.strictObject({ id: recordId, feature: inlineText, ...answers, ...answerWords })).max(MOST_ROWS),
});

type Said = readonly [answer: z.infer<typeof answer>, said?: string];

const YES: Said = ["yes"];
const NOTHING: Said = ["words"];

const row = (id: string, feature: string, ...said: readonly [Said, Said, Said, Said]) => ({
  ...{ id, feature: words(feature), first: said[0][0], second: said[1][0], third: said[2][0], fourth: said[3][0] },
  ...{ firstWords: words(said[0][1] ?? ""), secondWords: words(said[1][1] ?? "") },
  ...{ thirdWords: words(said[2][1] ?? ""), fourthWords: words(said[3][1] ?? "") },
});

const newItem = (id: string, language: Language) => row(id, MESSAGES.comparison[language].seed.row, YES, YES, YES, YES);

const isAtLeast = (place: number) => ({ prop: "count", is: COUNTS.slice(Math.max(0, place - 1)) });

export const comparison = defineBlock({
  kind: "comparison",
  version: 1,
  category: "flow",
  slots: {},
  props: comparisonProps,
  migrations: [],
  group: "utility",
  rank: 32,
  icon: "Table2",
  isOffered: true,
  messages: MESSAGES.comparison,
  seed: (language) => {
    const own = MESSAGES.comparison[language].seed;
    return {
      props: {
        caption: words(own.caption),
        count: "two",
        ...{ firstName: words(own.first), secondName: words(own.second), thirdName: words(own.third), fourthName: words(own.fourth) },
        ...{ firstDetail: "", secondDetail: "", thirdDetail: "", fourthDetail: "" },
        highlighted: "second",
        rows: [
          row("a", own.firstRow, YES, YES, NOTHING, NOTHING),
          row("b", own.secondRow, ["words", own.some], ["words", own.all], NOTHING, NOTHING),
          row("c", own.thirdRow, ["no"], YES, NOTHING, NOTHING),
        ],
      },
    };
  },
  panel: [
    { type: "inlineText", prop: "caption" },
    { type: "choice", prop: "count", options: [...COUNTS] },
    ...PLACES.flatMap((place, index): PanelField[] => [
      { type: "inlineText", prop: `${place}Name`, when: isAtLeast(index) },
      { type: "text", prop: `${place}Detail`, maxLength: MOST_IN_DETAIL, when: isAtLeast(index) },
    ]),
    { type: "choice", prop: "highlighted", options: ["none", ...PLACES] },
    {
      type: "items",
      prop: "rows",
      max: MOST_ROWS,
      item: [
        { type: "inlineText", prop: "feature" },
        ...PLACES.flatMap((place): PanelField[] => [
          { type: "choice", prop: place, options: [...ANSWERS] },
          { type: "inlineText", prop: `${place}Words`, when: { prop: place, is: ["words"] } },
        ]),
      ],
      newItem,
    },
  ],
  inlineText: {
    ...{ caption: "inline", firstName: "inline", secondName: "inline", thirdName: "inline", fourthName: "inline" },
    ...{ "rows.*.feature": "inline", "rows.*.firstWords": "inline", "rows.*.secondWords": "inline" },
    ...{ "rows.*.thirdWords": "inline", "rows.*.fourthWords": "inline" },
  },
  styleGroups: BOX_STYLES,
  // In little room a row is its feature, and below it what there is to say of each offer, side by side: nothing has to
  // be scrolled sideways. It asks for its own room, not the screen's, for it may stand in a column.
  css: `:where(.v-comparison){width:100%;container-type:inline-size;overflow:clip;border:1px solid var(--color-line);border-radius:16px;font:16px/1.5 var(--font-text);color:var(--color-text);background:var(--color-background)}
:where(.v-comparison>table){width:100%;table-layout:fixed;border-spacing:0;overflow-wrap:anywhere}
:where(.v-comparison caption){padding:24px 20px 12px;text-align:start;font:700 22px/1.25 var(--font-heading);color:var(--color-heading)}
:where(.v-comparison tr>*){padding:14px 12px;border-block-end:1px solid var(--color-line);text-align:center}
:where(.v-comparison tbody>tr:last-child>*){border:0}
:where(.v-comparison tbody th){padding-inline-start:20px;text-align:start;font-weight:600}
:where(.v-comparison thead>tr>*){position:sticky;inset-block-start:0;z-index:1;padding-block-start:20px;vertical-align:top;font:700 18px/1.25 var(--font-heading);color:var(--color-heading);background:var(--color-background)}
:where(.v-comparison td:first-child){width:34%}
:where(.v-comparison small){display:block;font:15px/1.4 var(--font-text);color:var(--color-text)}
:where(.v-comparison .v-best){background:color-mix(in srgb,var(--color-button) 9%,var(--color-background))}
:where(.v-comparison th.v-best){box-shadow:inset 0 4px var(--color-button)}
:where(.v-comparison a){color:var(--color-button)}
:where(.v-comparison i){display:inline-block;width:8px;height:15px;border:solid var(--color-button);border-width:0 3px 3px 0;rotate:45deg}
:where(.v-comparison i.v-no){width:0;border-color:currentColor;rotate:90deg;opacity:.6}
@container (max-width:600px){:where(.v-comparison :is(table,caption,thead,tbody)){display:block}
:where(.v-comparison tr){display:flex;flex-wrap:wrap}
:where(.v-comparison tr>*){flex:1 1 0;min-width:0;padding:10px 8px}
:where(.v-comparison tbody th){flex:0 0 100%;padding-block-end:0;border:0;text-align:center}
:where(.v-comparison thead){position:sticky;inset-block-start:0;z-index:1}
:where(.v-comparison td:first-child){position:absolute;padding:0}}`,
  isUnfinished: ({ rows }) => rows.length === 0,
});
