import { hasWords } from "@vitrine/document";
import type { ReactNode } from "react";
import type { z } from "zod";
import { withoutLinks } from "../rich-text.tsx";
import type { BlockViewProps } from "../view.ts";
import type { priceProps } from "./block.ts";

/**
 * The button, and the box that unlocks it. Both faces of a locked button are there from the start, and the look shows
 * one of them: so it works without a script, and the one that leads on is out of reach until the box is ticked.
 */
export function renderOrder({ block, props, page, editable, inline }: BlockViewProps<z.infer<typeof priceProps>>): ReactNode {
  if (!hasWords(props.label)) return null;
  const target = props.href || page.defaultHref;
  const label = inline(withoutLinks(props.label));
  const dead = { role: "link", "aria-disabled": true } as const;
  const link = { href: target, ...(props.newTab ? { target: "_blank", rel: "noopener" } : {}) };
  if (!props.hasCheckbox) {
    return (
      <div className="v-order">
        <a className="v-buy" {...(target === "" ? dead : link)} {...editable("label")}>
          {label}
        </a>
      </div>
    );
  }
  const id = `price-${block.id}`;
  return (
    <div className="v-order">
      <input id={id} type="checkbox" />
      <label htmlFor={id} {...editable("checkboxText")}>
        {hasWords(props.checkboxText) ? inline(props.checkboxText) : page.words("price").agree}
      </label>
      <a className="v-buy v-wait" {...dead} {...editable("label")}>
        {label}
      </a>
      {target === "" ? null : (
        <a className="v-buy" {...link}>
          {label}
        </a>
      )}
    </div>
  );
}
