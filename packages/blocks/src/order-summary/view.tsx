import { hasWords, type InlineText, words } from "@vitrine/document";
import type { ReactElement } from "react";
import type { z } from "zod";
import type { BlockView, BlockViewProps } from "../view.ts";
import type { orderSummaryProps } from "./block.ts";

interface Line {
  /** The prop its words are. */
  readonly prop: string;
  readonly label: InlineText;
  readonly amount: string;
  readonly className?: string;
}

function line({ editable, inline }: BlockViewProps<unknown>, key: string, { prop, label, amount, className }: Line): ReactElement {
  return (
    <div key={key} className={className}>
      <dt {...editable(prop)}>{inline(label)}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

export const OrderSummaryView: BlockView<z.infer<typeof orderSummaryProps>> = (view) => {
  const { props, root, page, editable, inline } = view;
  const Title = props.level;
  const own = page.words("order-summary");
  const named = (label: InlineText, name = ""): InlineText => (hasWords(label) ? label : words(name));
  const discount = { label: named(props.discountLabel, own.discount), amount: props.discountAmount };
  const total = { label: named(props.totalLabel, own.total), amount: props.totalAmount };
  return (
    <div {...root}>
      {hasWords(props.title) ? (
        <Title className="v-title" {...editable("title")}>
          {inline(props.title)}
        </Title>
      ) : null}
      <dl>
        {props.items.map((item, index) =>
          line(view, item.id, { prop: `items.${index}.content`, label: item.content, amount: item.amount }),
        )}
        {props.hasDiscount ? line(view, "off", { ...discount, prop: "discountLabel", className: "v-off" }) : null}
        {line(view, "total", { ...total, prop: "totalLabel", className: "v-total" })}
      </dl>
      {hasWords(props.note) ? <p {...editable("note")}>{inline(props.note)}</p> : null}
    </div>
  );
};
