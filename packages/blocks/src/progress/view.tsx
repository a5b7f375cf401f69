import { type Language, plainText } from "@vitrine/document";
import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { progressProps } from "./block.ts";

/** The share in words, to one place; what is not whole is never rounded up to it. */
function writeFigure(value: number, language: Language): string {
  const share = value < 100 ? Math.min(value, 99.9) : value;
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(share / 100);
}

export const ProgressView: BlockView<z.infer<typeof progressProps>> = ({ props, root, page, editable, inline }) => (
  <div {...root} className={`${root.className} v-bar-${props.size} v-tint-${props.color}`}>
    <span className="v-name" {...editable("label")}>
      {inline(props.label)}
    </span>
    {props.isValueShown ? (
      <span className="v-value" aria-hidden="true">
        {writeFigure(props.value, page.language)}
      </span>
    ) : null}
    <progress value={props.value} max={100} aria-label={plainText(props.label).trim() || page.words("progress").name} />
  </div>
);
