import { hasWords } from "@vitrine/document";
import type { z } from "zod";
import { withoutLinks } from "../rich-text.tsx";
import type { BlockView } from "../view.ts";
import type { stickyBarProps } from "./block.ts";
import { saysSomething } from "./says-something.ts";

type StickyBarProps = z.infer<typeof stickyBarProps>;

/** What the visitor's browser has to know; a bar that says nothing is never seen. */
function behaviour(props: StickyBarProps, key: string): Record<`data-${string}`, string | number> {
  if (!saysSomething(props)) return {};
  return {
    "data-v": "sticky-bar",
    "data-key": key,
    ...(props.time === "scrolled" ? { "data-scrolled": props.scrolled } : {}),
    ...(props.time === "until" && props.anchor !== "" ? { "data-until": props.anchor } : {}),
  };
}

export const StickyBarView: BlockView<StickyBarProps> = ({ block, props, root, page, editable, inline }) => {
  const words = page.words("sticky-bar");
  const classes = [root.className, props.side === "top" ? "v-bar-top" : "v-bar-low"];
  if (props.time === "scrolled") classes.push("v-bar-late");
  if (!saysSomething(props)) classes.push("v-bar-empty");
  const target = props.href || page.defaultHref;
  // Nowhere to go yet: assistive technology is told so, and the keyboard passes it by.
  const leads = target === "" ? { role: "link", "aria-disabled": true } : { href: target };
  return (
    <aside {...root} className={classes.join(" ")} aria-label={words.name} {...behaviour(props, block.id)}>
      <p className="v-bar-words" {...editable("content")}>
        {inline(props.content)}
      </p>
      {hasWords(props.button) ? (
        <a className="v-bar-go" {...leads} {...editable("button")}>
          {inline(withoutLinks(props.button))}
        </a>
      ) : null}
      {props.isClosable ? (
        <button className="v-bar-x" type="button" aria-label={words.close}>
          ×
        </button>
      ) : null}
    </aside>
  );
};
