import type { Clip } from "./clipboard.ts";

const KEY = "vitrine.copied";
/** More than this, in characters, stays in its tab: what is unsaved needs the room more. */
const MOST_SHARED = 1_000_000;

/** What was copied in this tab and is not shared; null when the shared copy is the newest. */
let ownCopy: Clip | null = null;

/** Remembers what was copied last, for all tabs of this browser where there is room. */
export function keepClip(clip: Clip, storage: Pick<Storage, "setItem" | "removeItem">): void {
  ownCopy = null;
  try {
    if (clip.blocks.length + clip.text.length > MOST_SHARED) throw new RangeError("too large to share");
    storage.setItem(KEY, JSON.stringify({ blocks: clip.blocks, text: clip.text }));
  } catch {
    // An older copy must not pass for this one.
    storage.removeItem(KEY);
    ownCopy = clip;
  }
}

/** What was copied last; null when nothing was, or what is kept is none of ours. */
export function keptClip(storage: Pick<Storage, "getItem">): Clip | null {
  const shared = storage.getItem(KEY);
  if (!shared) return ownCopy;
  try {
    const { blocks, text } = JSON.parse(shared) as Partial<Record<keyof Clip, unknown>>;
    return typeof blocks === "string" && typeof text === "string" ? { blocks, text } : ownCopy;
  } catch {
    return ownCopy;
  }
}
