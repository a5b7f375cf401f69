import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";

/** As people tell it to support: the database or the disk refused while an image domain was connected, or taken away. */
const FAILURES = {
  created: { code: "IMAGE_DOMAIN_NOT_CREATED", event: "domains.images_not_created", supportCode: "IMGC1" },
  removed: { code: "IMAGE_DOMAIN_NOT_REMOVED", event: "domains.images_not_removed", supportCode: "IMGR1" },
} as const;

/** The refusal of what could not be done to an image domain: it is as it was. */
export function refuseImages(
  { log }: Pick<Platform, "log">,
  what: keyof typeof FAILURES,
  { requestId, about, error }: { readonly requestId: string; readonly about: string; readonly error: unknown },
): Refusal {
  const { code, event, supportCode } = FAILURES[what];
  log("error", event, { requestId, about, supportCode, error });
  return new Refusal(code, { values: { code: supportCode }, data: { supportCode } });
}
