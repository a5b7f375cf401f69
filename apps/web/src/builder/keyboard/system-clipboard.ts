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
