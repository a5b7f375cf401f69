import type { z } from "zod";
import { filmGround, withFilm } from "../film/film-ground.tsx";
import type { BlockView } from "../view.ts";
import type { containerProps } from "./block.ts";

export const ContainerView: BlockView<z.infer<typeof containerProps>> = ({ block, props, root, page, slot }) => {
  const ground = filmGround(props.film, block, page);
  return (
    <div {...(ground ? withFilm(root) : root)}>
      {ground}
      {slot("content")}
    </div>
  );
};
