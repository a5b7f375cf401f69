import { isOutage } from "../../platform/database/is-outage.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";

/**
 * Why a site could not be made or deleted, as people tell it to support; the same code stands in the log beside the request's id.
 *
 * - `JD22A`: the database does not answer.
 * - `JDCCA`: the database answers and does not write: a full disk, no permission, read only, a lock held too long.
 * - `CMMS2`: at the site's address something is served that the database knows nothing of; an operator who is sure of it
 *   removes `sites/<name>.json` from the storage.
 * - `XXAA2`: anything else; a fault of ours.
 */
export type SupportCode = "JD22A" | "JDCCA" | "CMMS2" | "XXAA2";

const REFUSALS = {
  JD22A: "SITE_NOT_CREATED",
  JDCCA: "SITE_NOT_CREATED",
  CMMS2: "SITE_ADDRESS_HELD",
  XXAA2: "SITE_FAILED",
} as const;

/** What cannot be deleted now, whatever the reason; the log line says which. */
const NOT_REMOVED = "IOOK2";

/** Five letters and digits, at least one of them a digit: an error of the database, and not of a disk. */
const SQL_STATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/** After this many seconds another try is worth while. */
const RETRY_SECONDS = 2;

export function supportCodeOf(error: unknown): SupportCode {
  if (isOutage(error)) return "JD22A";
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (SQL_STATE.test((cause as { code?: string }).code ?? "")) return "JDCCA";
  }
  return "XXAA2";
}

/** The refusal of a site that could not be made, noted for whoever is asked for help. */
export function refuseUncreated(
  { log }: Pick<Platform, "log">,
  { requestId, site, error }: { readonly requestId: string; readonly site: string; readonly error?: unknown },
  supportCode: SupportCode,
): Refusal {
  log("error", "sites.not_created", { requestId, site, supportCode, error });
  return new Refusal(REFUSALS[supportCode], { values: { code: supportCode, seconds: RETRY_SECONDS }, data: { supportCode } });
}

/** The refusal of a name at which something is served that the database knows nothing of. */
export function refuseHeldAddress(platform: Pick<Platform, "log">, told: { readonly requestId: string; readonly site: string }): Refusal {
  return refuseUncreated(platform, told, "CMMS2");
}

/** The refusal of a site that could not be deleted: it is as it was. */
export function refuseUnremoved(
  { log }: Pick<Platform, "log">,
  { requestId, site, error }: { readonly requestId: string; readonly site: string; readonly error: unknown },
): Refusal {
  log("error", "sites.not_removed", { requestId, site, supportCode: NOT_REMOVED, error });
  return new Refusal("SITE_NOT_REMOVED", { values: { code: NOT_REMOVED, seconds: RETRY_SECONDS }, data: { supportCode: NOT_REMOVED } });
}
