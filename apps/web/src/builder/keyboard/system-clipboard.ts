import { clipHtml } from "../pasting/clip-html.ts";
import { BLOCKS_TYPE, type Clip, STYLE_TYPE } from "./clip.ts";
import { keepClip, keptClip } from "./kept-clip.ts";

export function writeClip(data: DataTransfer, clip: Clip): void {
  keepClip(clip, localStorage);
  data.setData(BLOCKS_TYPE, clip.blocks);
  data.setData("text/plain", clip.text);
  data.setData("text/html", clipHtml(clip.blocks, clip.text));
}

export function readClip(data: DataTransfer): Clip {
  return {
    blocks: data.getData(BLOCKS_TYPE),
    text: data.getData("text/plain"),
    style: data.getData(STYLE_TYPE) || undefined,
    html: data.getData("text/html"),
    files: [...data.files],
  };
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
  const found = await readSystem();
  if (!found || (found.text === "" && !found.files?.length)) return kept;
  return kept && found.text !== "" && sameWords(found.text, kept.text) ? kept : found;
}

/** All that the system's clipboard lets a menu read, or its words alone; null where it lets nobody read it. */
async function readSystem(): Promise<Clip | null> {
  const { clipboard } = navigator;
  if (typeof clipboard?.read !== "function") {
    const text = await clipboard?.readText().catch(() => null);
    return text === null || text === undefined ? null : { blocks: "", text };
  }
  const items = await clipboard.read().catch(() => null);
  if (!items) return null;
  const words = async (type: string): Promise<string> => {
    const item = items.find(({ types }) => types.includes(type));
    return item ? (await item.getType(type)).text() : "";
  };
  const files = items.flatMap((item) => item.types.filter((type) => type.startsWith("image/")).map((type) => ({ item, type })));
  return {
    blocks: "",
    text: await words("text/plain"),
    html: await words("text/html"),
    files: await Promise.all(files.map(async ({ item, type }) => new File([await item.getType(type)], `image.${type.slice(6)}`, { type }))),
  };
}

/** A system may end lines in its own way. */
function sameWords(one: string, other: string): boolean {
  const plain = (text: string): string => text.replaceAll("\r\n", "\n");
  return plain(one) === plain(other);
}
