import type { LibraryChange } from "@vitrine/contract";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Platform } from "../../platform/platform.ts";

/** Tells who looks at the account's library what has changed in it: to be called once that is committed. */
export function tellLibrary(
  { live }: Pick<Platform, "live">,
  { accountId }: Pick<Reach, "accountId">,
  change: LibraryChange = { what: "any" },
): void {
  live.tell("images", { accountId }, change);
}
