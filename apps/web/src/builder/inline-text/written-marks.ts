import { InputRule } from "prosemirror-inputrules";
import { Fragment, type Node, type Schema, Slice } from "prosemirror-model";

/** The signs that format what is written between them; the longer ones come first, since they hold the shorter. */
const SIGNS = [
  { mark: "bold", sign: "**" },
  { mark: "bold", sign: "__" },
  { mark: "italic", sign: "*" },
  { mark: "italic", sign: "_" },
  { mark: "strike", sign: "~~" },
  { mark: "highlight", sign: "==" },
] as const;

/** The signs with what is between them, after a space or at the beginning; the one group is what is between. */
function between(sign: string): string {
  const written = sign.replaceAll("*", "\\*");
  const notAlone = `(?!\\s+${written})`;
  return `(?<=^|\\s)${written}${notAlone}([^${sign.charAt(0)}]+)${written}${notAlone}`;
}

/** Typing the closing sign formats what is between. */
export function typedMarks({ marks }: Schema): InputRule[] {
  return SIGNS.flatMap(({ mark, sign }) => {
    const type = marks[mark];
    if (!type) return [];
    return new InputRule(new RegExp(`${between(sign)}$`), ({ tr }, [, words = ""], start, end) => {
      const close = start + sign.length + words.length;
      // The last sign is not in the text yet.
      tr.delete(close, end).delete(start, start + sign.length);
      return tr.addMark(start, start + words.length, type.create()).removeStoredMark(type);
    });
  });
}

const PASTED = SIGNS.map(({ mark, sign }) => ({ mark, sign, pattern: new RegExp(between(sign), "g") }));

function piecesOf(text: Node, { mark, sign, pattern }: (typeof PASTED)[number]): Node[] {
  const type = text.type.schema.marks[mark];
  if (!type) return [text];
  const pieces: Node[] = [];
  let past = 0;
  for (const { 0: whole, 1: words = "", index } of (text.text ?? "").matchAll(pattern)) {
    if (index > past) pieces.push(text.cut(past, index));
    const start = index + sign.length;
    pieces.push(text.cut(start, start + words.length).mark(type.create().addToSet(text.marks)));
    past = index + whole.length;
  }
  if (past < text.nodeSize) pieces.push(text.cut(past));
  return pieces;
}

function formatted(content: Fragment): Fragment {
  const nodes = content.content.flatMap((node) => {
    if (!node.isText) return node.copy(formatted(node.content));
    let pieces = [node];
    for (const one of PASTED) pieces = pieces.flatMap((piece) => piecesOf(piece, one));
    return pieces;
  });
  return Fragment.fromArray(nodes);
}

/** What was pasted, formatted by the signs in it. */
export function withWrittenMarks({ content, openStart, openEnd }: Slice): Slice {
  return new Slice(formatted(content), openStart, openEnd);
}
