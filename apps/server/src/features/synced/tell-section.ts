import type { Platform } from "../../platform/platform.ts";
import type { SectionRow } from "./synced-section-store.ts";

/** Tells who looks at the account's sections that this one is another now: to be called once that is committed. */
export function tellSection({ live }: Pick<Platform, "live">, { accountId, id }: Pick<SectionRow, "accountId" | "id">): void {
  live.tell("syncedSections", { accountId }, { syncedSectionId: id });
}
