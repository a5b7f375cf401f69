import type { InlineNode, InlineText, RichText, TextMark } from "@vitrine/document";
import { Fragment, type ReactNode } from "react";

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

function inlineNode(node: InlineNode): ReactNode {
  if (node.type === "hardBreak") return <br />;
  return (node.marks ?? []).reduceRight<ReactNode>((inner, mark) => marked(mark, inner), node.text);
}

/** Formatted words as React nodes, without an element around them. */
export function renderInline(text: InlineText): ReactNode {
  return text.map((node, index) => {
    const key = index;
    return <Fragment key={key}>{inlineNode(node)}</Fragment>;
  });
}

/** Paragraphs. An empty one keeps its line. */
export function renderRich(text: RichText): ReactNode {
  return text.map((paragraph, index) => {
    const key = index;
    return <p key={key}>{paragraph.content?.length ? renderInline(paragraph.content) : <br />}</p>;
  });
}

/** The same words without their links: for what is a link or a switch itself. */
export function withoutLinks(text: InlineText): InlineText {
  return text.map((node) => {
    if (node.type !== "text" || !node.marks?.some((mark) => mark.type === "link")) return node;
    return { ...node, marks: node.marks.filter((mark) => mark.type !== "link") };
  });
}
