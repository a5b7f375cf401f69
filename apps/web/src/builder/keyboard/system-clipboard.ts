import { BLOCKS_TYPE, type Clip } from "./clipboard.ts";

/** The last thing copied in this tab: menus cannot read a type of our own back from the system's clipboard. */
let lastCopied: Clip | null = null;

export function writeClip(data: DataTransfer, clip: Clip): void {
  lastCopied = clip;
  data.setData(BLOCKS_TYPE, clip.blocks);
  data.setData("text/plain", clip.text);
}

export function readClip(data: DataTransfer): Clip {
  return { blocks: data.getData(BLOCKS_TYPE), text: data.getData("text/plain") };
}

/**
 * What a paste from a menu puts in. The browser may ask the person first, or refuse: then it is what was copied
 * in this tab. Words that came from elsewhere since then win.
 */
export async function readClipFromMenu(): Promise<Clip | null> {
  const text = await navigator.clipboard?.readText().catch(() => null);
  if (text === null || text === undefined || text === lastCopied?.text) return lastCopied;
  return text === "" ? lastCopied : { blocks: "", text };
}
