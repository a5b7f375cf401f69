import { type AnyExtension, Extension, Mark, Node } from "@tiptap/core";
import { Bold } from "@tiptap/extension-bold";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Highlight } from "@tiptap/extension-highlight";
import { Italic } from "@tiptap/extension-italic";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Strike } from "@tiptap/extension-strike";
import { Text } from "@tiptap/extension-text";
import { Underline } from "@tiptap/extension-underline";
import { isSafeHref } from "@vitrine/document";
import { MacroChip } from "./macro-chip.ts";
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
    ...(mode === "inline" ? [] : [Paragraph]),
    Text,
    HardBreak,
    Bold,
    Italic,
    Strike,
    Underline,
    Highlight,
    SafeLink,
    MacroChip,
    keys(mode, on),
  ];
}
