import type { Platform } from "../../platform/platform.ts";
import type { DomainRow } from "./domain-store.ts";

/** Tells who has domains on a screen that one is another now: to be called once that is committed. */
export function tellDomain(
  { live }: Pick<Platform, "live">,
  { id, accountId, siteId }: Pick<DomainRow, "id" | "accountId" | "siteId">,
): void {
  live.tell("domains", { accountId }, { domainId: id, siteId });
}
