import { copyFragment, type DocumentStore, PAGE_ID, PAGE_SLOT } from "@vitrine/document";
import { writeClip } from "../keyboard/system-clipboard.ts";
import { type ClipHome, fragmentJson } from "../pasting/clip-home.ts";

/** Puts all sections of a page on the clipboard, to be pasted into any page. Returns whether the browser took them. */
export function copyPage(store: DocumentStore, home: ClipHome | null): boolean {
  const ids = store.children(PAGE_ID, PAGE_SLOT).map((section) => section.id);
  const fragment = fragmentJson(copyFragment(store, ids), home);
  let isCopied = false;
  const onCopy = (event: ClipboardEvent): void => {
    if (!event.clipboardData) return;
    writeClip(event.clipboardData, { blocks: fragment, text: store.page().title });
    event.preventDefault();
    event.stopImmediatePropagation();
    isCopied = true;
  };
  document.addEventListener("copy", onCopy, { capture: true, once: true });
  document.execCommand("copy");
  document.removeEventListener("copy", onCopy, { capture: true });
  return isCopied;
}
