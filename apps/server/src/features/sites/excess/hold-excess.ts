import { wholeAccount } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { findAccount } from "../../accounts/index.ts";
import { recordEvent } from "../../audit/index.ts";
import { lockSitesOf, putSite } from "../site-store.ts";
import { isHeld, listExcess, putHold, removeHold } from "./excess-store.ts";
import { mark } from "./settle-excess.ts";
import { tellOfExcess } from "./tell-of-excess.ts";

export interface Excess {
  readonly isHeld: boolean;
  readonly items: readonly { readonly id: string; readonly name: string; readonly since: string; readonly offlineAt: string | null }[];
}

/**
 * Sites of an account that its plan has no room for, as administrators see them.
 * @throws Refusal NOT_FOUND
 */
export async function excessOf(queries: Queries, accountId: string): Promise<Excess> {
  if (!(await findAccount(queries, accountId))) throw new Refusal("NOT_FOUND");
  const reach = wholeAccount(accountId);
  const items = (await listExcess(queries, reach)).flatMap(({ id, name, excessAt, offlineAt }) =>
    excessAt ? [{ id, name, since: excessAt.toISOString(), offlineAt: offlineAt?.toISOString() ?? null }] : [],
  );
  return { isHeld: await isHeld(queries, reach), items };
}

/**
 * Notes that an account has contacted support about its sites: all of them are shown until that is settled. From then on
 * they have a day again. It stands in the account's log.
 * @throws Refusal NOT_FOUND
 */
export async function holdExcess(platform: Platform, context: RequestContext, accountId: string, holds: boolean): Promise<Excess> {
  const { database, clock, events } = platform;
  return database.transaction(async (queries) => {
    const reach = wholeAccount(accountId);
    await lockSitesOf(queries, reach);
    const { items, isHeld: isHeldAlready } = await excessOf(queries, accountId);
    if (items.length === 0 || isHeldAlready === holds) return { items, isHeld: isHeldAlready };
    const excess = await listExcess(queries, reach);
    if (holds) {
      await putHold(queries, accountId, new Date(clock.now()));
      for (const { id, offlineAt } of excess) {
        if (!offlineAt) continue;
        await putSite(queries, id, { offlineAt: null });
        await events.tell(queries, "site.switched", { accountId, siteId: id });
      }
    } else {
      await removeHold(queries, reach);
      await mark(platform, queries, excess);
      await tellOfExcess(platform, queries, accountId, { stage: "told", sites: excess });
    }
    await recordEvent(queries, platform, context, {
      accountId,
      kind: "excess_sites_held",
      subject: holds ? "on" : "off",
      isBySupport: true,
    });
    return excessOf(queries, accountId);
  });
}
