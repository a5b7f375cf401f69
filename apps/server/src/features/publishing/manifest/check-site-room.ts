import type { ManifestRoute } from "@vitrine/contract";
import type { Queries } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { MOST_SITE_BYTES } from "../compile/page-budget.ts";
import { routeBytes } from "../publication-store.ts";

/** A page as its site's manifest is to name it. */
export interface NamedPage {
  readonly siteId: string;
  readonly pageId: string;
  /** With the slash at its start. */
  readonly path: string;
  readonly route: ManifestRoute;
}

const KILOBYTE = 1_000;

/**
 * Keeps the manifest of a site to what the visitor plane can read and keep at once. A page that takes no more room
 * than it had goes in even where the site has too much already.
 * @throws Refusal
 */
export async function checkSiteRoom(queries: Queries, { siteId, pageId, path, route }: NamedPage): Promise<void> {
  const { own, others } = await routeBytes(queries, siteId, pageId);
  const bytes = Buffer.byteLength(JSON.stringify(route)) + Buffer.byteLength(path);
  const whole = others + bytes;
  if (whole <= MOST_SITE_BYTES || bytes <= own) return;
  throw new Refusal("SITE_TOO_LARGE", { values: { size: Math.ceil(whole / KILOBYTE), limit: MOST_SITE_BYTES / KILOBYTE } });
}
