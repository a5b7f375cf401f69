import { blockDefinition } from "@vitrine/blocks";
import {
  type BlockRecord,
  type DocumentRecord,
  emptyDocument,
  type ImageReference,
  keysBetween,
  PAGE_ID,
  PAGE_SLOT,
  type PageDocument,
  type Styles,
} from "@vitrine/document";
import type { Piece } from "./piece.ts";
import type { ReadPage } from "./read-page.ts";

/** A page that was read, as a document with the pictures that were found for it, by their addresses. */
export function buildDocument(page: ReadPage, pictures: ReadonlyMap<string, ImageReference>): PageDocument {
  const { title, description, language, favicon, shareImage, isHiddenFromSearch } = page.facts;
  const empty = emptyDocument({ title, language, description });
  const records: Record<string, DocumentRecord> = { ...empty.records };
  for (const [id, value] of Object.entries(tokensOf(page))) {
    const token = records[id];
    if (token?.type === "token" && value !== null) records[id] = { ...token, value } as DocumentRecord;
  }
  const record = records[PAGE_ID];
  const [icon, share] = [favicon, shareImage].map((address) => (address === null ? undefined : pictures.get(address)));
  if (record?.type === "page") {
    records[PAGE_ID] = {
      ...record,
      ...(icon ? { favicon: icon } : {}),
      ...(share ? { shareImage: share } : {}),
      ...(isHiddenFromSearch ? { hiddenFromSearch: true } : {}),
    };
  }
  const first = Object.keys(records).length;
  addPieces({ records, first, made: 0 }, page.sections, { parentId: PAGE_ID, slot: PAGE_SLOT }, page, pictures);
  return { ...empty, records };
}

/** What the page's look says in the place of what a new page begins with. */
function tokensOf({ look: { own, background, fonts } }: ReadPage): Readonly<Record<string, string | null>> {
  const opaque = (color: string | null): string | null => (color?.length === 7 ? color : null);
  return {
    "color-text": opaque(own.text.color),
    "color-heading": opaque(own.heading),
    "color-background": opaque(background),
    "color-button": opaque(own.button.ground),
    "color-on-button": opaque(own.button.words),
    "font-text": fonts.text,
    "font-button": fonts.text,
    "font-heading": fonts.heading,
  };
}

/** The records so far, and what the next id is counted by. */
interface Making {
  readonly records: Record<string, DocumentRecord>;
  readonly first: number;
  made: number;
}

function addPieces(
  making: Making,
  pieces: readonly Piece[],
  at: { readonly parentId: string; readonly slot: string },
  page: ReadPage,
  pictures: ReadonlyMap<string, ImageReference>,
): void {
  const orders = keysBetween(null, null, pieces.length);
  for (const [index, piece] of pieces.entries()) {
    const id = `b${making.first + making.made}`;
    making.made += 1;
    const definition = blockDefinition(piece.kind);
    if (!definition) throw new Error(`there is no block kind ${piece.kind}`);
    const picture = piece.picture && pictures.get(piece.picture.address);
    const block: BlockRecord = {
      ...{ type: "block", id, kind: piece.kind, version: definition.version, ...at, order: orders[index] ?? "" },
      props: {
        ...definition.seed(page.facts.language).props,
        ...piece.props,
        ...(piece.picture && picture ? { [piece.picture.prop]: { ...picture } } : {}),
      },
      styles: withBackdrop(piece, pictures),
      ...(piece.anchor === undefined ? {} : { anchor: piece.anchor }),
    };
    making.records[id] = block;
    for (const [slot, inner] of Object.entries(piece.slots ?? {})) addPieces(making, inner, { parentId: id, slot }, page, pictures);
  }
}

function withBackdrop({ styles = {}, backdrop }: Piece, pictures: ReadonlyMap<string, ImageReference>): Styles {
  const image = backdrop === undefined ? undefined : pictures.get(backdrop);
  if (!image) return styles;
  const backgroundImage = { type: "image", imageId: image.imageId } as const;
  return { ...styles, base: { ...styles.base, normal: { ...styles.base?.normal, backgroundImage } } };
}

/** How many of the pictures that stand in a page's blocks were found. */
export function keptPictures(pieces: readonly Piece[], pictures: ReadonlyMap<string, ImageReference>): number {
  return pieces.reduce((sum, { picture, slots }) => {
    const inner = Object.values(slots ?? {}).reduce((all, each) => all + keptPictures(each, pictures), 0);
    return sum + (picture && pictures.has(picture.address) ? 1 : 0) + inner;
  }, 0);
}
