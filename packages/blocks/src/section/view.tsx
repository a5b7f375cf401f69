import type { z } from "zod";
import { filmGround, withFilm } from "../film/film-ground.tsx";
import type { BlockView } from "../view.ts";
import type { sectionProps } from "./block.ts";

export const SectionView: BlockView<z.infer<typeof sectionProps>> = ({ block, props, root, page, slot }) => {
  const Tag = props.tag;
  const ground = filmGround(props.film, block, page);
  return (
    <Tag {...(ground ? withFilm(root) : root)}>
      {ground}
      <div className="v-in">{slot("content")}</div>
    </Tag>
  );
};
