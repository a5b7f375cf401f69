import { blockCatalog } from "@vitrine/blocks";
import { randomId, readFragment, syncedFragment } from "@vitrine/document";
import type { SectionCard } from "../library/block-library.ts";
import type { SyncedCard, SyncedSections } from "./synced-sections.ts";

/** A synced section as what is put into a page by a press or a drag. */
export function syncedLibraryCard({ id, name }: SyncedCard): SectionCard {
  return { id, name, category: null, thumbnailUrl: null, bytes: null, isOwn: true, isSynced: true };
}

/** The block that shows a section, with its copy, as hostile as a clipboard. */
export async function syncedFragmentOf(synced: SyncedSections | undefined, id: string): Promise<unknown> {
  const found = await synced?.read(id);
  const read = found && readFragment(found.fragment, blockCatalog);
  if (!found || !read?.ok) return null;
  return syncedFragment(blockCatalog, { placeId: randomId(), sectionId: id, version: found.card.version }, read.value);
}
