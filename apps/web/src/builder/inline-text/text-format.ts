import type { Attrs, MarkType } from "prosemirror-model";
import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import type { TextEditor } from "./text-editor.ts";

export type Format = "bold" | "italic" | "underline" | "strike" | "highlight";

function markType({ schema }: EditorState, name: string): MarkType {
  const type = schema.marks[name];
  if (!type) throw new Error(`no text has ${name}`);
  return type;
}

/** Whether all selected words have a mark, or whatever is typed at the caret would. */
export function isMarked(state: EditorState, name: Format | "link"): boolean {
  const type = markType(state, name);
  const { empty, from, to, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  let selected = 0;
  let marked = 0;
  state.doc.nodesBetween(from, to, (node, at) => {
    if (!node.isText && node.marks.length === 0) return;
    const size = Math.min(to, at + node.nodeSize) - Math.max(from, at);
    selected += size;
    if (type.isInSet(node.marks)) marked += size;
  });
  return selected > 0 && marked === selected;
}

function putMark(tr: Transaction, type: MarkType, attributes: Attrs | null): Transaction {
  const { empty, ranges } = tr.selection;
  const mark = type.create(attributes);
  if (empty) return tr.addStoredMark(mark);
  for (const { $from, $to } of ranges) tr.addMark($from.pos, $to.pos, mark);
  return tr;
}

function takeMark(tr: Transaction, type: MarkType): Transaction {
  for (const { $from, $to } of tr.selection.ranges) tr.removeMark($from.pos, $to.pos, type);
  return tr.removeStoredMark(type);
}

/** Gives the selected words a mark, or takes it from them where all have it; at a caret, what is typed next. */
export function toggleMark({ view }: TextEditor, name: Format): void {
  const { state } = view;
  const type = markType(state, name);
  view.dispatch(isMarked(state, name) ? takeMark(state.tr, type) : putMark(state.tr, type, null));
}

export interface TextLink {
  readonly href: string;
  readonly newTab: boolean;
}

/** The first link that what is selected touches. */
export function linkAt(state: EditorState): TextLink | null {
  const type = markType(state, "link");
  const { empty, from, to, $from } = state.selection;
  let found = empty ? type.isInSet(state.storedMarks ?? $from.marks()) : undefined;
  if (!empty) {
    state.doc.nodesBetween(from, to, (node) => {
      found ??= type.isInSet(node.marks);
    });
  }
  return found ? { href: String(found.attrs.href), newTab: found.attrs.newTab === true } : null;
}

/** What is selected, or the whole of a link that all of it is in. */
function linkRange(state: EditorState, type: MarkType): readonly [from: number, to: number] {
  const { from, to, $from } = state.selection;
  const { parent } = $from;
  const next = parent.childAfter($from.parentOffset);
  const there = next.node && type.isInSet(next.node.marks) ? next : parent.childBefore($from.parentOffset);
  const mark = there.node && type.isInSet(there.node.marks);
  if (!there.node || !mark) return [from, to];
  const isOf = (index: number): boolean => mark.isInSet(parent.child(index).marks);
  let start = $from.start() + there.offset;
  let end = start + there.node.nodeSize;
  for (let index = there.index; index > 0 && isOf(index - 1); index -= 1) start -= parent.child(index - 1).nodeSize;
  for (let index = there.index + 1; index < parent.childCount && isOf(index); index += 1) end += parent.child(index).nodeSize;
  return end < to ? [from, to] : [start, end];
}

/** Leads the selected words somewhere, or nowhere; where they are in a link, all of its words, which are selected then. */
export function setLink({ view }: TextEditor, link: TextLink | null): void {
  const { state } = view;
  const type = markType(state, "link");
  const [from, to] = linkRange(state, type);
  const tr = link ? state.tr.addMark(from, to, type.create({ ...link })) : state.tr.removeMark(from, to, type);
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, from, to)));
}
