import { type Breakpoint, hasWords, inlineText, plainText } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";
import { tabSeed } from "./tab-seed.ts";

export const tabProps = z.strictObject({ title: inlineText });

/** The panels behind the first that a breakpoint shows, but for one that the address names. */
const behindFirst = (at: Breakpoint): string => `.v-tab:not([data-block],.v-tab-off-${at})~.v-tab:not([role],[data-named])`;

export const tab = defineBlock({
  kind: "tab",
  version: 1,
  category: "part",
  slots: { content: { accepts: ["flow", "box"] } },
  props: tabProps,
  migrations: [],
  within: ["tabs"],
  group: "layout",
  rank: 31,
  icon: "PanelTopDashed",
  isOffered: false,
  messages: MESSAGES.tab,
  seed: (language) => tabSeed(MESSAGES.tab[language].seed.title, ""),
  panel: [{ type: "inlineText", prop: "title" }],
  inlineText: { title: "inline" },
  check: { headings: ({ title }) => [{ level: 3, words: plainText(title), isFixed: true }] },
  styleGroups: ["layout", ...BOX_STYLES],
  isUnfinished: ({ title }) => !hasWords(title),
  isPanel: true,
  // Until the script says which panel is shown, the one that the address names is, or the first that is not hidden on a
  // window of this width. What leads to a panel leads to the row of titles above it.
  // Its title leaves it for the row of titles, so what it holds is laid out in an element of its own, by its own styles.
  css: `:where(.v-tab){flex-direction:column;gap:16px;min-width:0;scroll-margin-block-start:84px}
:where(.v-tab-panel){display:flex;flex-flow:inherit;gap:inherit;align-items:inherit;justify-content:inherit}
:where(.v-tab-panel>*){min-width:0}
:where(.v-tab:focus-visible){outline:2px solid var(--color-button);outline-offset:4px}
:where(.v-tab:not([role],[data-named]):has(~[data-named])){display:none}
@media (scripting:enabled) and (min-width:1025px){:where(${behindFirst("base")}){display:none}}
@media (scripting:enabled) and (min-width:768px) and (max-width:1024px){:where(${behindFirst("tablet")}){display:none}}
@media (scripting:enabled) and (max-width:767px){:where(${behindFirst("mobile")}){display:none}}`,
});
