import type { SyncedSection } from "@vitrine/contract";
import type { SectionPageCounts } from "../pages/index.ts";
import type { SectionRow } from "./synced-section-store.ts";

/** A synced section as the people of its account see it. */
export function presentSection(
  { id, name, version, createdAt, changedAt }: SectionRow,
  counts: SectionPageCounts | undefined,
): SyncedSection {
  return {
    id,
    name,
    version,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    pages: counts?.pages ?? 0,
    behind: counts?.behind ?? 0,
  };
}
