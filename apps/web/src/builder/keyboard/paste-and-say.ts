import type { Announcer } from "../canvas/announcer.ts";
import type { Editor } from "../editor/editor.ts";
import { type Clip, pasteClip, whyNotPasted } from "./clipboard.ts";

/** Pastes a clip, and says what came of it. */
export function pasteAndSay(editor: Editor, announcer: Announcer, clip: Clip | null): void {
  const count = clip ? pasteClip(editor, clip) : 0;
  const refusal = clip && count === 0 ? whyNotPasted(editor, clip) : null;
  if (count > 0) announcer.say("canvas.say.pasted", { count });
  else if (refusal) announcer.refuse(refusal);
  else announcer.say("canvas.say.nothingToPaste");
}
