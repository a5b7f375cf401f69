import { hasWords } from "@vitrine/document";
import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { modalProps } from "./block.ts";

type ModalProps = z.infer<typeof modalProps>;

/** What the visitor's browser has to know: when it opens by itself, and how often. */
function behaviour(props: ModalProps): Record<`data-${string}`, string | number> {
  const { isTimed, isScrolled, isOnExit, repeat } = props;
  return {
    ...(props.canCloseBeside ? { "data-beside": "" } : {}),
    ...(isTimed ? { "data-after": props.delay } : {}),
    ...(isScrolled ? { "data-scrolled": props.scrolled } : {}),
    ...(isOnExit ? { "data-exit": "" } : {}),
    ...((isTimed || isScrolled || isOnExit) && repeat !== "visit" ? { "data-once": repeat === "days" ? props.days : repeat } : {}),
  };
}

export const ModalView: BlockView<ModalProps> = ({ block, props, root, page, slot }) => {
  const words = page.words("modal");
  const classes = [root.className];
  if (props.width !== "medium") classes.push(`v-m-${props.width}`);
  if (props.position === "sheet") classes.push("v-sheet");
  return (
    <dialog
      {...root}
      className={classes.join(" ")}
      aria-label={hasWords(props.title) ? props.title : words.name}
      data-v="modal"
      data-key={block.id}
      {...behaviour(props)}
    >
      <a className="v-close" href="#top" aria-label={words.close}>
        ×
      </a>
      <div className="v-in">{slot("content")}</div>
    </dialog>
  );
};
