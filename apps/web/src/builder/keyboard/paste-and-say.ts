import { removeBlocks, setProps } from "@vitrine/document";
import { textsOf } from "../../platform/language/i18n.ts";
import { toast } from "../../ui/feedback/toast.ts";
import type { NamedPlace } from "../drag/insert-block.ts";
import type { Editor } from "../editor/editor.ts";
import { propsLeadingTo } from "../pasting/address-content.ts";
import { readHtml } from "../pasting/html/read-html.ts";
import { sayLeftOut, sayOnlyWords, untilSlow } from "../pasting/html/say-html.ts";
import { picturesOf } from "../pasting/pictures-of.ts";
import { htmlOf } from "../pasting/read-clip.ts";
import type { Clip } from "./clip.ts";
import { type Pasted, putClip, putContent, whyNotPasted, whyNotPastedAt } from "./clipboard.ts";
import { pasteStyleAndSay } from "./paste-style-and-say.ts";
import type { CommandWorld } from "./run-command.ts";

/** What a paste acts on. */
export type PasteWorld = Pick<CommandWorld, "editor" | "announcer" | "frame" | "home" | "canvas">;

/**
 * Pastes a clip, near the selection or where somebody says, and says what came of it. One that holds a look and nothing
 * else gives it to what is chosen. Pictures that the account has not come after it. Resolves once the blocks are there.
 */
export async function pasteAndSay(world: PasteWorld, clip: Clip | null, place: NamedPlace | null = null): Promise<void> {
  if (clip?.style && clip.blocks === "" && clip.text === "") return pasteStyleAndSay(world.editor, world.announcer, clip);
  const html = clip && world.home?.readHtml ? htmlOf(clip) : null;
  if (clip && html !== null) return pasteHtml(world, clip, html, place);
  pasteClip(world, clip, place);
}

function pasteClip(world: PasteWorld, clip: Clip | null, place: NamedPlace | null): void {
  const chosen = world.editor.view.selection.at(-1);
  const pasted = clip ? putClip(world.editor, clip, world.home, place) : { count: 0, content: null };
  sayPasted(world, clip, place, pasted);
  const { count, content } = pasted;
  if (count === 0 || content?.address === undefined || chosen === undefined) return;
  offerDestination(world.editor, chosen, content.address, content.fragment.rootIds);
}

const lines = new WeakMap<Editor, Promise<unknown>>();

/** What HTML reads as is known a moment later: it goes where it was pasted, in turn, whatever has been chosen since. */
async function pasteHtml(world: PasteWorld, clip: Clip, html: string, place: NamedPlace | null): Promise<void> {
  const { editor, home } = world;
  if (!home) return;
  const { selection } = editor.view;
  const before = lines.get(editor);
  const reading = untilSlow(readHtml(html, editor.store.page().language, home));
  const turn = Promise.all([reading, before]).then(([read]) => {
    // What was pasted before it goes before it: the selection is what that left.
    if (!before && editor.view.selection !== selection) editor.select(...selection.filter((id) => editor.store.get(id)));
    if (read.kind === "read") {
      sayPasted(world, clip, place, putContent(editor, read.content, place));
      return sayLeftOut(read.left);
    }
    pasteClip(world, { ...clip, html: undefined }, place);
    sayOnlyWords(read);
  });
  lines.set(editor, turn);
  await turn;
  if (lines.get(editor) === turn) lines.delete(editor);
}

function sayPasted(world: PasteWorld, clip: Clip | null, place: NamedPlace | null, { count, content }: Pasted): void {
  const { editor, announcer, frame, home, canvas } = world;
  const refusal = !clip || count > 0 ? null : place ? whyNotPastedAt(editor, clip, place) : whyNotPasted(editor, clip);
  if (refusal) announcer.refuse(refusal);
  else if (count === 0) announcer.warn("canvas.say.nothingToPaste");
  if (count === 0 || !content) return;
  announcer.say("canvas.say.pasted", { count });
  if (!home || content.pictures.length === 0) return;
  const pictures = picturesOf(editor, home, canvas?.document ?? document);
  frame.pasted(pictures);
  void pictures.bring(content.pictures);
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
