import type { Announcer } from "../canvas/announcer.ts";
import type { NamedPlace } from "../drag/insert-block.ts";
import type { Editor } from "../editor/editor.ts";
import type { Clip } from "./clip.ts";
import { pasteClip, pasteClipAt, whyNotPasted, whyNotPastedAt } from "./clipboard.ts";
import { pasteStyleAndSay } from "./paste-style-and-say.ts";

/**
 * Pastes a clip, near the selection or where somebody says, and says what came of it. One that holds a look and nothing
 * else gives it to what is chosen.
 */
export function pasteAndSay(editor: Editor, announcer: Announcer, clip: Clip | null, place: NamedPlace | null = null): void {
  if (clip?.style && clip.blocks === "" && clip.text === "") pasteStyleAndSay(editor, announcer, clip);
  else pasteContent(editor, announcer, clip, place);
}

function pasteContent(editor: Editor, announcer: Announcer, clip: Clip | null, place: NamedPlace | null): void {
  const count = !clip ? 0 : place ? pasteClipAt(editor, clip, place) : pasteClip(editor, clip);
  const refusal = !clip || count > 0 ? null : place ? whyNotPastedAt(editor, clip, place) : whyNotPasted(editor, clip);
  if (count > 0) announcer.say("canvas.say.pasted", { count });
  else if (refusal) announcer.refuse(refusal);
  else announcer.say("canvas.say.nothingToPaste");
}
