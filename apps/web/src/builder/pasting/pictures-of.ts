import type { Editor } from "../editor/editor.ts";
import type { ClipHome } from "./clip-home.ts";
import { askServer, fetchPicture } from "./fetch-picture.ts";
import { keptWanted } from "./kept-wanted.ts";
import { PastedPictures } from "./pasted-pictures.ts";

const known = new WeakMap<Editor, PastedPictures>();

/** The pictures that pastes into a page wait for; `canvas` is the document of that page. */
export function picturesOf(editor: Editor, home: ClipHome, canvas: Document): PastedPictures {
  const there = known.get(editor);
  if (there) return there;
  const made = new PastedPictures(editor, {
    images: home.images,
    ...(home.pageId === undefined ? {} : { kept: keptWanted(localStorage, home.pageId, home.account) }),
    fetch: (address, signal) => fetchPicture(address, home, canvas, signal),
    ask: (address, signal) => askServer(address, home, signal),
  });
  known.set(editor, made);
  return made;
}
