import { plainText } from "@vitrine/document";
import type { ReactNode } from "react";
import type { z } from "zod";
import { ratingStars } from "../rating/rating-stars.tsx";
import { ratingText } from "../rating/rating-text.ts";
import type { BlockView, PageContext } from "../view.ts";
import type { testimonialsProps } from "./block.ts";
import { initials } from "./initials.ts";
import { isQuoted } from "./is-quoted.ts";

type TestimonialsProps = z.infer<typeof testimonialsProps>;
type Testimonial = TestimonialsProps["items"][number];

/** As wide as it is drawn, in CSS pixels. */
const FACE_WIDTH = 48;

/** Who speaks: small wherever it stands, so it asks for the narrowest file and goes before no other picture. */
function face({ picture, name }: Testimonial, page: PageContext): ReactNode {
  const source = picture && page.image(picture);
  if (source) {
    return <img loading="lazy" decoding="async" {...source} {...(source.srcSet ? { sizes: `${FACE_WIDTH}px` } : {})} alt="" />;
  }
  const letters = initials(plainText(name), page.language);
  return letters === "" ? null : (
    <span className="v-letters" aria-hidden="true">
      {letters}
    </span>
  );
}

const MARK = (
  <div className="v-mark" aria-hidden="true">
    “
  </div>
);

function stars(item: Testimonial, page: PageContext): ReactNode {
  const rating = Number(item.stars);
  const pattern = page.words("testimonials").stars ?? "";
  return ratingStars(rating, pattern.replace("{rating}", ratingText(rating, page.language)));
}

export const TestimonialsView: BlockView<TestimonialsProps> = ({ props, root, page, editable, inline }) => {
  const count = props.layout === "cards" ? ` v-of-${props.columns}` : "";
  const empty = props.items.some(isQuoted) ? "" : " v-empty";
  return (
    <div {...root} className={`${root.className} v-${props.layout}${count}${empty}`}>
      {props.items.map((item, index) => (
        <figure key={item.id} className={isQuoted(item) ? "v-said" : "v-said v-empty"}>
          {item.stars === "none" ? MARK : <div>{stars(item, page)}</div>}
          <blockquote {...editable(`items.${index}.quote`)}>{inline(item.quote)}</blockquote>
          <figcaption>
            {props.hasPictures ? face(item, page) : null}
            <span className="v-by">
              <strong {...editable(`items.${index}.name`)}>{inline(item.name)}</strong>
              <small {...editable(`items.${index}.role`)}>{inline(item.role)}</small>
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
};
