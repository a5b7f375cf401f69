import { META_FLAGS, type MetaFlag } from "@vitrine/contract";
import type { AccountRow } from "./account-store.ts";

/** Every flag of an account; one that was never set is off. */
export function metaOf({ meta }: Pick<AccountRow, "meta">): Record<MetaFlag, boolean> {
  return Object.fromEntries(META_FLAGS.map((flag) => [flag, meta[flag] === true])) as Record<MetaFlag, boolean>;
}
