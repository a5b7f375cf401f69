import { plainText } from "@vitrine/document";
import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { progressProps } from "./block.ts";

export const ProgressView: BlockView<z.infer<typeof progressProps>> = ({ props, root, page, editable, inline }) => (
  <div {...root} className={`${root.className} v-bar-${props.size} v-tint-${props.color}`}>
    <span className="v-name" {...editable("label")}>
      {inline(props.label)}
    </span>
    {props.isValueShown ? (
      <span className="v-value" aria-hidden="true">
        {new Intl.NumberFormat(page.language, { style: "percent" }).format(props.value / 100)}
      </span>
    ) : null}
    <progress value={props.value} max={100} aria-label={plainText(props.label).trim() || page.words("progress").name} />
  </div>
);
