import { type AnyExtension, Extension, Mark, Node } from "@tiptap/core";
import { Highlight } from "@tiptap/extension-highlight";
import { StarterKit } from "@tiptap/starter-kit";
import { isSafeHref } from "@vitrine/document";
import type { TextMode } from "./text-mode.ts";

/** Links that a published page may carry; a pasted one that is not safe is left out, its words stay. */
const SafeLink = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({
    href: { default: "" },
    newTab: { default: false, parseHTML: (element: HTMLElement) => element.getAttribute("target") === "_blank", rendered: false },
  }),
  parseHTML: () => [
    {
      tag: "a[href]",
      getAttrs: (element: HTMLElement) => (isSafeHref(element.getAttribute("href") ?? "") ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ["a", HTMLAttributes, 0],
});

export interface TextKeys {
  /** Escape, and Enter in a text of one run. */
  onEnd(): void;
  onUndo(): void;
  onRedo(): void;
}

function keys(mode: TextMode, { onEnd, onUndo, onRedo }: TextKeys): AnyExtension {
  const done = (act: () => void) => () => {
    act();
    return true;
  };
  return Extension.create({
    name: "keys",
    priority: 1_000,
    addKeyboardShortcuts: () => ({
      Escape: done(onEnd),
      "Mod-Enter": done(onEnd),
      ...(mode === "inline" ? { Enter: done(onEnd) } : {}),
      "Mod-z": done(onUndo),
      "Mod-y": done(onRedo),
      "Shift-Mod-z": done(onRedo),
      "Shift-Mod-Z": done(onRedo),
    }),
  });
}

/**
 * Exactly what the document's rich text knows. A text of one run has its words at the top, without a paragraph,
 * so that typing in a heading does not change the heading's own markup.
 */
export function textExtensions(mode: TextMode, on: TextKeys): AnyExtension[] {
  return [
    Node.create({ name: "doc", topNode: true, content: mode === "inline" ? "inline*" : "paragraph+" }),
    StarterKit.configure({
      document: false,
      ...(mode === "inline" ? { paragraph: false as const } : {}),
      blockquote: false,
      bulletList: false,
      code: false,
      codeBlock: false,
      dropcursor: false,
      gapcursor: false,
      heading: false,
      horizontalRule: false,
      link: false,
      listItem: false,
      listKeymap: false,
      orderedList: false,
      trailingNode: false,
      // The page has one history, and typing is part of it.
      undoRedo: false,
    }),
    Highlight,
    SafeLink,
    keys(mode, on),
  ];
}
