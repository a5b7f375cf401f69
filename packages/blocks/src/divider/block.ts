import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

export const dividerProps = z.strictObject({});

export const divider = defineBlock({
  kind: "divider",
  version: 1,
  category: "flow",
  slots: {},
  props: dividerProps,
  migrations: [],
  group: "layout",
  rank: 40,
  icon: "SeparatorHorizontal",
  isOffered: true,
  messages: MESSAGES.divider,
  seed: () => ({ props: {} }),
  panel: [],
  styleGroups: BOX_STYLES,
  css: ":where(.v-divider){width:100%;height:0;margin:0;border:0 solid var(--color-line);border-block-start-width:1px}",
});
