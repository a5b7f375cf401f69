import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

export const spacerProps = z.strictObject({});

export const spacer = defineBlock({
  kind: "spacer",
  version: 1,
  category: "flow",
  slots: {},
  props: spacerProps,
  migrations: [],
  group: "layout",
  rank: 50,
  icon: "MoveVertical",
  isOffered: true,
  messages: MESSAGES.spacer,
  seed: () => ({ props: {} }),
  panel: [],
  styleGroups: BOX_STYLES,
  css: `:where(.v-spacer){height:40px}
@media (max-width:767px){:where(.v-spacer){height:24px}}`,
});
