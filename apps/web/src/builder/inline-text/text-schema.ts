import { MACRO_ATTRIBUTE, macroMark, readMacroMark } from "@vitrine/blocks";
import { isSafeHref } from "@vitrine/document";
import { type AttributeSpec, type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import { macroIn } from "./macro-attributes.ts";
import type { TextMode } from "./text-mode.ts";

const OPTIONS = ["macro", "format", "days", "key", "min", "max", "fallback"] as const;
const optional: AttributeSpec = { default: null };

const hasLine = (line: string) => ({
  style: "text-decoration",
  consuming: false,
  getAttrs: (style: string) => style.includes(line) && null,
});

const MARKS: Readonly<Record<string, MarkSpec>> = {
  bold: {
    parseDOM: [
      { tag: "strong" },
      { tag: "b", getAttrs: (element) => element.style.fontWeight !== "normal" && null },
      { style: "font-weight=400", clearMark: (mark) => mark.type.name === "bold" },
      { style: "font-weight", getAttrs: (weight) => /^(?:bold(?:er)?|[5-9]\d{2,})$/.test(weight) && null },
    ],
    toDOM: () => ["strong", 0],
  },
  italic: {
    parseDOM: [
      { tag: "em" },
      { tag: "i", getAttrs: (element) => element.style.fontStyle !== "normal" && null },
      { style: "font-style=normal", clearMark: (mark) => mark.type.name === "italic" },
      { style: "font-style=italic" },
    ],
    toDOM: () => ["em", 0],
  },
  strike: { parseDOM: [{ tag: "s" }, { tag: "del" }, { tag: "strike" }, hasLine("line-through")], toDOM: () => ["s", 0] },
  underline: { parseDOM: [{ tag: "u" }, hasLine("underline")], toDOM: () => ["u", 0] },
  highlight: { parseDOM: [{ tag: "mark" }], toDOM: () => ["mark", 0] },
  // A pasted link that a page may not carry is left out; its words stay.
  link: {
    inclusive: false,
    attrs: { href: { default: "" }, newTab: { default: false } },
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (element) => {
          const href = element.getAttribute("href") ?? "";
          return isSafeHref(href) && { href, newTab: element.getAttribute("target") === "_blank" };
        },
      },
    ],
    toDOM: (mark) => ["a", { href: String(mark.attrs.href) }, 0],
  },
};

/** A macro as a chip of its words: one step for the arrow keys. It has every option of every macro, those of others as null. */
const MACRO: NodeSpec = {
  group: "inline",
  inline: true,
  atom: true,
  draggable: true,
  attrs: Object.fromEntries(OPTIONS.map((option) => [option, optional])),
  leafText: (node) => macroIn(node.attrs)?.fallback ?? "",
  parseDOM: [
    {
      tag: `bdi[${MACRO_ATTRIBUTE}]`,
      getAttrs: (element) => {
        const read = readMacroMark(element.getAttribute(MACRO_ATTRIBUTE) ?? "", element.textContent);
        return read ? { ...read } : false;
      },
    },
  ],
  toDOM: (node) => {
    const own = macroIn(node.attrs);
    return ["bdi", own ? { [MACRO_ATTRIBUTE]: macroMark(own) } : {}, own?.fallback ?? ""];
  },
};

const BREAK: NodeSpec = {
  group: "inline",
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  leafText: () => "\n",
  parseDOM: [{ tag: "br" }],
  toDOM: () => ["br"],
};

const PARAGRAPH: NodeSpec = { group: "block", content: "inline*", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] };

function schemaOf(doc: NodeSpec, paragraph: Readonly<Record<string, NodeSpec>>): Schema {
  return new Schema({ nodes: { doc, ...paragraph, text: { group: "inline" }, hardBreak: BREAK, macro: MACRO }, marks: MARKS });
}

/**
 * Exactly what the document's rich text knows. A text of one run has its words at the top, without a paragraph,
 * so that typing in a heading does not change the heading's own markup.
 */
export const TEXT_SCHEMAS: Readonly<Record<TextMode, Schema>> = {
  inline: schemaOf({ content: "inline*" }, {}),
  rich: schemaOf({ content: "paragraph+" }, { paragraph: PARAGRAPH }),
};
