import { plainText } from "@vitrine/document";
import type { z } from "zod";
import { imageAttributes } from "../image-attributes.ts";
import { withoutLinks } from "../rich-text.tsx";
import type { BlockView } from "../view.ts";
import type { beforeAfterProps } from "./block.ts";

export const BeforeAfterView: BlockView<z.infer<typeof beforeAfterProps>> = ({ block, props, root, page, editable, inline }) => {
  const before = props.before && imageAttributes(page, block, props.before);
  const after = props.after && imageAttributes({ ...page, isFirstImage: () => false }, block, props.after);
  const look = ["v-ba"];
  if (props.start !== "50") look.push(`v-ba-${props.start}`);
  if (after && after.height > after.width) look.push("v-ba-tall");
  if (!before || !after) look.push("v-empty");
  return (
    <div {...root} className={`${root.className} ${look.join(" ")}`} {...(before && after ? { "data-v": "before-after" } : {})}>
      <figure className="v-ba-1">
        {before ? <img {...before} alt={props.beforeAlt} /> : <div />}
        <figcaption {...editable("beforeLabel")}>{inline(withoutLinks(props.beforeLabel))}</figcaption>
      </figure>
      <figure>
        {after ? <img {...after} alt={props.afterAlt} /> : <div />}
        <figcaption {...editable("afterLabel")}>{inline(withoutLinks(props.afterLabel))}</figcaption>
      </figure>
      <input
        type="range"
        step="any"
        defaultValue={props.start}
        autoComplete="off"
        aria-label={page.words("before-after").compare}
        aria-valuetext={`${props.start}% ${plainText(props.beforeLabel)}`.trim()}
      />
      <i />
    </div>
  );
};
