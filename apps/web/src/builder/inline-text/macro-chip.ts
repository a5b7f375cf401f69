import type { Macro } from "@vitrine/document";
import { NodeSelection, Plugin } from "prosemirror-state";
import { macroIn } from "./macro-attributes.ts";
import type { TextEditor } from "./text-editor.ts";

const MACRO = "macro";

/** A press on a chip chooses it and shows its options. */
export function pressedChips(editor: () => TextEditor): Plugin {
  return new Plugin({
    props: {
      handleClickOn: (view, _at, node, position) => {
        if (node.type.name !== MACRO) return false;
        view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
        editor().openForm?.();
        return true;
      },
    },
  });
}

/** The macro whose chip is chosen; null where words are, or nothing. */
export function chosenMacro({ view }: TextEditor): Macro | null {
  const { selection } = view.state;
  return selection instanceof NodeSelection && selection.node.type.name === MACRO ? macroIn(selection.node.attrs) : null;
}

/** How many there are in the whole text. */
export function countMacros({ view }: TextEditor): number {
  let count = 0;
  view.state.doc.descendants((node) => {
    if (node.type.name === MACRO) count += 1;
  });
  return count;
}

/** Puts a macro in the place of the chosen one, or of what is selected, with the format of the words there. */
export function putMacro(editor: TextEditor, next: Macro): void {
  const { view } = editor;
  const { tr, selection, schema } = view.state;
  const attributes = { ...next };
  if (chosenMacro(editor)) tr.setNodeMarkup(selection.from, undefined, attributes, selection.$from.nodeAfter?.marks ?? []);
  else tr.replaceSelectionWith(schema.node(MACRO, attributes));
  view.dispatch(tr.scrollIntoView());
}
