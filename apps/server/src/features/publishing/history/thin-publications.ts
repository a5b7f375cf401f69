import type { Platform } from "../../../platform/platform.ts";
import { deleteBeyond } from "./kept-publication-store.ts";

/** Of each page so many are kept, and more of those that are young. */
const NEWEST = 50;
const YOUNG_MS = 30 * 24 * 3_600_000;
/** What an account's may hold in storage that are not young any more: as much as it may add in that time. */
const MOST_BYTES = 2_000_000_000;

/** Takes away publications that are kept no longer; their artefacts go once nothing else has needed them for a while. */
export function thinPublications({ database, clock }: Pick<Platform, "database" | "clock">): Promise<number> {
  return deleteBeyond(database.queries, { newest: NEWEST, until: new Date(clock.now() - YOUNG_MS), mostBytes: MOST_BYTES });
}
