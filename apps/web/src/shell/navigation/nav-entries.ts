import { type Account, hasRole } from "@vitrine/contract";
import type { NavEntry } from "../../platform/nav-entry.ts";

/** Of every slice that has some. Nobody at a door needs them, nor their icons. */
const FILES = import.meta.glob<readonly NavEntry[]>("../../features/*/nav-entries.ts", { eager: true, import: "navEntries" });

/** Every sidebar entry, in their order on screen. */
export const ENTRIES: readonly NavEntry[] = Object.values(FILES)
  .flat()
  .sort((a, b) => a.place - b.place);

/** Those of the entries that somebody sees in an account. */
export function visibleEntries(entries: readonly NavEntry[], account: Pick<Account, "entitlements" | "role">): NavEntry[] {
  return entries.filter(
    ({ needs, role }) =>
      (needs === undefined || account.entitlements.includes(needs)) && (role === undefined || hasRole(account.role, role)),
  );
}
