import type { LeadEntry } from "@vitrine/contract";
import type { Clock } from "../../../platform/clock.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { inSavepoint, inTrial } from "../../../platform/database/in-savepoint.ts";
import { sqlstateOf } from "../../../platform/database/sqlstate-of.ts";
import type { NewDeadLetter } from "../../../platform/journal/dead-letter.ts";
import { blamesData, reasonOf } from "./blames-data.ts";
import { deadRecord } from "./lead-dead-letter.ts";
import { storeEntries } from "./store-entries.ts";

/** The database refuses every lead, so that none of them is to blame. */
export class LeadsRefused extends Error {}

/**
 * Stores one entry, or says why the database will not have it. It is blamed only when a plain lead of the same account
 * would be taken in its place: a rule or a column that no lead can meet is the database's fault, and passes.
 * @throws what the database says, when that is not about the entry.
 */
export async function storeOrBlame(queries: Queries, entry: LeadEntry, clock: Clock): Promise<NewDeadLetter | null> {
  try {
    await inSavepoint(queries, () => storeEntries(queries, [entry]));
    return null;
  } catch (error) {
    if (!blamesData(error)) throw error;
    await inTrial(queries, () => storeEntries(queries, [plainEntry(entry, clock)])).catch((cause: unknown) => {
      throw blamesData(cause) ? new LeadsRefused("the database refuses every lead", { cause }) : cause;
    });
    return deadRecord(entry, { sqlstate: sqlstateOf(error), reason: reasonOf(error) });
  }
}

/** A lead that no database has a reason to refuse. */
function plainEntry({ accountId, siteId }: LeadEntry, clock: Clock): LeadEntry {
  const id = clock.id("lead");
  return {
    ...{ kind: "lead", id, at: clock.now(), accountId, siteId, pageId: clock.id("page"), formId: id, formName: "" },
    ...{ answers: [], pageUri: "", referer: "", ip: "", userAgent: "", isSuspect: false },
  };
}
