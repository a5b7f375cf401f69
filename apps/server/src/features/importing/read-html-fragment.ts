import type { ImportNotice } from "@vitrine/contract";
import { copyFragment, type Fragment, type ImageReference, type Language, PAGE_ID, PAGE_SLOT, treeOf } from "@vitrine/document";
import { asPasted } from "./reading/as-pasted.ts";
import { documentOf } from "./reading/document-of.ts";
import type { Piece } from "./reading/piece.ts";
import { readPage } from "./reading/read-page.ts";
import { ReadingRefused } from "./reading/reading-refused.ts";
import { PLAIN_TEXT } from "./reading/styles/text-look.ts";

/** Blocks that stand beside each other in what is pasted; more of them come in sections. */
const MOST_ROOTS = 200;
/** What somebody copies is part of a page, and whoever pastes it waits. */
const MOST = { elements: 6_000, comparisons: 400_000 };

/** HTML as blocks that can be pasted. */
export interface HtmlFragment {
  /** Its pictures are named by ids that stand for their addresses. */
  readonly fragment: Fragment;
  readonly pictures: Readonly<Record<string, string>>;
  readonly notices: readonly ImportNotice[];
}

/**
 * Reads HTML of a clipboard. It asks nobody for anything, keeps nothing, and runs nothing of what it reads.
 * @throws ReadingRefused for what holds nothing to paste, or more than a page could
 */
export function readHtmlFragment(html: string, language: Language): HtmlFragment {
  const nothing = { textOf: () => null, hasFile: () => false };
  const source = { html: html.toWellFormed(), origin: { kind: "file", path: "index.html" }, language, most: MOST, ...nothing } as const;
  const page = readPage(source);
  if (!page || page.sections.length === 0) throw new ReadingRefused("INVALID_HTML");
  const { pieces, areSections } = asPasted(page.sections);
  const sections = areSections ? pieces : inSections(pieces);
  const { references, pictures } = standIns(page.pictures.flatMap(({ address, from }) => (from === "web" ? [address] : [])));
  const look = { own: { text: PLAIN_TEXT, heading: null, button: NO_BUTTON }, background: null, fonts: { text: null, heading: null } };
  const facts = { ...page.facts, language, favicon: null, shareImage: null };
  const tree = treeOf(documentOf({ ...page, look, facts, sections }, references).records);
  const top = tree.children(PAGE_ID, PAGE_SLOT);
  const isLoose = !areSections && top.length === 1;
  const roots = isLoose ? top.flatMap(({ id }) => tree.children(id, "content")) : top;
  const fragment = copyFragment(
    tree,
    roots.map(({ id }) => id),
  );
  return { fragment, pictures, notices: page.notes.all() };
}

const NO_BUTTON = { ground: null, words: null };

function inSections(pieces: readonly Piece[]): Piece[] {
  const sections: Piece[] = [];
  for (let from = 0; from < pieces.length; from += MOST_ROOTS) {
    sections.push({ kind: "section", props: {}, slots: { content: pieces.slice(from, from + MOST_ROOTS) } });
  }
  return sections;
}

/** Something that stands for each picture until whoever pastes it has uploaded it. */
function standIns(addresses: readonly string[]): {
  readonly references: ReadonlyMap<string, ImageReference>;
  readonly pictures: Readonly<Record<string, string>>;
} {
  const named = addresses.map((address, index) => [`img_pasted${index + 1}`, address] as const);
  return {
    references: new Map(named.map(([imageId, address]) => [address, { imageId, width: 1, height: 1 }])),
    pictures: Object.fromEntries(named),
  };
}
