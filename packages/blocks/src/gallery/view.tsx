import type { ImageReference } from "@vitrine/document";
import type { z } from "zod";
import { type ImageAttributes, imageAttributes } from "../image-attributes.ts";
import type { BlockView, BlockViewProps } from "../view.ts";
import type { galleryProps } from "./block.ts";
import { imagesAbreast } from "./images-abreast.ts";

type GalleryProps = z.infer<typeof galleryProps>;

/** How wide an image in a row may get, in pixels by its ratio: as high as the row, and stretched to fill it. */
const ROW_WIDTH = 360;

/** VoiceOver no longer calls it a list once the browser's own markers are gone. */
const LIST = { role: "list" };

function lookOf({ layout, columns, shape, gap }: GalleryProps): string {
  const look = layout === "rows" ? ["v-g-rows"] : [`v-g-${columns}`];
  if (layout === "masonry") look.push("v-g-masonry");
  if (layout === "grid" && shape !== "natural") look.push(`v-g-${shape.replace(":", "x")}`);
  if (gap !== "small") look.push(`v-g-${gap}`);
  return look.join(" ");
}

/** The first row alone may be on the first screen; the rest waits until it is near. Rows of one height have about three. */
function attributesOf({ page, block, props }: BlockViewProps<GalleryProps>, image: ImageReference, index: number) {
  const isFirstRow = index < (props.layout === "rows" ? 3 : imagesAbreast(block, "base"));
  const found: ImageAttributes | undefined = imageAttributes(
    { ...page, isEarly: (id) => isFirstRow && page.isEarly(id), isFirstImage: (id) => index === 0 && page.isFirstImage(id) },
    block,
    image,
  );
  if (!found?.srcSet || props.layout !== "rows") return found;
  return { ...found, sizes: `min(100vw,${Math.ceil((ROW_WIDTH * found.width) / found.height)}px)` };
}

export const GalleryView: BlockView<GalleryProps> = (view) => {
  const { props, root, page, editable, inline } = view;
  const words = page.words("gallery");
  const images = props.items.map(({ image }, index) => image && attributesOf(view, image, index));
  const isEmpty = !images.some(Boolean);
  const className = `${root.className} ${lookOf(props)}${isEmpty ? " v-empty" : ""}`;
  const behaviour =
    props.canEnlarge && !isEmpty
      ? {
          "data-v": "gallery",
          "data-label": words.label,
          "data-close": words.close,
          "data-previous": words.previous,
          "data-next": words.next,
        }
      : {};
  return (
    <div {...root} className={className} {...behaviour}>
      <ul {...LIST}>
        {props.items.map(({ id, alt, caption }, index) => {
          const image = images[index];
          const picture = image ? <img {...image} alt={alt} /> : <div />;
          return (
            <li key={id} {...(image ? {} : { className: "v-g-no" })}>
              <figure>
                {image && props.canEnlarge ? (
                  <a href={image.src} aria-label={`${words.enlarge}${alt === "" ? ` ${index + 1}` : `: ${alt}`}`}>
                    {picture}
                  </a>
                ) : (
                  picture
                )}
                <figcaption {...editable(`items.${index}.caption`)}>{inline(caption)}</figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
