import { Node, type Editor as TextEditor } from "@tiptap/core";
import { NodeSelection, Plugin } from "@tiptap/pm/state";
import { MACRO_ATTRIBUTE, macroMark, readMacroMark } from "@vitrine/blocks";
import { type Macro, macro } from "@vitrine/document";

declare module "@tiptap/core" {
  interface Storage {
    macro: MacroStorage;
  }
}

interface MacroStorage {
  /** Shows the options of the chosen macro. */
  openForm: (() => void) | null;
}

const OPTIONS = ["macro", "format", "days", "key", "min", "max", "fallback"] as const;

function macroIn(attributes: Readonly<Record<string, unknown>>): Macro | null {
  const read = macro.safeParse(Object.fromEntries(Object.entries(attributes).filter(([, option]) => option !== null)));
  return read.success ? read.data : null;
}

/** A macro as a chip of its words: one step for the arrow keys, opened by Enter or a press. */
export const MacroChip = Node.create<object, MacroStorage>({
  name: "macro",
  group: "inline",
  inline: true,
  atom: true,
  draggable: true,
  // Enter opens a chosen chip before it ends the text.
  priority: 1_100,
  addStorage: () => ({ openForm: null }),
  addAttributes: () => Object.fromEntries(OPTIONS.map((option) => [option, { default: null, rendered: false }])),
  parseHTML: () => [
    {
      tag: `bdi[${MACRO_ATTRIBUTE}]`,
      getAttrs: (element: HTMLElement) => readMacroMark(element.getAttribute(MACRO_ATTRIBUTE) ?? "", element.textContent) ?? false,
    },
  ],
  renderHTML({ node }) {
    const own = macroIn(node.attrs);
    return ["bdi", own ? { [MACRO_ATTRIBUTE]: macroMark(own) } : {}, own?.fallback ?? ""];
  },
  renderText: ({ node }) => macroIn(node.attrs)?.fallback ?? "",
  addKeyboardShortcuts() {
    const open = (): boolean => {
      this.storage.openForm?.();
      return true;
    };
    return {
      "Mod-Shift-d": open,
      "Mod-Shift-D": open,
      Enter: ({ editor }) => chosenMacro(editor) !== null && open(),
    };
  },
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          handleClickOn: (view, _at, node, position) => {
            if (node.type.name !== this.name) return false;
            view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
            this.storage.openForm?.();
            return true;
          },
        },
      }),
    ];
  },
});

/** The macro whose chip is chosen; null where words are, or nothing. */
export function chosenMacro(editor: TextEditor): Macro | null {
  const { selection } = editor.state;
  return selection instanceof NodeSelection && selection.node.type.name === MacroChip.name ? macroIn(selection.node.attrs) : null;
}

/** How many there are in the whole text. */
export function countMacros(editor: TextEditor): number {
  let count = 0;
  editor.state.doc.descendants((node) => {
    if (node.type.name === MacroChip.name) count += 1;
  });
  return count;
}

/** Puts a macro in the place of the chosen one, or of what is selected, with the format of the words there. */
export function putMacro(editor: TextEditor, next: Macro): void {
  const { tr, selection, schema } = editor.state;
  const attributes = { ...next };
  if (chosenMacro(editor)) tr.setNodeMarkup(selection.from, undefined, attributes, selection.$from.nodeAfter?.marks ?? []);
  else tr.replaceSelectionWith(schema.node(MacroChip.name, attributes));
  editor.view.dispatch(tr.scrollIntoView());
}
