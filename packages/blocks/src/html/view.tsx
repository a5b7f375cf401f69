import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { htmlProps } from "./block.ts";

/** Of the first line, what a card shows. */
const MOST_OF_LINE = 120;

export const HtmlView: BlockView<z.infer<typeof htmlProps>> = ({ block, props, root, page }) => {
  const markup = page.ownCode(block.id);
  if (markup !== undefined) return <div {...root}>{markup}</div>;
  const words = page.words("html");
  const code = props.code.trim();
  const [line = ""] = code.split("\n", 1);
  const size = new Intl.NumberFormat(page.language === "pt" ? "pt-BR" : page.language).format(props.code.length);
  return (
    <div {...root} className={code === "" ? `${root.className} v-empty` : root.className}>
      <div className="v-html-card">
        <span className="v-html-mark" aria-hidden="true">
          {"</>"}
        </span>
        <b>{props.name.trim() || words.code}</b>
        <small>{code === "" ? words.nothing : words.size?.replace("{size}", size)}</small>
        {code === "" ? null : <code>{line.slice(0, MOST_OF_LINE).toWellFormed()}</code>}
      </div>
    </div>
  );
};
