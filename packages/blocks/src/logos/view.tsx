import type { z } from "zod";
import { imageAttributes } from "../image-attributes.ts";
import type { BlockView, BlockViewProps } from "../view.ts";
import type { logosProps } from "./block.ts";
import { logoSize } from "./logo-size.ts";

type LogosProps = z.infer<typeof logosProps>;

function attributesOf({ page, block, props }: BlockViewProps<LogosProps>, index: number) {
  const reference = props.items[index]?.image;
  const isFirst = (id: string) => index === 0 && page.isFirstImage(id);
  const image = reference && imageAttributes({ ...page, isFirstImage: isFirst }, block, reference);
  if (!image) return null;
  const shown = logoSize(image, props.size);
  return { ...image, ...shown, ...(image.srcSet ? { sizes: `${shown.width}px` } : {}) };
}

export const LogosView: BlockView<LogosProps> = (view) => {
  const { props, root, page } = view;
  const images = props.items.map((_, index) => attributesOf(view, index));
  const look = [root.className];
  if (props.size !== "medium") look.push(`v-logos-${props.size}`);
  if (props.isGrey) look.push("v-logos-grey");
  if (!images.some(Boolean)) look.push("v-empty");
  const target = props.newTab ? { target: "_blank", rel: "noopener" } : {};
  return (
    // VoiceOver no longer calls it a list once the browser's own markers are gone.
    <ul {...root} className={look.join(" ")} {...{ role: "list" }}>
      {props.items.map(({ id, alt, href }, index) => {
        const image = images[index];
        const logo = image ? <img {...image} alt={alt} /> : <div />;
        // A link has a name, even around an image that is called decoration.
        const name = alt === "" ? { "aria-label": page.words("logos").link } : {};
        return (
          <li key={id} {...(image ? {} : { className: "v-logos-no" })}>
            {image && href !== "" ? (
              <a href={href} {...target} {...name}>
                {logo}
              </a>
            ) : (
              logo
            )}
          </li>
        );
      })}
    </ul>
  );
};
