import { hasWords } from "@vitrine/document";
import type { z } from "zod";
import type { Drawing } from "../drawing/drawing.ts";
import { DrawnIcon } from "../drawing/drawn-icon.tsx";
import { withoutLinks } from "../rich-text.tsx";
import type { BlockView } from "../view.ts";
import type { linkProps } from "./block.ts";

/** Lucide's `arrow-right`. */
const ARROW: Drawing = {
  name: "arrow-right",
  shapes: [
    { tag: "path", d: "M5 12h14" },
    { tag: "path", d: "m12 5 7 7-7 7" },
  ],
};

const SIZE = 20;

export const LinkView: BlockView<z.infer<typeof linkProps>> = ({ props, root, page, editable, inline }) => {
  const look = [root.className, "v-words-link"];
  if (props.look === "underlined") look.push("v-words-underlined");
  if (!hasWords(props.content)) look.push("v-empty");
  const target = props.href || page.defaultHref;
  // Nowhere to go yet: assistive technology is told so, and the keyboard passes it by.
  const leads = target === "" ? { role: "link", "aria-disabled": true } : { href: target };
  return (
    <a {...root} className={look.join(" ")} {...leads} {...(target !== "" && props.newTab ? { target: "_blank", rel: "noopener" } : {})}>
      {props.drawing ? <DrawnIcon drawing={props.drawing} size={SIZE} /> : null}
      <span {...editable("content")}>{inline(withoutLinks(props.content))}</span>
      {props.look === "arrow" ? <DrawnIcon drawing={ARROW} size={SIZE} /> : null}
    </a>
  );
};
