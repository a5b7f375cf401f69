import { blockDefinition } from "@vitrine/blocks";
import { copyFragment, type Fragment, type InlineText, plainText, type RichText } from "@vitrine/document";
import type { Editor } from "../editor/editor.ts";
import { outermost } from "../editor/outermost.ts";
import { type ClipHome, fragmentJson } from "../pasting/clip-home.ts";
import type { Clip } from "./clip.ts";

/**
 * The selected blocks, ready for a clipboard, with where they are from; `null` when none is selected. The words go along for
 * other programs.
 */
export function copySelection(editor: Editor, home: ClipHome | null = null): { clip: Clip; count: number } | null {
  const ids = outermost(editor.store, editor.view.selection);
  if (ids.length === 0) return null;
  const fragment = copyFragment(editor.store, ids);
  return { clip: { blocks: fragmentJson(fragment, home), text: wordsOf(fragment) }, count: ids.length };
}

function wordsOf(fragment: Fragment): string {
  const lines = fragment.blocks.flatMap((block) =>
    Object.keys(blockDefinition(block.kind)?.inlineText ?? {}).flatMap((prop) => {
      const value = block.props[prop];
      // The catalog has checked the prop: what is typed in place is formatted text.
      return Array.isArray(value) ? [plainText(value as InlineText | RichText)] : [];
    }),
  );
  return lines.filter((line) => line !== "").join("\n");
}
