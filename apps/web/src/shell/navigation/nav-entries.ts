import type { Account } from "@vitrine/contract";
import type { NavEntry } from "../../platform/nav-entry.ts";

/** Of every slice that has some. Nobody at a door needs them, nor their icons. */
const FILES = import.meta.glob<readonly NavEntry[]>("../../features/*/nav-entries.ts", { eager: true, import: "navEntries" });

/** Every sidebar entry, in their order on screen. */
export const ENTRIES: readonly NavEntry[] = Object.values(FILES)
  .flat()
  .sort((a, b) => a.place - b.place);

/** Those of the entries that an account sees. */
export function visibleEntries(entries: readonly NavEntry[], { entitlements }: Pick<Account, "entitlements">): NavEntry[] {
  return entries.filter(({ needs }) => needs === undefined || entitlements.includes(needs));
}
