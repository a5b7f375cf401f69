import type { z } from "zod";
import { withoutLinks } from "../rich-text.tsx";
import type { BlockView } from "../view.ts";
import type { tabProps } from "./block.ts";

export const TabView: BlockView<z.infer<typeof tabProps>> = ({ props, root, slot, editable, inline }) => (
  <div {...root}>
    <h3 className="v-tab-title" {...editable("title")}>
      {inline(withoutLinks(props.title))}
    </h3>
    <div className="v-tab-panel">{slot("content")}</div>
  </div>
);
