import type { Reach } from "../../platform/acting/reach.ts";
import { breaks } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { isServed } from "./is-served.ts";
import { listLabels, takeLabel } from "./label-store.ts";
import { RESERVED_NAMES } from "./reserved-names.data.ts";
import { findSite, lockSite, putSite, type SiteRow } from "./site-store.ts";
import { refuseHeldAddress } from "./support-code.ts";
import { writeHosts } from "./write-hosts.ts";

/** How many names lead to one site: without a bound one account could take every name there is. */
const MOST_LABELS = 20;

export interface SiteChanges {
  readonly name?: string | undefined;
  readonly region?: string | undefined;
  readonly isProducer?: boolean | undefined;
  readonly usesFilter?: boolean | undefined;
}

/**
 * Changes what is given of a site. Under another name it is reached at once, and its earlier names lead there; what its
 * pages say of their own address follows.
 * @throws Refusal
 */
export async function changeSite(
  platform: Platform,
  { reach, requestId }: { readonly reach: Reach; readonly requestId: string },
  id: string,
  { name, ...others }: SiteChanges,
): Promise<SiteRow> {
  const { database, clock, events, storage, log } = platform;
  const { site, hasMoved } = await database
    .transaction(async (queries) => {
      const known = await findSite(queries, reach, id);
      const before = known && (await lockSite(queries, id));
      if (!before) throw new Refusal("NOT_FOUND");
      const isRenamed = name !== undefined && name !== before.name;
      if (isRenamed) {
        const labels = await listLabels(queries, id);
        if (!labels.includes(name)) {
          if (RESERVED_NAMES.has(name)) throw new Refusal("SITE_NAME_RESERVED", { fields: [{ path: "name", code: "site_name_reserved" }] });
          if (labels.length >= MOST_LABELS) throw new Refusal("SITE_RENAMED_OFTEN", { values: { limit: MOST_LABELS } });
          if (!(await takeLabel(queries, id, name, new Date(clock.now())))) {
            throw new Refusal("SITE_NAME_TAKEN", { fields: [{ path: "name", code: "site_name_taken" }] });
          }
          if (await isServed(storage, name)) throw refuseHeldAddress(platform, { requestId, site: name });
        }
        await events.tell(queries, "site.moved", { accountId: before.accountId, siteId: id });
      }
      const changes = Object.fromEntries(
        Object.entries({ ...others, ...(isRenamed ? { name } : {}) }).filter(([, value]) => value !== undefined),
      );
      if (Object.keys(changes).length > 0) await putSite(queries, id, changes);
      return { site: { ...before, ...changes }, hasMoved: isRenamed };
    })
    .catch((error: unknown) => {
      throw breaks(error, "sites_region") ? new Refusal("INVALID_INPUT", { fields: [{ path: "region", code: "unknown_region" }] }) : error;
    });
  if (hasMoved) {
    await writeHosts(platform, id).catch((error: unknown) => {
      // It is written again for as long as it takes, by whoever hears of the move.
      log("error", "sites.hosts_not_written", { site: site.name, error });
    });
  }
  return site;
}
