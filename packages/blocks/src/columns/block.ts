import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";
import { columnsAt } from "./columns-at.ts";

export const columnsProps = z.strictObject({
  /** The breakpoint from which its columns stand one below the other. */
  stackAt: z.enum(["tablet", "mobile", "never"]),
});

export const columns = defineBlock({
  kind: "columns",
  version: 1,
  category: "flow",
  slots: { columns: { accepts: ["box"], max: 6 } },
  props: columnsProps,
  migrations: [],
  group: "layout",
  rank: 30,
  icon: "Columns2",
  isOffered: true,
  messages: MESSAGES.columns,
  seed: () => ({
    props: { stackAt: "mobile" },
    slots: {
      columns: [
        { kind: "container", props: {} },
        { kind: "container", props: {} },
      ],
    },
  }),
  panel: [{ type: "choice", prop: "stackAt", options: ["tablet", "mobile", "never"] }],
  styleGroups: ["layout", "grid", ...BOX_STYLES],
  columnsAt,
  // Stacking has to win over a number of columns set for wider screens, so it alone stands outside `:where()`;
  // the view leaves its class out where the block says otherwise for the narrow screen itself.
  strongSelectors: [".v-columns.v-stack-tablet", ".v-columns.v-stack-mobile"],
  css: `:where(.v-columns){display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:24px}
:where(.v-columns>*){min-width:0}
:where(.v-rows-base){grid-auto-flow:row}
@media (max-width:1024px){:where(.v-rows-tablet){grid-auto-flow:row}.v-columns.v-stack-tablet{grid-auto-flow:row;grid-template-columns:minmax(0,1fr)}}
@media (max-width:767px){:where(.v-rows-mobile){grid-auto-flow:row}.v-columns.v-stack-mobile{grid-auto-flow:row;grid-template-columns:minmax(0,1fr)}}`,
});
