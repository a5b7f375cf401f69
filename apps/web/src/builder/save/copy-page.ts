import { copyFragment, type DocumentStore, PAGE_ID, PAGE_SLOT } from "@vitrine/document";
import { writeClip } from "../keyboard/system-clipboard.ts";

/** Puts all sections of a page on the clipboard, to be pasted into any page. Returns whether the browser took them. */
export function copyPage(store: DocumentStore): boolean {
  const ids = store.children(PAGE_ID, PAGE_SLOT).map((section) => section.id);
  const fragment = JSON.stringify(copyFragment(store, ids));
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
