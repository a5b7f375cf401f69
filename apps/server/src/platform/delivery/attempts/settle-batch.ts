import type { Database } from "../../database/database.ts";
import type { Claimed } from "./claim-store.ts";
import { clearFailing, type Finished, noteFailing, settleAttempts } from "./settle-store.ts";

/** For how long nothing but failures may come back, in milliseconds: longer than all attempts of one delivery. */
const FAILING_MS = 120 * 3_600_000;

/** An attempt that is over and not written down. */
export interface Done {
  readonly claimed: Claimed;
  readonly finished: Finished;
}

/** An endpoint to be disabled for how it answers. */
export interface Hopeless {
  readonly endpoint: Pick<Claimed, "endpointId" | "accountId" | "kind">;
  readonly because: "gone" | "failing";
}

/** Writes down what came of attempts, and what that says of their endpoints; returns those that are given up. */
export async function settleBatch(database: Pick<Database, "transaction">, batch: readonly Done[], now: number): Promise<Hopeless[]> {
  const where = (isThat: (done: Done) => boolean): string[] => [...new Set(batch.filter(isThat).map(({ claimed }) => claimed.endpointId))];
  const taken = where(({ finished }) => finished.outcome === "taken");
  const recovered = where(({ finished, claimed }) => finished.outcome === "taken" && claimed.isFailing);
  const gone = where(({ finished }) => finished.outcome === "gone");
  const failing = where(({ finished: { outcome } }) => outcome === "failed" || outcome === "blocked").filter((id) => !taken.includes(id));
  const owned = (ids: readonly string[], because: Hopeless["because"]): Hopeless[] =>
    ids.flatMap((id) => {
      const endpoint = batch.find(({ claimed }) => claimed.endpointId === id)?.claimed;
      return endpoint ? [{ endpoint, because }] : [];
    });
  return database.transaction(async (queries) => {
    await settleAttempts(
      queries,
      batch.map(({ finished }) => finished),
    );
    if (recovered.length > 0) await clearFailing(queries, recovered);
    const hopeless = failing.length > 0 ? await noteFailing(queries, failing, new Date(now), new Date(now - FAILING_MS)) : [];
    return [...owned(gone, "gone"), ...owned(hopeless, "failing")];
  });
}
