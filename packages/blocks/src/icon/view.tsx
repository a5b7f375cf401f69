import type { z } from "zod";
import { DrawnIcon } from "../drawing/drawn-icon.tsx";
import type { BlockView } from "../view.ts";
import type { iconProps } from "./block.ts";

export const IconView: BlockView<z.infer<typeof iconProps>> = ({ props, root, page }) => {
  const { drawing, size, stroke, ground, align, label, href, newTab } = props;
  const look = [root.className];
  if (ground !== "none") look.push(`v-icon-${ground}`);
  if (align !== "start") look.push(`v-icon-${align}`);
  if (!drawing) look.push("v-empty");
  const className = look.join(" ");
  const drawn = drawing ? (
    <DrawnIcon drawing={drawing} size={size} stroke={stroke} hasGround={ground !== "none"} />
  ) : (
    <svg width={size} height={size} aria-hidden="true" />
  );
  if (drawing && href !== "") {
    const target = newTab ? { target: "_blank", rel: "noopener" } : {};
    // A link has a name, even one whose drawing is called decoration.
    return (
      <a {...root} className={className} href={href} {...target} aria-label={label.trim() || page.words("icon").link}>
        {drawn}
      </a>
    );
  }
  return (
    <div {...root} className={className} {...(label.trim() === "" ? {} : { role: "img", "aria-label": label })}>
      {drawn}
    </div>
  );
};
