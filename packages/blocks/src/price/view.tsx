import { hasWords } from "@vitrine/document";
import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { priceProps } from "./block.ts";
import { renderCost } from "./render-cost.tsx";
import { renderOrder } from "./render-order.tsx";

export const PriceView: BlockView<z.infer<typeof priceProps>> = (view) => {
  const { props, root, page, editable, inline } = view;
  const Title = props.level;
  const hasTitle = hasWords(props.title);
  const hasDescription = hasWords(props.description);
  return (
    <article {...root} className={props.isHighlighted ? `${root.className} v-high` : root.className}>
      {props.isHighlighted && hasWords(props.ribbon) ? <p className="v-ribbon">{props.ribbon}</p> : null}
      {hasTitle || hasDescription ? (
        <div>
          {hasTitle ? (
            <Title className="v-title" {...editable("title")}>
              {inline(props.title)}
            </Title>
          ) : null}
          {hasDescription ? <p {...editable("description")}>{inline(props.description)}</p> : null}
        </div>
      ) : null}
      {renderCost(view)}
      {props.items.length > 0 ? (
        // VoiceOver no longer calls it a list once the browser's own markers are gone.
        <ul {...{ role: "list" }}>
          {props.items.map((item, index) => (
            <li key={item.id}>
              <i {...(item.isIncluded ? {} : { role: "img", "aria-label": page.words("price").not })} />
              <span {...editable(`items.${index}.content`)}>{inline(item.content)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {renderOrder(view)}
      {hasWords(props.note) ? <p {...editable("note")}>{inline(props.note)}</p> : null}
    </article>
  );
};
