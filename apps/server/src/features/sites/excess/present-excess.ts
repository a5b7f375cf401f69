import type { Site } from "@vitrine/contract";
import type { SiteRow } from "../site-store.ts";
import { KEPT_MS, NOTICE_MS } from "./settle-excess.ts";

/** How it stands with a site that the plan has no room for; null for every other. */
export function presentExcess({ excessAt, offlineAt }: SiteRow, isHeld: boolean): Site["excess"] {
  if (!excessAt) return null;
  if (offlineAt) return { state: "offline", until: new Date(offlineAt.getTime() + KEPT_MS).toISOString() };
  return isHeld ? { state: "held", until: null } : { state: "told", until: new Date(excessAt.getTime() + NOTICE_MS).toISOString() };
}
