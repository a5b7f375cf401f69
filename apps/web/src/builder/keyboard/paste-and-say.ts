import { removeBlocks, setProps } from "@vitrine/document";
import { textsOf } from "../../platform/language/i18n.ts";
import { toast } from "../../ui/feedback/toast.ts";
import type { NamedPlace } from "../drag/insert-block.ts";
import type { Editor } from "../editor/editor.ts";
import { propsLeadingTo } from "../pasting/address-content.ts";
import { picturesOf } from "../pasting/pictures-of.ts";
import type { Clip } from "./clip.ts";
import { putClip, whyNotPasted, whyNotPastedAt } from "./clipboard.ts";
import { pasteStyleAndSay } from "./paste-style-and-say.ts";
import type { CommandWorld } from "./run-command.ts";

/** What a paste acts on. */
export type PasteWorld = Pick<CommandWorld, "editor" | "announcer" | "frame" | "home" | "canvas">;

/**
 * Pastes a clip, near the selection or where somebody says, and says what came of it. One that holds a look and nothing
 * else gives it to what is chosen. Pictures that the account has not come after it.
 */
export function pasteAndSay(world: PasteWorld, clip: Clip | null, place: NamedPlace | null = null): void {
  if (clip?.style && clip.blocks === "" && clip.text === "") pasteStyleAndSay(world.editor, world.announcer, clip);
  else pasteContent(world, clip, place);
}

function pasteContent({ editor, announcer, frame, home, canvas }: PasteWorld, clip: Clip | null, place: NamedPlace | null): void {
  const chosen = editor.view.selection.at(-1);
  const { count, content } = clip ? putClip(editor, clip, home, place) : { count: 0, content: null };
  const refusal = !clip || count > 0 ? null : place ? whyNotPastedAt(editor, clip, place) : whyNotPasted(editor, clip);
  if (refusal) announcer.refuse(refusal);
  else if (count === 0) announcer.warn("canvas.say.nothingToPaste");
  if (count === 0 || !content) return;
  announcer.say("canvas.say.pasted", { count });
  if (content.address !== undefined && chosen !== undefined) offerDestination(editor, chosen, content.address, content.fragment.rootIds);
  if (!home || content.pictures.length === 0) return;
  frame.pasted();
  void picturesOf(editor, home, canvas?.document ?? document).bring(content.pictures);
}

/** An address that was pasted while something was chosen that can lead there may have been meant as its destination. */
function offerDestination(editor: Editor, chosen: string, address: string, pastedIds: readonly string[]): void {
  const block = editor.store.block(chosen);
  if (!block || !propsLeadingTo(block, address)) return;
  const t = textsOf("builder");
  toast.success({
    title: t("clipboard.addressPasted"),
    btnText: t("clipboard.useAsLink"),
    timeout: 10_000,
    onBtn: () => {
      const now = editor.store.block(chosen);
      const props = now && propsLeadingTo(now, address);
      if (!props) return;
      const left = pastedIds.filter((id) => editor.store.block(id));
      editor.run((transaction, catalog) => {
        if (left.length > 0) removeBlocks(left)(transaction, catalog);
        setProps(chosen, props)(transaction, catalog);
      });
      editor.select(chosen);
    },
  });
}
