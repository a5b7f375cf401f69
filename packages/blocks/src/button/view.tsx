import type { z } from "zod";
import { glyph } from "../drawing/glyph.tsx";
import { withoutLinks } from "../rich-text.tsx";
import type { BlockView } from "../view.ts";
import type { buttonProps } from "./block.ts";

export const ButtonView: BlockView<z.infer<typeof buttonProps>> = ({ props, root, page, editable, inline }) => {
  const { icon, iconPlace } = props;
  const drawn = icon && iconPlace !== "none" ? glyph(icon) : null;
  const look = [root.className];
  if (props.look !== "solid") look.push(`v-${props.look}`);
  if (drawn) look.push("v-iconed");
  const className = look.join(" ");
  const target = props.href || page.defaultHref;
  const said = inline(withoutLinks(props.content));
  // Beside an icon the words have an element of their own: what is typed in takes the place of all that is in it.
  const typed = drawn ? {} : editable("content");
  const content = drawn ? (
    <>
      {iconPlace === "before" ? drawn : null}
      <span {...editable("content")}>{said}</span>
      {iconPlace === "after" ? drawn : null}
    </>
  ) : (
    said
  );
  if (target === "") {
    // Nowhere to go yet: assistive technology is told so, and the keyboard passes it by.
    return (
      <a {...root} className={className} role="link" aria-disabled="true" {...typed}>
        {content}
      </a>
    );
  }
  return (
    <a {...root} className={className} href={target} {...(props.newTab ? { target: "_blank", rel: "noopener" } : {})} {...typed}>
      {content}
    </a>
  );
};
