import type { Reach } from "../../platform/acting/reach.ts";
import type { Queries } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { noteSectionsAhead } from "../pages/index.ts";
import { pagesShowing } from "./published-section-store.ts";
import { readSection } from "./read-section.ts";
import { refuseBeyondReach } from "./section-uses.ts";
import { findSection, lockSection, type SectionRow, updateSection, type WholeSection } from "./synced-section-store.ts";
import { tellSection } from "./tell-section.ts";

function notThere(): Refusal {
  return new Refusal("SYNCED_SECTION_NOT_FOUND", { fields: [{ path: "id", code: "invalid" }] });
}

/** @throws Refusal */
export async function requireSection(queries: Queries, reach: Reach, id: string): Promise<WholeSection> {
  const found = await findSection(queries, reach, id);
  if (!found) throw notThere();
  return found;
}

/** Held until the transaction ends. @throws Refusal */
export async function requireLocked(queries: Queries, reach: Reach, id: string): Promise<SectionRow> {
  const found = await lockSection(queries, reach, id);
  if (!found) throw notThere();
  return found;
}

/** Gives a section another name; pages do not show it. @throws Refusal */
export async function renameSection(
  platform: Platform,
  reach: Reach,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<SectionRow> {
  const changes = { name, changedAt: new Date(platform.clock.now()) };
  const row = await platform.database.transaction(async (queries) => {
    const found = await requireLocked(queries, reach, id);
    await updateSection(queries, id, changes);
    return { ...found, ...changes };
  });
  tellSection(platform, row);
  return row;
}

/**
 * Changes what is in a section, on top of the version its editor last saw. Published pages that show it have something to
 * publish from then on; their visitors see what they saw.
 * @throws Refusal with the newest content where that is another one
 */
export async function putContent(
  platform: Platform,
  reach: Reach,
  input: { readonly id: string; readonly version: number; readonly fragment: unknown },
): Promise<SectionRow> {
  const { database, clock, live } = platform;
  // Before anything is held: a large one takes its time.
  const read = readSection(input.fragment);
  const row = await database.transaction(async (queries) => {
    const found = await requireLocked(queries, reach, input.id);
    await refuseBeyondReach(queries, reach, input.id);
    if (found.version !== input.version) {
      const { content: fragment } = await requireSection(queries, reach, input.id);
      throw new Refusal("STALE_SYNCED_SECTION", { data: { version: found.version, fragment } });
    }
    const changes = { version: found.version + 1, changedAt: new Date(clock.now()) };
    await updateSection(queries, input.id, { ...changes, ...read });
    await noteSectionsAhead(queries, pagesShowing(queries, [input.id]));
    return { ...found, ...changes };
  });
  tellSection(platform, row);
  // The list of pages says which ones have something to publish; one hint has all of it asked for anew.
  const [page] = await pagesShowing(database.queries, [row.id]).limit(1);
  if (page) live.tell("pages", { accountId: row.accountId }, { pageId: page.id });
  return row;
}
