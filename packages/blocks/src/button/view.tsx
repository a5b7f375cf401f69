import type { z } from "zod";
import { withoutLinks } from "../rich-text.tsx";
import type { BlockView } from "../view.ts";
import type { buttonProps } from "./block.ts";

export const ButtonView: BlockView<z.infer<typeof buttonProps>> = ({ props, root, page, editable, inline }) => {
  const className = props.look === "solid" ? root.className : `${root.className} v-${props.look}`;
  const target = props.href || page.defaultHref;
  const content = inline(withoutLinks(props.content));
  if (target === "") {
    // Nowhere to go yet: assistive technology is told so, and the keyboard passes it by.
    return (
      <a {...root} className={className} role="link" aria-disabled="true" {...editable("content")}>
        {content}
      </a>
    );
  }
  return (
    <a
      {...root}
      className={className}
      href={target}
      {...(props.newTab ? { target: "_blank", rel: "noopener" } : {})}
      {...editable("content")}
    >
      {content}
    </a>
  );
};
