import { siteFolder, wholeManifestKey } from "@vitrine/contract";
import type { Reach } from "../../platform/acting/reach.ts";
import { type Queries, violates } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { RESERVED_NAMES } from "./reserved-names.data.ts";
import { countSites, insertSite, lockSitesOf, type SiteRow } from "./site-store.ts";
import { refuseUncreated, supportCodeOf } from "./support-code.ts";

/** What else comes of a new site, for whoever serves it. */
export interface NewSiteHooks {
  /** In the transaction that makes it. */
  note(queries: Queries, siteId: string): Promise<void>;
  /** Once it is made. */
  open(site: SiteRow): Promise<void>;
}

/**
 * Makes a site, up to as many as the plan allows.
 * @param cap null for no limit.
 * @throws Refusal
 */
export async function createSite(
  platform: Platform,
  { reach, cap, requestId }: { readonly reach: Reach; readonly cap: number | null; readonly requestId: string },
  input: { readonly name: string; readonly region: SiteRow["region"] },
  hooks?: NewSiteHooks,
): Promise<SiteRow> {
  const { database, storage, clock } = platform;
  const { accountId } = reach;
  if (RESERVED_NAMES.has(input.name)) {
    throw new Refusal("SITE_NAME_RESERVED", { fields: [{ path: "name", code: "site_name_reserved" }] });
  }
  const row: SiteRow = { id: clock.id("site"), accountId, ...input, createdAt: new Date(clock.now()) };
  try {
    await database.transaction(async (queries) => {
      if (cap !== null) {
        await lockSitesOf(queries, reach);
        if ((await countSites(queries, reach)) >= cap) throw new Refusal("SITE_LIMIT");
      }
      await insertSite(queries, row);
      // Somebody else's pages, on a disk that this database does not go with, must not become this account's.
      if (await isServed(storage, row.name)) throw refuseUncreated(platform, { requestId, site: row.name }, "CMMS2");
      await hooks?.note(queries, row.id);
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (violates(error, "sites_name_unique")) {
      throw new Refusal("SITE_NAME_TAKEN", { fields: [{ path: "name", code: "site_name_taken" }] });
    }
    throw refuseUncreated(platform, { requestId, site: row.name, error }, supportCodeOf(error));
  }
  await hooks?.open(row);
  return row;
}

/** Whether anything of a site is on disk under this name. */
async function isServed(storage: Storage, name: string): Promise<boolean> {
  if (await storage.has(wholeManifestKey(name))) return true;
  for await (const _ of storage.list(siteFolder(name))) return true;
  return false;
}
