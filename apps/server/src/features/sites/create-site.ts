import type { Reach } from "../../platform/acting/reach.ts";
import { breaks, type Queries, violates } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { isPlatformCertified } from "./certify-platform.ts";
import { isServed } from "./is-served.ts";
import { takeLabel } from "./label-store.ts";
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

export interface NewSite {
  readonly name: string;
  readonly region: string;
  readonly isProducer?: boolean | undefined;
  readonly usesFilter?: boolean | undefined;
}

/**
 * Makes a site, up to as many as the plan allows.
 * @param cap null for no limit.
 * @throws Refusal
 */
export async function createSite(
  platform: Platform,
  { reach, cap, requestId }: { readonly reach: Reach; readonly cap: number | null; readonly requestId: string },
  input: NewSite,
  hooks?: NewSiteHooks,
): Promise<SiteRow> {
  const { database, storage, clock } = platform;
  const { accountId } = reach;
  if (RESERVED_NAMES.has(input.name)) {
    throw new Refusal("SITE_NAME_RESERVED", { fields: [{ path: "name", code: "site_name_reserved" }] });
  }
  const { name, region, isProducer = false, usesFilter = false } = input;
  let row: SiteRow = {
    ...{ id: clock.id("site"), accountId, name, folder: name, region, isMain: false, isProducer, usesFilter },
    ...{ domain: null, hasCertificate: false, imageDomain: null, excessAt: null, offlineAt: null, remindedDays: null, removingAt: null },
    createdAt: new Date(clock.now()),
  };
  try {
    await database.transaction(async (queries) => {
      await lockSitesOf(queries, reach);
      const count = await countSites(queries, reach);
      if (cap !== null && count >= cap) throw new Refusal("SITE_LIMIT");
      row = { ...row, isMain: count === 0, hasCertificate: await isPlatformCertified(queries, platform.config) };
      await insertSite(queries, row);
      if (!(await takeLabel(queries, row.id, name, row.createdAt))) throw refuseTaken();
      // Somebody else's pages, on a disk that this database does not go with, must not become this account's.
      if (await isServed(storage, row.name)) throw refuseUncreated(platform, { requestId, site: row.name }, "CMMS2");
      await hooks?.note(queries, row.id);
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (violates(error, "sites_name_unique") || violates(error, "sites_folder_unique")) throw refuseTaken();
    if (breaks(error, "sites_region")) throw new Refusal("INVALID_INPUT", { fields: [{ path: "region", code: "unknown_region" }] });
    throw refuseUncreated(platform, { requestId, site: row.name, error }, supportCodeOf(error));
  }
  await hooks?.open(row);
  return row;
}

/** Somebody's site has this name, or had it. */
function refuseTaken(): Refusal {
  return new Refusal("SITE_NAME_TAKEN", { fields: [{ path: "name", code: "site_name_taken" }] });
}
