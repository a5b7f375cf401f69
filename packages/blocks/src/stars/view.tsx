import type { z } from "zod";
import { ratingStars } from "../rating/rating-stars.tsx";
import { ratingText } from "../rating/rating-text.ts";
import type { BlockView } from "../view.ts";
import type { starsProps } from "./block.ts";

export const StarsView: BlockView<z.infer<typeof starsProps>> = ({ props, root, page, editable, inline }) => {
  const rating = ratingText(props.rating, page.language);
  const pattern = page.words("stars").rating ?? "";
  return (
    <div {...root} className={`${root.className} v-${props.size}`}>
      {ratingStars(props.rating, pattern.replace("{rating}", rating))}
      {props.hasNumber ? (
        // The drawing has said it already.
        <strong aria-hidden="true">{rating}</strong>
      ) : null}
      <span {...editable("note")}>{inline(props.note)}</span>
    </div>
  );
};
