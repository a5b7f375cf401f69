import { href } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { type Drawing, drawing } from "../drawing/drawing.ts";
import { MESSAGES } from "../registry/messages.ts";

const GROUNDS = ["none", "round", "square"] as const;
const PLACES = ["start", "center", "end"] as const;

/** In pixels. */
const LEAST_SIZE = 12;
const MOST_SIZE = 400;
/** In 24ths of its size. */
const LEAST_STROKE = 0.5;
const MOST_STROKE = 4;

export const iconProps = z.strictObject({
  drawing: drawing.nullable(),
  /** Width and height of the drawing itself, in pixels; its ground is larger. */
  size: z.number().int().min(LEAST_SIZE).max(MOST_SIZE),
  /** How thick its lines are, in 24ths of its size. */
  stroke: z.number().min(LEAST_STROKE).max(MOST_STROKE),
  /** What it stands on, in a tint of its own colour. */
  ground: z.enum(GROUNDS),
  align: z.enum(PLACES),
  /** What it means, for those who do not see it; empty for decoration. */
  label: z.string().max(300),
  /** Where a click leads; empty for nowhere. */
  href,
  newTab: z.boolean(),
});

/** Lucide's `star`. */
const STAR: Drawing = {
  name: "star",
  shapes: [
    {
      tag: "path",
      d: "M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z",
    },
  ],
};

export const icon = defineBlock({
  kind: "icon",
  version: 1,
  category: "flow",
  slots: {},
  props: iconProps,
  migrations: [],
  group: "media",
  rank: 12,
  icon: "Smile",
  isOffered: true,
  messages: MESSAGES.icon,
  seed: () => ({
    props: { drawing: STAR, size: 40, stroke: 2, ground: "none", align: "start", label: "", href: "", newTab: false },
  }),
  panel: [
    { type: "icon", prop: "drawing" },
    { type: "number", prop: "size", min: LEAST_SIZE, max: MOST_SIZE, unit: "px" },
    { type: "number", prop: "stroke", min: LEAST_STROKE, max: MOST_STROKE, step: 0.25 },
    { type: "choice", prop: "ground", options: [...GROUNDS] },
    { type: "choice", prop: "align", options: [...PLACES] },
    { type: "text", prop: "label", maxLength: 300 },
    { type: "link", prop: "href" },
    { type: "toggle", prop: "newTab" },
  ],
  styleGroups: BOX_STYLES,
  css: `:where(.v-icon){display:grid;place-items:center;width:fit-content;max-width:100%;color:var(--color-button)}
:where(.v-icon>svg){display:block;max-width:100%;height:auto}
:where(.v-icon-center){margin-inline:auto}
:where(.v-icon-end){margin-inline-start:auto}
:where(.v-icon-round,.v-icon-square){border-radius:22%;background-color:color-mix(in srgb,currentColor 12%,transparent)}
:where(.v-icon-round){border-radius:50%}
:where(a.v-icon){min-width:44px;min-height:44px;transition:opacity .15s ease-out}
:where(a.v-icon:hover){opacity:.75}
:where(a.v-icon:focus-visible){outline:3px solid var(--color-button);outline-offset:3px}
:where(.v-icon.v-empty){border:1.5px dashed;border-radius:6px;opacity:.6}
:where(.v-icon.v-empty:not([data-block])){display:none}`,
  isUnfinished: (props) => props.drawing === null,
});
