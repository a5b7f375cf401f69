import type { Queries } from "../../database/database.ts";
import { inSavepoint, inTrial } from "../../database/in-savepoint.ts";
import { sqlstateOf } from "../../database/sqlstate-of.ts";
import { blamesData, reasonOf } from "./blames-data.ts";
import type { IntakeDrain, RefusedRecord } from "./intake-drain.ts";

/** The database refuses every entry of a kind, so that none of them is to blame. */
export class EveryoneRefused extends Error {}

/**
 * Stores one entry, or says why the database will not have it. It is blamed only when a plain one of the same account
 * would be taken in its place: a rule or a column that no entry can meet is the database's fault, and passes.
 * @throws what the database says, when that is not about the entry.
 */
export async function storeOrBlame<Entry>(queries: Queries, drain: IntakeDrain<Entry>, entry: Entry): Promise<RefusedRecord | null> {
  try {
    await inSavepoint(queries, () => drain.store(queries, [entry]));
    return null;
  } catch (error) {
    if (!blamesData(error)) throw error;
    await inTrial(queries, () => drain.store(queries, [drain.plainEntry(entry)])).catch((cause: unknown) => {
      throw blamesData(cause) ? new EveryoneRefused(`the database refuses every ${drain.noun}`, { cause }) : cause;
    });
    return { record: entry, sqlstate: sqlstateOf(error), reason: reasonOf(error) };
  }
}
