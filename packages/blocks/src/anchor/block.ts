import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

export const anchorProps = z.strictObject({});

export const anchor = defineBlock({
  kind: "anchor",
  version: 1,
  category: "flow",
  slots: {},
  props: anchorProps,
  migrations: [],
  anchorBase: (language) => MESSAGES.anchor[language].seed.anchor,
  group: "utility",
  rank: 60,
  icon: "Anchor",
  isOffered: true,
  messages: MESSAGES.anchor,
  seed: () => ({ props: {} }),
  panel: [],
  styleGroups: BOX_STYLES,
  // At the start of what it stands in it takes no gap from what follows. On the canvas it is a tag, to be taken hold of.
  css: `:where(.v-anchor){scroll-margin-block-start:16px}
:where(.v-anchor:first-child:not([data-block])){position:absolute}
:where(.v-anchor[data-block]){align-self:start;width:fit-content;padding:4px 12px;border:1px dashed;border-radius:16px;font:600 13px/20px var(--font-text);color:var(--color-text)}
:where(.v-anchor[data-block])::before{content:"#" attr(id)}`,
});
