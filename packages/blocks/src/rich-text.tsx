import { type InlineNode, type InlineText, type Macro, type RichText, sameJson, type TextMark } from "@vitrine/document";
import { Fragment, type ReactNode } from "react";
import { MACRO_ATTRIBUTE, macroMark } from "./macros/macro-mark.ts";

/** What a macro says where it is known beforehand; the empty string where there is no value. */
export type MacroValue = (macro: Macro) => string;

function marked(mark: TextMark, inner: ReactNode): ReactNode {
  switch (mark.type) {
    case "bold":
      return <strong>{inner}</strong>;
    case "italic":
      return <em>{inner}</em>;
    case "underline":
      return <u>{inner}</u>;
    case "strike":
      return <s>{inner}</s>;
    case "highlight":
      return <mark>{inner}</mark>;
    case "link":
      return mark.attrs.newTab ? (
        <a href={mark.attrs.href} target="_blank" rel="noopener">
          {inner}
        </a>
      ) : (
        <a href={mark.attrs.href}>{inner}</a>
      );
  }
}

/** In an element of its own, so that a name in Arabic does not turn what stands behind it around. */
function macroNode(macro: Macro, value: MacroValue | undefined): ReactNode {
  const known = value?.(macro);
  if (known) return <bdi>{known}</bdi>;
  return <bdi {...(value ? {} : { [MACRO_ATTRIBUTE]: macroMark(macro) })}>{macro.fallback}</bdi>;
}

function inlineNode(node: InlineNode, value: MacroValue | undefined): ReactNode {
  if (node.type === "hardBreak") return <br />;
  const inner = node.type === "macro" ? macroNode(node.attrs, value) : node.text;
  return (node.marks ?? []).reduceRight<ReactNode>((within, mark) => marked(mark, within), inner);
}

function linkOf(node: InlineNode | undefined): TextMark | undefined {
  return node && node.type !== "hardBreak" ? node.marks?.find((mark) => mark.type === "link") : undefined;
}

/** Formatted words as React nodes, without an element around them. Words that share a link are one link. */
export function renderInline(text: InlineText, value?: MacroValue): ReactNode {
  const [only] = text;
  // Nearly every text is one run; it needs nothing around it that holds its place among others.
  if (only && text.length === 1) return inlineNode(only, value);
  const rendered: ReactNode[] = [];
  for (let from = 0; from < text.length; ) {
    const link = linkOf(text[from]);
    let to = from + 1;
    while (link && sameJson(link, linkOf(text[to]))) to += 1;
    const shared = link && to > from + 1 ? link : undefined;
    const nodes = text.slice(from, to);
    const inner = (shared ? withoutLinks(nodes) : nodes).map((node, index) => {
      const key = index;
      return <Fragment key={key}>{inlineNode(node, value)}</Fragment>;
    });
    rendered.push(<Fragment key={from}>{shared ? marked(shared, inner) : inner}</Fragment>);
    from = to;
  }
  return rendered;
}

/** Paragraphs. An empty one keeps its line. */
export function renderRich(text: RichText, value?: MacroValue): ReactNode {
  return text.map((paragraph, index) => {
    const key = index;
    return <p key={key}>{paragraph.content?.length ? renderInline(paragraph.content, value) : <br />}</p>;
  });
}

/** The same words without their links: for what is a link or a switch itself. */
export function withoutLinks(text: InlineText): InlineText {
  return text.map((node) => {
    if (node.type === "hardBreak" || !node.marks?.some((mark) => mark.type === "link")) return node;
    return { ...node, marks: node.marks.filter((mark) => mark.type !== "link") };
  });
}
