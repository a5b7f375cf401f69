import type { z } from "zod";
import { withoutLinks } from "../rich-text.tsx";
import type { BlockView } from "../view.ts";
import type { tabProps } from "./block.ts";

export const TabView: BlockView<z.infer<typeof tabProps>> = ({ block, props, root, slot, editable, inline }) => (
  <div {...root} className={[root.className, ...(block.hiddenAt ?? []).map((at) => `v-tab-off-${at}`)].join(" ")}>
    <h3 className="v-tab-title" {...editable("title")}>
      {inline(withoutLinks(props.title))}
    </h3>
    <div className="v-tab-panel">{slot("content")}</div>
  </div>
);
