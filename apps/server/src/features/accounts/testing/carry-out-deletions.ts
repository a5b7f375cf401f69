import { type Listener, listenerQueue } from "../../../platform/events/listener.ts";
import { countJobs } from "../../../platform/jobs/view-store.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Dependencies } from "../../../platform/slice.ts";
import { imagesSlice } from "../../images/index.ts";
import { leadsSlice } from "../../leads/index.ts";
import { publishingSlice } from "../../publishing/index.ts";
import { purgeAccounts } from "../deletion/purge-accounts.ts";
import { accountsSlice } from "../slice.ts";
import type { AccountFixture } from "./account-fixture.ts";

const SLICES = [publishingSlice, leadsSlice, imagesSlice, accountsSlice];
const MOST_ROUNDS = 12;

/**
 * Closes the accounts that are due and has everybody hear of it who listens, on a platform that may be broken; where it is
 * not, until there is nothing left to hear. Returns how many were closed.
 */
export async function carryOutDeletions({ platform, clock }: AccountFixture, on: Platform = platform): Promise<number> {
  const closed = await purgeAccounts(on);
  const workers = SLICES.flatMap(({ name, listeners }) =>
    (listeners as readonly Listener<Dependencies>[]).map((listener) =>
      listener.work(listenerQueue(name, listener).queue, { platform: on } as Dependencies),
    ),
  );
  const engine = platform.jobs.work(workers);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    await engine.settled();
    if (on !== platform || (await countJobs(platform.database.queries)).length === 0) break;
    clock.now += 2_000;
  }
  await engine.stop();
  return closed;
}
