import { randomId } from "@vitrine/document";
import { COPIED_KEY } from "../../platform/copied-blocks.ts";
import type { Clip } from "./clip.ts";

/** More than this, in characters, stays in its tab: what is unsaved needs the room more. */
const MOST_SHARED = 1_000_000;

/**
 * What was copied in this tab and is too large to share. It counts as long as its mark stands where a shared copy
 * would: a newer copy of another tab takes its place, and a log-out in any tab takes it away.
 */
let ownCopy: { readonly clip: Clip; readonly mark: string } | null = null;

/** Remembers what was copied last, for all tabs of this browser where there is room. */
export function keepClip(clip: Clip, storage: Pick<Storage, "setItem" | "removeItem">): void {
  ownCopy = null;
  try {
    if (clip.blocks.length + clip.text.length > MOST_SHARED) throw new RangeError("too large to share");
    const { blocks, text, style } = clip;
    storage.setItem(COPIED_KEY, JSON.stringify(style ? { blocks, text, style } : { blocks, text }));
  } catch {
    // An older copy must not pass for this one, and gives its room to the mark.
    storage.removeItem(COPIED_KEY);
    ownCopy = markedCopy(clip, storage);
  }
}

/** A copy with its mark in place; null where there is no room for even that: then only the system's clipboard has it. */
function markedCopy(clip: Clip, storage: Pick<Storage, "setItem">): typeof ownCopy {
  const mark = JSON.stringify({ tooLarge: randomId() });
  try {
    storage.setItem(COPIED_KEY, mark);
    return { clip, mark };
  } catch {
    return null;
  }
}

/** What was copied last; null when nothing was, or what is kept is none of ours. */
export function keptClip(storage: Pick<Storage, "getItem">): Clip | null {
  const shared = storage.getItem(COPIED_KEY);
  if (!shared) return null;
  if (shared === ownCopy?.mark) return ownCopy.clip;
  try {
    const { blocks, text, style } = JSON.parse(shared) as Partial<Record<keyof Clip, unknown>>;
    if (typeof blocks !== "string" || typeof text !== "string") return null;
    return typeof style === "string" ? { blocks, text, style } : { blocks, text };
  } catch {
    return null;
  }
}
