import type { Reach } from "../../platform/acting/reach.ts";
import type { Platform } from "../../platform/platform.ts";

/** Tells who looks at the account's library that it is another now: to be called once that is committed. */
export function tellLibrary({ live }: Pick<Platform, "live">, { accountId }: Pick<Reach, "accountId">): void {
  live.tell("images", { accountId }, {});
}
