import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { tabsProps } from "./block.ts";

export const TabsView: BlockView<z.infer<typeof tabsProps>> = ({ props, root, slot }) => (
  <div {...root} className={`${root.className} v-tabs-${props.look} v-tabs-${props.align}`} data-v="tabs">
    <div className="v-tablist" />
    {slot("tabs")}
  </div>
);
