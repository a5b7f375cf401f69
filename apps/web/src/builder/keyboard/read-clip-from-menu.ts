import type { Clip } from "./clip.ts";
import { keptClip } from "./kept-clip.ts";

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
