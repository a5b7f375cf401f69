import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";
import { tabSeed } from "../tab/tab-seed.ts";

const LOOKS = ["line", "pills"] as const;
const ALIGNMENTS = ["start", "center", "fill"] as const;

export const tabsProps = z.strictObject({
  look: z.enum(LOOKS),
  /** Where the row of titles stands: at the start, in the middle, or over the whole width. */
  align: z.enum(ALIGNMENTS),
});

export const tabs = defineBlock({
  kind: "tabs",
  version: 1,
  category: "flow",
  slots: { tabs: { accepts: ["part"], max: 12 } },
  props: tabsProps,
  migrations: [],
  notWithin: ["tabs", "carousel"],
  group: "layout",
  rank: 30,
  icon: "PanelTop",
  isOffered: true,
  messages: MESSAGES.tabs,
  seed: (language) => {
    const own = MESSAGES.tabs[language].seed;
    return {
      props: { look: "line", align: "start" },
      slots: {
        tabs: [tabSeed(own.firstTitle, own.firstText), tabSeed(own.secondTitle, own.secondText), tabSeed(own.thirdTitle, own.thirdText)],
      },
    };
  },
  panel: [
    { type: "children", prop: "tabs", child: "tab" },
    { type: "choice", prop: "look", options: [...LOOKS] },
    { type: "choice", prop: "align", options: [...ALIGNMENTS] },
  ],
  styleGroups: ["layout", "own", ...BOX_STYLES],
  // The row of titles has a height of its own and is kept free until the script has filled it, and a tab's look shows
  // only the panel that will be shown: nothing moves. The canvas, and whoever has no scripts, sees the panels one after another.
  css: `:where(.v-tabs){display:grid;grid-template-columns:minmax(0,1fr);gap:28px;width:100%}
:where(.v-tablist){position:relative;display:none;min-height:56px;overflow:auto hidden;scrollbar-width:none;box-shadow:inset 0 -1px var(--color-line)}
:where(.v-tabs[data-on]>.v-tablist){display:flex}
:where(.v-tablist[data-more]){mask:linear-gradient(90deg,#000 calc(100% - 56px),#0000)}
:where(.v-tab-title,.v-tablist>button){flex:none;margin:0;border:0;padding:18px;background:0 0;font:600 16px/1.25 var(--font-text);color:var(--color-text);overflow-wrap:anywhere}
:where(.v-tab-title){width:fit-content;margin-block-end:20px}
:where(.v-tablist>button){height:56px;max-width:260px;padding-block:0;cursor:pointer}
:where(.v-tablist span){display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
:where(.v-tablist>button:hover,.v-tab-title,[aria-selected=true]){color:var(--color-heading)}
:where(.v-tab-title,.v-tablist>[aria-selected=true]){box-shadow:inset 0 -3px var(--color-button)}
:where(.v-tablist>:focus-visible){outline:2px solid;outline-offset:-5px}
:where(.v-tabs-pills>.v-tablist){gap:8px;box-shadow:none}
:where(.v-tabs-pills>.v-tablist>button,.v-tabs-pills .v-tab-title){border-radius:28px;padding-inline:22px;background:color-mix(in srgb,currentColor 9%,transparent)}
:where(.v-tabs-pills .v-tab-title,.v-tabs-pills>*>[aria-selected=true]){background:var(--color-button);color:var(--color-on-button);box-shadow:none}
:where(.v-tabs-center .v-tab-title){margin-inline:auto}
:where(.v-tabs-center>*>button:first-child){margin-inline-start:auto}
:where(.v-tabs-center>*>button:last-child){margin-inline-end:auto}
:where(.v-tabs-fill .v-tab-title){width:100%;text-align:center}
:where(.v-tabs-fill>*>button){flex:1 0 auto;max-width:max(260px,50vw)}
@media (scripting:enabled){:where(.v-tabs:not([data-block])>.v-tablist:not(:last-child)){display:flex}:where(.v-tabs:not([data-block])>*>.v-tab-title){display:none}}`,
});
