import type { PageDocument } from "./document.ts";
import type { Fragment } from "./fragment.ts";
import type { BlockRecord, DocumentRecord } from "./records.ts";
import { type DocumentTree, subtree, treeOf } from "./tree.ts";

/** The kind of the block that shows one of the account's synced sections; `sectionId` and `version` are among its props. */
export const SYNCED_KIND = "synced";
/** Where it holds the copy. */
export const SYNCED_SLOT = "content";

/** Of an id of a record. */
const MOST_ID = 40;

/**
 * The id of the section of a document that is one section, as that is edited by itself: it stays, and stands alone. Nowhere
 * else is a block called so.
 */
export const SECTION_ALONE_ID = "section-alone";

/** Whether a document is one section that is edited by itself. */
export function isSectionAlone(tree: Pick<DocumentTree, "block">): boolean {
  return tree.block(SECTION_ALONE_ID) !== undefined;
}

/** Whether a block shows one of the account's sections: what is in it is a copy of that, and not the page's own. */
export function isSyncedCopy(block: BlockRecord): boolean {
  return sectionIdOf(block) !== undefined;
}

/** A synced section as it is now: blocks with one root. */
export interface SyncedContent {
  readonly version: number;
  readonly fragment: Fragment;
}

/** The sections that a page shows, each once, by their ids in order. */
export function syncedSectionIds(records: Iterable<DocumentRecord>): string[] {
  const ids = new Set<string>();
  for (const record of records) {
    const id = sectionIdOf(record);
    if (id !== undefined) ids.add(id);
  }
  return [...ids].sort();
}

/** Which of the account's sections a block shows, if it shows one. */
export function sectionIdOf(record: DocumentRecord): string | undefined {
  if (record.type !== "block" || record.kind !== SYNCED_KIND) return undefined;
  const { sectionId } = record.props;
  return typeof sectionId === "string" && sectionId !== "" ? sectionId : undefined;
}

/**
 * The page with the newest content of its synced sections in the place of the copies it keeps. A section that is not
 * among those given leaves its copy as it is. Ids of what is put in follow from the block and the section, so that a form
 * in it stays the same form with each version; tokens and styles that the page has under an id are the page's own.
 */
export function withSyncedContent(document: PageDocument, sections: ReadonlyMap<string, SyncedContent>): PageDocument {
  const tree = treeOf(document.records);
  const records = new Map(Object.entries(document.records));
  const places: { readonly place: BlockRecord; readonly content: SyncedContent }[] = [];
  for (const record of Object.values(document.records)) {
    const content = sections.get(sectionIdOf(record) ?? "");
    if (!content || record.type !== "block") continue;
    places.push({ place: record, content });
    for (const block of subtree(tree, record.id)) if (block.id !== record.id) records.delete(block.id);
  }
  const anchors = new Set([...records.values()].flatMap((record) => (record.type === "block" && record.anchor ? [record.anchor] : [])));
  for (const { place, content } of places) {
    // One that stood in another went with what that held.
    if (records.has(place.id)) putContent(records, anchors, place, content);
  }
  return { ...document, records: Object.fromEntries(records) };
}

function putContent(records: Map<string, DocumentRecord>, anchors: Set<string>, place: BlockRecord, content: SyncedContent): void {
  for (const each of broughtBy(content)) if (!records.has(each.id)) records.set(each.id, each);
  records.set(place.id, { ...place, props: { ...place.props, version: content.version } });
  for (const block of copyIn(place.id, content, anchors)) records.set(block.id, block);
}

/** The tokens and named styles that come along with a section; none of them follows a site's style. */
export function broughtBy({ fragment: { tokens, namedStyles = [] } }: Pick<SyncedContent, "fragment">): DocumentRecord[] {
  return [...tokens.map(({ site: _site, ...token }) => token), ...namedStyles];
}

/** A section's blocks as they stand in the block that shows it; anchors that others have stay with those, and all are added. */
export function copyIn(
  placeId: string,
  { fragment: { rootIds, blocks } }: Pick<SyncedContent, "fragment">,
  anchors: Set<string>,
): BlockRecord[] {
  return blocks.map(({ anchor, ...block }) => {
    const own = anchor !== undefined && !anchors.has(anchor) ? { anchor } : {};
    if (own.anchor !== undefined) anchors.add(own.anchor);
    const isRoot = rootIds.includes(block.id);
    const where = isRoot ? { parentId: placeId, slot: SYNCED_SLOT } : { parentId: syncedBlockId(placeId, block.parentId) };
    return { ...block, ...where, ...own, id: syncedBlockId(placeId, block.id) };
  });
}

/** The id that a block of a synced section has where a block of a page shows it: the same ones give the same. */
export function syncedBlockId(placeId: string, blockId: string): string {
  const whole = `${placeId}-${blockId}`;
  return whole.length <= MOST_ID ? whole : `s${spread(whole, 0x811c9dc5)}${spread(whole, 0x01000193)}`;
}

/** FNV-1a from a basis on, as seven digits of base 36. */
function spread(text: string, basis: number): string {
  let hash = basis;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, "0");
}
