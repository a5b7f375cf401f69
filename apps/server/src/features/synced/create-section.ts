import type { Reach } from "../../platform/acting/reach.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { readSection } from "./read-section.ts";
import { countSections, insertSection, lockSectionsOf, type SectionRow } from "./synced-section-store.ts";
import { tellSection } from "./tell-section.ts";

/** Synced sections an account may have. */
export const MOST_SECTIONS = 200;

/** Makes a section of somebody's page one that many pages can have. @throws Refusal */
export async function createSection(
  platform: Platform,
  reach: Reach,
  input: { readonly name: string; readonly fragment: unknown },
): Promise<SectionRow> {
  const { clock, database } = platform;
  const { content, bytes, imageIds } = readSection(input.fragment);
  const now = new Date(clock.now());
  const row = {
    id: clock.id("syncedSection"),
    accountId: reach.accountId,
    name: input.name,
    version: 1,
    bytes,
    imageIds,
    createdAt: now,
    changedAt: now,
  };
  await database.transaction(async (queries) => {
    await lockSectionsOf(queries, reach);
    if ((await countSections(queries, reach)) >= MOST_SECTIONS) {
      throw new Refusal("SYNCED_SECTION_LIMIT", { values: { limit: MOST_SECTIONS } });
    }
    await insertSection(queries, { ...row, content });
  });
  tellSection(platform, row);
  return row;
}
