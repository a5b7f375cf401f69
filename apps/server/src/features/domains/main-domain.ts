import type { Queries } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { isPlatformCertified, type SiteRow, setImageDomain, setSiteDomain } from "../sites/index.ts";
import { type DomainRow, findServedOfSite } from "./domain-store.ts";

/** Makes a domain the address of its site, or takes it from it, within the caller's changes, who holds the site's row. */
export async function moveSite(
  { events, config }: Pick<Platform, "events" | "config">,
  queries: Queries,
  site: SiteRow,
  domain: Pick<DomainRow, "name" | "hasCertificate"> | null,
): Promise<void> {
  const name = domain?.name ?? null;
  const hasCertificate = domain?.hasCertificate ?? (await isPlatformCertified(queries, config));
  if (site.domain === name && site.hasCertificate === hasCertificate) return;
  await setSiteDomain(queries, site.id, { domain: name, hasCertificate });
  await events.tell(queries, "site.moved", { accountId: site.accountId, siteId: site.id });
}

/** Has the images of a site's pages shown under a name, or under the pages' own, within the caller's changes, who holds the site's row. */
export async function moveImages(
  { events }: Pick<Platform, "events">,
  queries: Queries,
  site: SiteRow,
  imageDomain: string | null,
): Promise<void> {
  if (site.imageDomain === imageDomain) return;
  await setImageDomain(queries, site.id, imageDomain);
  await events.tell(queries, "images.moved", { accountId: site.accountId, siteId: site.id });
}

/** A domain that is served no more gives its site's address to the one that has been served longest, or to its name, and images to their pages. */
export async function leaveSite(
  platform: Pick<Platform, "events" | "config">,
  queries: Queries,
  site: SiteRow,
  { id, name }: Pick<DomainRow, "id" | "name">,
): Promise<void> {
  if (site.imageDomain === name) await moveImages(platform, queries, site, null);
  if (site.domain !== name) return;
  const [next] = await findServedOfSite(queries, site.id, id);
  await moveSite(platform, queries, site, next ?? null);
}
