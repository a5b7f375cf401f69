import { BLOCKS_TYPE, type Clip } from "./clipboard.ts";
import { keepClip, keptClip } from "./kept-clip.ts";

export function writeClip(data: DataTransfer, clip: Clip): void {
  keepClip(clip, localStorage);
  data.setData(BLOCKS_TYPE, clip.blocks);
  data.setData("text/plain", clip.text);
}

export function readClip(data: DataTransfer): Clip {
  return { blocks: data.getData(BLOCKS_TYPE), text: data.getData("text/plain") };
}

/**
 * What a paste from a menu puts in. Menus cannot read a type of our own back from the system's clipboard, so it
 * is what was copied last in any tab, as long as the clipboard still has its words: words that came from
 * elsewhere since then win. The browser may ask the person first, or refuse: then it is what was copied last.
 */
export async function readClipFromMenu(): Promise<Clip | null> {
  const kept = keptClip(localStorage);
  const text = await navigator.clipboard?.readText().catch(() => null);
  if (text === null || text === undefined || text === "") return kept;
  return kept && sameWords(text, kept.text) ? kept : { blocks: "", text };
}

/** A system may end lines in its own way. */
function sameWords(one: string, other: string): boolean {
  const plain = (text: string): string => text.replaceAll("\r\n", "\n");
  return plain(one) === plain(other);
}
