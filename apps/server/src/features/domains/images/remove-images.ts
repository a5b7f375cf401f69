import type { Reach } from "../../../platform/acting/reach.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { findSites, lockSite } from "../../sites/index.ts";
import { type DomainRow, findDomain, lockDomain, updateDomain } from "../domain-store.ts";
import { moveImages } from "../main-domain.ts";
import { endServing, forgetDomain } from "../remove-domain.ts";
import { tellDomain } from "../tell-domain.ts";
import { refuseImages } from "./support-code.ts";
import { makeTending } from "./tending-queue.ts";

/**
 * Begins to take an image domain away: pages are published again with images of their own address, and it shows images on
 * until none names it any more and a while after. One that never showed any is gone at once.
 * @throws Refusal
 */
export async function removeImages(
  platform: Platform,
  { reach, requestId }: { readonly reach: Reach; readonly requestId: string },
  id: string,
): Promise<void> {
  const { database, clock } = platform;
  try {
    const row = await database.transaction(async (queries): Promise<DomainRow> => {
      const known = await findDomain(queries, reach, id, "images");
      if (!known) throw new Refusal("NOT_FOUND");
      await lockSite(queries, known.siteId);
      const [site] = await findSites(queries, [known.siteId]);
      const current = await lockDomain(queries, id);
      if (!current) throw new Refusal("NOT_FOUND");
      if (current.removingAt !== null) return current;
      if (site?.imageDomain === current.name) await moveImages(platform, queries, site, null);
      if (current.completedAt === null) {
        await endServing(queries, current);
        return current;
      }
      const changes = { removingAt: new Date(clock.now()), unnamedAt: null, round: current.round + 1, nextCheckAt: null };
      await updateDomain(queries, id, changes);
      await makeTending(platform, queries, { ...current, ...changes });
      return { ...current, ...changes };
    });
    if (row.completedAt === null && row.removingAt === null) await forgetDomain(platform, row);
    tellDomain(platform, row);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refuseImages(platform, "removed", { requestId, about: id, error });
  }
}
