import type { z } from "zod";
import { imageAttributes } from "../image-attributes.ts";
import type { BlockView } from "../view.ts";
import type { imageProps } from "./block.ts";

export const ImageView: BlockView<z.infer<typeof imageProps>> = ({ block, props, root, page }) => {
  const attributes = props.image && imageAttributes(page, block, props.image);
  if (!attributes) return <div {...root} className={`${root.className} v-empty`} aria-hidden="true" />;
  if (props.href === "") return <img {...root} {...attributes} alt={props.alt} />;
  // A link has a name, even around an image that is called decoration.
  const name = props.alt === "" ? { "aria-label": page.words("image").link } : {};
  return (
    <a {...root} href={props.href} {...(props.newTab ? { target: "_blank", rel: "noopener" } : {})} {...name}>
      <img {...attributes} alt={props.alt} />
    </a>
  );
};
