import { type Reach, wholeAccount } from "../../platform/acting/reach.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { requireLocked } from "./change-section.ts";
import { countUses } from "./section-uses.ts";
import { deleteSection } from "./synced-section-store.ts";
import { tellSection } from "./tell-section.ts";

/** Deletes a section that no page has, not for its visitors either. @throws Refusal */
export async function removeSection(platform: Platform, reach: Reach, id: string): Promise<void> {
  const row = await platform.database.transaction(async (queries) => {
    const found = await requireLocked(queries, reach, id);
    // Of all the account's, not of those alone that whoever asks may see.
    const uses = (await countUses(queries, wholeAccount(reach.accountId), [id])).get(id);
    if (uses) throw new Refusal("SYNCED_SECTION_IN_USE", { values: { count: uses.pages } });
    await deleteSection(queries, id);
    return found;
  });
  tellSection(platform, row);
}
