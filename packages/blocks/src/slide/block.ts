import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

export const slideProps = z.strictObject({});

export const slide = defineBlock({
  kind: "slide",
  version: 1,
  category: "part",
  slots: { content: { accepts: ["flow", "box"] } },
  props: slideProps,
  migrations: [],
  within: ["carousel"],
  group: "layout",
  rank: 33,
  icon: "RectangleHorizontal",
  isOffered: false,
  messages: MESSAGES.slide,
  seed: () => ({ props: {} }),
  panel: [],
  check: { ground: "color-background" },
  styleGroups: ["layout", ...BOX_STYLES],
  // A card, but around a picture alone, which fills its slide.
  css: `:where(.v-slide){display:flex;flex-direction:column;gap:12px;min-width:0;padding:28px;border:1px solid var(--color-line);border-radius:12px;background:var(--color-background)}
:where(.v-slide>*){min-width:0;max-width:100%}
:where(.v-slide:has(>.v-image:only-child)){padding:0;border:0;background:none}
:where(.v-slide>.v-image:only-child){width:100%;border-radius:inherit}
@media (max-width:767px){:where(.v-slide){padding:22px}}`,
});
