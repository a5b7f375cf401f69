import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { timelineProps } from "./block.ts";

export const TimelineView: BlockView<z.infer<typeof timelineProps>> = ({ props, root, editable, inline, rich }) => {
  const marks = props.mark === "none" ? "v-steps-none" : `v-steps v-steps-${props.mark}`;
  // VoiceOver no longer calls it a list once the browser's own markers are gone.
  const role = { role: "list" };
  return (
    <ol {...root} className={`${root.className} ${marks} v-runs-${props.direction}`} {...role}>
      {props.items.map((item, index) => (
        <li key={item.id}>
          <p className="v-when" {...editable(`items.${index}.label`)}>
            {inline(item.label)}
          </p>
          <p className="v-title" {...editable(`items.${index}.title`)}>
            {inline(item.title)}
          </p>
          <div className="v-more" {...editable(`items.${index}.content`)}>
            {rich(item.content)}
          </div>
        </li>
      ))}
    </ol>
  );
};
