import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { listProps } from "./block.ts";

export const ListView: BlockView<z.infer<typeof listProps>> = ({ props, root, editable, inline }) => {
  const Tag = props.marker === "number" ? "ol" : "ul";
  // VoiceOver no longer calls it a list once the browser's own markers are gone.
  const role = props.marker === "disc" || props.marker === "number" ? {} : { role: "list" };
  return (
    <Tag {...root} className={`${root.className} v-mark-${props.marker}`} {...role}>
      {props.items.map((item, index) => (
        <li key={item.id} {...editable(`items.${index}.content`)}>
          {inline(item.content)}
        </li>
      ))}
    </Tag>
  );
};
