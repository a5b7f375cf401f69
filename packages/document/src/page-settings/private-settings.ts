import type { PageRecord } from "../records.ts";

/**
 * What of a page's settings is that page's and its owner's alone: where it tells search engines that it stands, which would
 * give a copy away to the original, and its code, which may follow visitors for them.
 */
const PRIVATE_SETTINGS = ["canonical", "canonicalLinks", "code"] as const;

/** A page's record as others, and templates, may have it. */
export function withoutPrivateSettings(page: PageRecord): PageRecord {
  const kept = { ...page };
  for (const name of PRIVATE_SETTINGS) delete kept[name];
  return kept;
}
