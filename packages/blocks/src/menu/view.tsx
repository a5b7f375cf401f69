import { hasWords } from "@vitrine/document";
import type { ReactElement } from "react";
import type { z } from "zod";
import type { Drawing } from "../drawing/drawing.ts";
import { DrawnIcon } from "../drawing/drawn-icon.tsx";
import { imageAttributes } from "../image-attributes.ts";
import { withoutLinks } from "../rich-text.tsx";
import type { BlockView, BlockViewProps } from "../view.ts";
import type { menuProps } from "./block.ts";

type MenuView = BlockViewProps<z.infer<typeof menuProps>>;

/** Lucide's `menu`. */
const BARS: Drawing = { name: "menu", shapes: [5, 12, 19].map((y) => ({ tag: "path", d: `M4 ${y}h16` })) };

/** In pixels; a logo wider than this is fitted in. */
const LOGO_HEIGHT = 40;
const MOST_LOGO_WIDTH = 200;

/** Where a link leads; one that leads nowhere says so, and the keyboard passes it by. */
function leads(href: string): { href: string } | { role: string; "aria-disabled": true } {
  return href === "" ? { role: "link", "aria-disabled": true } : { href };
}

function logoOf({ props, page, block }: MenuView): ReactElement | null {
  const image = props.logo && imageAttributes(page, block, props.logo);
  if (!image) return null;
  const width = Math.min(Math.ceil((LOGO_HEIGHT * image.width) / image.height), MOST_LOGO_WIDTH);
  const size = { width, height: LOGO_HEIGHT, ...(image.srcSet ? { sizes: `${width}px` } : {}) };
  const logo = <img {...image} {...size} alt={props.alt} />;
  if (props.logoHref === "") return logo;
  // A link has a name, even around an image that is called decoration.
  const name = props.alt.trim() === "" ? { "aria-label": page.words("menu").home } : {};
  return (
    <a href={props.logoHref} {...name}>
      {logo}
    </a>
  );
}

export const MenuView: BlockView<z.infer<typeof menuProps>> = (view) => {
  const { props, root, page, editable, inline } = view;
  const words = page.words("menu");
  return (
    <nav
      {...root}
      className={props.isSticky ? `${root.className} v-menu-sticky` : root.className}
      aria-label={props.name.trim() || words.name}
      data-v="menu"
      {...(props.isSticky ? { "data-stays": "" } : {})}
    >
      {logoOf(view)}
      <details>
        <summary aria-label={words.open}>
          <DrawnIcon drawing={BARS} size={26} />
        </summary>
      </details>
      {/* VoiceOver no longer calls it a list once the browser's own markers are gone. */}
      <ul {...{ role: "list" }}>
        {props.items.map(({ id, content, href, newTab }, index) => (
          <li key={id} {...(hasWords(content) ? {} : { className: "v-menu-no" })}>
            <a
              {...leads(href)}
              {...(href !== "" && newTab ? { target: "_blank", rel: "noopener" } : {})}
              {...editable(`items.${index}.content`)}
            >
              {inline(withoutLinks(content))}
            </a>
          </li>
        ))}
        {hasWords(props.action) ? (
          <li>
            <a className="v-menu-action" {...leads(props.actionHref || page.defaultHref)} {...editable("action")}>
              {inline(withoutLinks(props.action))}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
};
