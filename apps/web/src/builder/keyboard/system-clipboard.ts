import { BLOCKS_TYPE, type Clip, STYLE_TYPE } from "./clip.ts";
import { keepClip, keptClip } from "./kept-clip.ts";

export function writeClip(data: DataTransfer, clip: Clip): void {
  keepClip(clip, localStorage);
  data.setData(BLOCKS_TYPE, clip.blocks);
  data.setData("text/plain", clip.text);
}

export function readClip(data: DataTransfer): Clip {
  return { blocks: data.getData(BLOCKS_TYPE), text: data.getData("text/plain"), style: data.getData(STYLE_TYPE) || undefined };
}

/** Puts a look on the clipboard: for all tabs of this browser, and for the system's by a copy that nobody else sees. */
export function writeStyle(document: Document, clip: Clip): void {
  keepClip(clip, localStorage);
  const write = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData(STYLE_TYPE, clip.style ?? "");
  };
  document.addEventListener("copy", write, { capture: true });
  document.execCommand("copy");
  document.removeEventListener("copy", write, { capture: true });
}

/** What was copied last in any tab, whatever other programs have put on the clipboard since. */
export function copiedHere(): Clip | null {
  return keptClip(localStorage);
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
