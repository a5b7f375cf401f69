import type { Announcer } from "../canvas/announcer.ts";
import type { Editor } from "../editor/editor.ts";
import type { Clip } from "./clip.ts";
import { pasteStyleOfClip } from "./style-clip.ts";

/** Gives the chosen blocks the look of a clip, and says what came of it. */
export function pasteStyleAndSay(editor: Editor, announcer: Announcer, clip: Clip | null): void {
  const pasted = pasteStyleOfClip(editor, clip);
  if ("refusal" in pasted) announcer.warn(`canvas.say.${pasted.refusal}`);
  else announcer.say("canvas.say.stylePasted", { count: pasted.count });
}
