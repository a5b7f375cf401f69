import type { EditorView } from "prosemirror-view";

/** A place where formatted words are typed, as its toolbar sees it. */
export interface TextEditor {
  readonly view: EditorView;
  /** Tells of every change of the words and of what is selected, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Shows the options of the chosen macro; who shows them sets it. */
  openForm: (() => void) | null;
}

/** Gives the keyboard back at once, wherever the text is: keys pressed until the next frame would go elsewhere. */
export function goOnTyping({ view }: TextEditor): void {
  if (view.isDestroyed) return;
  view.dom.ownerDocument.defaultView?.focus();
  view.focus();
}
