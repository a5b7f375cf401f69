import type { BlockRecord } from "@vitrine/document";

/** A section of a page, as its record and as its HTML. */
export interface RenderedSection {
  readonly block: BlockRecord;
  readonly html: string;
  /** The end of the body that it is put at, whatever it stands between. */
  readonly edge?: "start" | "end" | undefined;
}

function tagOf(section: RenderedSection): unknown {
  return section.block.props.tag;
}

const join = (some: readonly RenderedSection[]): string => some.map(({ html }) => html).join("");

/**
 * The page's body, with everything between its headers and its footers as the main content, so that those who
 * go through a page by landmarks find it. A section that is the main content itself is left to be that, and what
 * goes to an end of the body is no part of it.
 */
export function withMain(sections: readonly RenderedSection[]): string {
  const at = (edge: RenderedSection["edge"]) => sections.filter((section) => section.edge === edge);
  return join(at("start")) + mainOf(at(undefined)) + join(at("end"));
}

function mainOf(sections: readonly RenderedSection[]): string {
  if (sections.some((section) => tagOf(section) === "main")) return join(sections);
  const start = sections.findIndex((section) => tagOf(section) !== "header");
  const end = sections.findLastIndex((section) => tagOf(section) !== "footer") + 1;
  if (start < 0 || start >= end) return join(sections);
  return `${join(sections.slice(0, start))}<main>${join(sections.slice(start, end))}</main>${join(sections.slice(end))}`;
}
