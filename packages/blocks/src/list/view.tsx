import type { z } from "zod";
import { glyph } from "../drawing/glyph.tsx";
import type { BlockView } from "../view.ts";
import type { listProps } from "./block.ts";

export const ListView: BlockView<z.infer<typeof listProps>> = ({ props, root, editable, inline }) => {
  const Tag = props.marker === "number" ? "ol" : "ul";
  // VoiceOver no longer calls it a list once the browser's own markers are gone.
  const role = props.marker === "disc" || props.marker === "number" ? {} : { role: "list" };
  const color = props.markerColor === "text" ? " v-list-text" : "";
  return (
    <Tag {...root} className={`${root.className} v-mark-${props.marker}${color}`} {...role}>
      {props.items.map((item, index) => {
        const icon = item.icon ?? (props.marker === "icon" ? props.icon : null);
        const typed = editable(`items.${index}.content`);
        if (!icon) {
          return (
            <li key={item.id} {...typed}>
              {inline(item.content)}
            </li>
          );
        }
        return (
          <li key={item.id} className="v-li-own">
            {glyph(icon)}
            <span {...typed}>{inline(item.content)}</span>
          </li>
        );
      })}
    </Tag>
  );
};
