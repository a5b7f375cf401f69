import { inlineText, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

const SIZES = ["thin", "medium", "thick"] as const;

/** The page's own colours that a bar may have; `text` is the colour of the words beside it. */
const COLORS = ["button", "heading", "text"] as const;

export const progressProps = z.strictObject({
  label: inlineText,
  /** How much is there, in percent. */
  value: z.number().min(0).max(100),
  isValueShown: z.boolean(),
  size: z.enum(SIZES),
  color: z.enum(COLORS),
});

export const progress = defineBlock({
  kind: "progress",
  version: 1,
  category: "flow",
  slots: {},
  props: progressProps,
  migrations: [],
  group: "utility",
  rank: 40,
  icon: "BatteryMedium",
  isOffered: true,
  messages: MESSAGES.progress,
  seed: (language) => ({
    props: { label: words(MESSAGES.progress[language].seed.label), value: 60, isValueShown: true, size: "medium", color: "button" },
  }),
  panel: [
    { type: "inlineText", prop: "label" },
    { type: "number", prop: "value", min: 0, max: 100, unit: "%" },
    { type: "toggle", prop: "isValueShown" },
    { type: "choice", prop: "size", options: [...SIZES] },
    { type: "choice", prop: "color", options: [...COLORS] },
  ],
  inlineText: { label: "inline" },
  styleGroups: BOX_STYLES,
  // Without words above it, the bar and its figure share a line. Where a person's own colours rule, it has that of their words.
  css: `:where(.v-progress){display:grid;grid-template-columns:minmax(0,1fr) auto;row-gap:8px;align-items:end;width:100%;font-family:var(--font-text);color:var(--color-text);line-height:1.4;overflow-wrap:anywhere}
:where(.v-progress>.v-name){font-weight:600;text-wrap:pretty}
:where(.v-progress>.v-name:empty){display:none}
:where(.v-progress a){color:var(--color-button);text-underline-offset:.16em}
:where(.v-progress>.v-value){margin-inline-start:16px;font-weight:700;font-variant-numeric:tabular-nums}
:where(.v-progress>progress){-webkit-appearance:none;appearance:none;grid-column:1/-1;display:block;width:100%;height:12px;border:0;border-radius:99px;overflow:hidden;background:color-mix(in srgb,currentColor 16%,transparent)}
:where(.v-progress>.v-name:empty~progress){grid-area:1/1;align-self:center}
:where(.v-progress>progress)::-webkit-progress-bar{background:none}
:where(.v-progress>progress)::-webkit-progress-value{border-radius:99px;background:currentColor}
:where(.v-progress>progress)::-moz-progress-bar{border-radius:99px;background:currentColor}
:where(.v-bar-thin>progress){height:6px}
:where(.v-bar-thick>progress){height:20px}
:where(.v-tint-button>progress){color:var(--color-button)}
:where(.v-tint-heading>progress){color:var(--color-heading)}
@media (forced-colors:active){:where(.v-progress>progress){forced-color-adjust:none;color:CanvasText}}`,
});
