import type { z } from "zod";
import { withoutLinks } from "../rich-text.tsx";
import type { BlockView } from "../view.ts";
import type { faqProps } from "./block.ts";

export const FaqView: BlockView<z.infer<typeof faqProps>> = ({ props, root, editable, inline, rich }) => (
  <div {...root}>
    {props.items.map((item, index) => (
      <details key={item.id} open={props.isFirstOpen && index === 0}>
        <summary>
          <span {...editable(`items.${index}.question`)}>{inline(withoutLinks(item.question))}</span>
        </summary>
        <div className="v-answer" {...editable(`items.${index}.answer`)}>
          {rich(item.answer)}
        </div>
      </details>
    ))}
  </div>
);
