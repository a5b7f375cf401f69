import { z } from "zod";
import { idOf, moment } from "../calls/ids.ts";

/** What can happen to an account that its owner should be able to look up later. */
export const SECURITY_EVENTS = [
  "signed_up",
  "logged_in",
  "log_in_failed",
  "logged_out",
  "session_revoked",
  "sessions_revoked",
  "device_trusted",
  "device_removed",
  "devices_removed",
  "password_changed",
  "reset_asked",
  "password_reset",
  "email_change_asked",
  "email_changed",
  "email_confirmed",
  "factor_added",
  "factor_removed",
  "recovery_codes_made",
  "recovery_code_used",
  "passkey_added",
  "passkey_removed",
  "google_linked",
  "key_made",
  "key_revoked",
  "exported",
  "deletion_asked",
  "deletion_cancelled",
  "plan_changed",
  "clone_access_changed",
  "page_cloned",
  "flag_changed",
  "excess_sites_held",
  "support_started",
  "support_deed",
  "support_ended",
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

export const securityEvent = z.object({
  id: idOf("securityEvent"),
  kind: z.enum(SECURITY_EVENTS),
  at: moment,
  /** "Chrome · Windows", as far as the browser says; empty where it was no browser. */
  device: z.string(),
  /** ISO 3166 code of the country the address belongs to; null where that is not known. */
  country: z.string().nullable(),
  /** Whether support did it, acting for the owner or as administrator. */
  isBySupport: z.boolean(),
  /**
   * What it was about, as far as it has a name: a key's, a passkey's, a plan's. Of what support did, the call and the
   * ids it named: `pages.update pag_01k…`.
   */
  subject: z.string().nullable(),
});
export type SecurityEvent = z.infer<typeof securityEvent>;
