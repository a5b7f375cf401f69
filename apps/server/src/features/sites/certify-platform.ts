import type { Config } from "../../platform/config.ts";
import type { Queries } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { isCertified, lockOtherwise, setCertificateOf, setCertified } from "./site-certificate-store.ts";

/** Sites that are told of in one transaction. */
const PIECE = 200;

/** The domain that sites without one of their own are under, as certificates name it. */
const domainOf = ({ sitesDomain }: Pick<Config, "sitesDomain">): string => new URL(`http://${sitesDomain}`).hostname;

/** Whether every site without a domain of its own is shown under a certificate. */
export function isPlatformCertified(queries: Queries, config: Pick<Config, "sitesDomain">): Promise<boolean> {
  return isCertified(queries, domainOf(config));
}

/**
 * Says whether sites without a domain of their own are shown under the platform's certificate: their pages are made anew
 * where that has changed. What a kill cut off is made up for by the next call; so is a site that was made at the same time.
 */
export async function certifyPlatform(
  { database, events, config }: Pick<Platform, "database" | "events" | "config">,
  hasCertificate: boolean,
): Promise<void> {
  await setCertified(database.queries, domainOf(config), hasCertificate);
  for (let after = ""; ; ) {
    const found = await database.transaction(async (queries) => {
      const rows = await lockOtherwise(queries, { hasCertificate, after, limit: PIECE });
      if (rows.length === 0) return rows;
      const ids = rows.map(({ id }) => id);
      await setCertificateOf(queries, ids, hasCertificate);
      for (const { id, accountId } of rows) await events.tell(queries, "site.moved", { accountId, siteId: id });
      return rows;
    });
    after = found.at(-1)?.id ?? after;
    if (found.length < PIECE) return;
  }
}
