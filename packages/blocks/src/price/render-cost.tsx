import { hasWords } from "@vitrine/document";
import { Fragment, type ReactNode } from "react";
import type { z } from "zod";
import type { BlockViewProps } from "../view.ts";
import type { priceProps } from "./block.ts";
import { leadingFigure } from "./leading-figure.ts";

/** Parts side by side, with the space between them that is heard and copied. */
function spaced(...parts: readonly ReactNode[]): ReactNode {
  const shown = parts.filter((part) => part !== null);
  return shown.map((part, index) => {
    const key = index;
    return (
      <Fragment key={key}>
        {index > 0 ? " " : null}
        {part}
      </Fragment>
    );
  });
}

function beside(text = ""): ReactNode {
  return hasWords(text) ? <span>{text}</span> : null;
}

/** What an offer costs: what it cost before, the figure that leads, and the other way to pay. */
export function renderCost({ props, page, editable, inline }: BlockViewProps<z.infer<typeof priceProps>>): ReactNode {
  const words = page.words("price");
  const leads = leadingFigure(props);
  if (leads === null) return null;
  const times = words.instalments?.replace("{count}", String(props.instalmentCount));
  const whole = <strong {...editable("value")}>{inline(props.value)}</strong>;
  const isSubscription = props.priceType === "subscription";
  const aroundWhole = [beside(props.prefix), whole, beside(isSubscription ? words[props.period] : ""), beside(props.suffix)];
  const instalment = <strong>{props.instalmentValue}</strong>;
  const aroundInstalment = [beside(times), instalment];
  const hasOther = leads === "instalment" ? hasWords(props.value) : !isSubscription && hasWords(props.instalmentValue);
  return (
    <div>
      {hasWords(props.oldPrice) ? (
        <p>
          {words.was} <s>{props.oldPrice}</s> {words.now}
        </p>
      ) : null}
      <p className="v-amount">{spaced(...(leads === "whole" ? aroundWhole : aroundInstalment))}</p>
      {hasOther ? <p>{spaced(beside(words.or), ...(leads === "whole" ? aroundInstalment : aroundWhole))}</p> : null}
    </div>
  );
}
