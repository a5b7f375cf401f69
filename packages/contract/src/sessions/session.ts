import { z } from "zod";
import { idOf, moment } from "../calls/ids.ts";

export const SESSION_CODES = [
  "SESSION_VALID",
  "SESSION_INVALID",
  "SESSION_INVALID_BUT_TRUSTED",
  "SESSION_EXPIRED_2FA",
  "SERVER_ERROR",
] as const;
export type SessionCode = (typeof SESSION_CODES)[number];

export const validation = z.object({
  success: z.boolean(),
  valid: z.boolean(),
  code: z.enum(SESSION_CODES),
  sessionExpired: z.boolean().optional(),
  /** Asked from an editor, where an ended session must not take anybody away from unsaved work. */
  sessionExpiredInBuilder: z.boolean().optional(),
});
export type Validation = z.infer<typeof validation>;

export const session = z.object({
  sessionId: idOf("session"),
  /** "Chrome · Windows". */
  device: z.string(),
  /** ISO 3166 code of the country; null where that is not known. */
  country: z.string().nullable(),
  signedInAt: moment,
  lastActivityAt: moment,
  expiresAt: moment,
  /** Seconds since it was signed in. */
  duration: z.int(),
  isCurrent: z.boolean(),
  isTrusted: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const trustedDevice = z.object({
  id: idOf("device"),
  device: z.string(),
  country: z.string().nullable(),
  since: moment,
  expiresAt: moment,
  lastUsedAt: moment,
  isCurrent: z.boolean(),
});
export type TrustedDevice = z.infer<typeof trustedDevice>;
