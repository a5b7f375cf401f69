import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { sectionProps } from "./block.ts";

export const SectionView: BlockView<z.infer<typeof sectionProps>> = ({ props, root, slot }) => {
  const Tag = props.tag;
  return (
    <Tag {...root}>
      <div className="v-in">{slot("content")}</div>
    </Tag>
  );
};
