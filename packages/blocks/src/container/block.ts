import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

export const containerProps = z.strictObject({});

export const container = defineBlock({
  kind: "container",
  version: 1,
  category: "box",
  slots: { content: { accepts: ["flow", "box"] } },
  props: containerProps,
  migrations: [],
  group: "layout",
  rank: 20,
  icon: "Box",
  isOffered: true,
  messages: MESSAGES.container,
  seed: () => ({ props: {} }),
  panel: [],
  styleGroups: ["layout", ...BOX_STYLES],
  css: `:where(.v-container){display:flex;flex-direction:column;gap:16px}
:where(.v-container>*){min-width:0}`,
});
