import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { textProps } from "./block.ts";

export const TextView: BlockView<z.infer<typeof textProps>> = ({ props, root, editable, rich }) => (
  <div {...root} {...editable("content")}>
    {rich(props.content)}
  </div>
);
