import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { headingProps } from "./block.ts";

export const HeadingView: BlockView<z.infer<typeof headingProps>> = ({ props, root, editable, inline }) => {
  const Tag = props.level;
  return (
    <Tag {...root} {...editable("content")}>
      {inline(props.content)}
    </Tag>
  );
};
