import type { Validation } from "@vitrine/contract";

/** Where somebody is when the answer comes: at a door, where work can be lost, or anywhere else. */
export type PathKind = "public" | "editor" | "app";

/**
 * What an answer about the session means. `in`: go on. `warn`: go on, with the warning that work could be lost.
 * `expired` and `invalid`: out to the log-in, with or without its being an expiry. `retry`: ask again later.
 */
export type Verdict = "in" | "warn" | "expired" | "invalid" | "retry";

/** Judges what the server says of the stored session; null where it did not say anything. */
export function judgeSession(answer: Validation | null, pathKind: PathKind): Verdict {
  if (!answer) return "retry";
  const isEditor = pathKind === "editor";
  if (answer.code === "SESSION_EXPIRED_2FA" || answer.sessionExpired) return isEditor ? "warn" : "expired";
  if (answer.code === "SERVER_ERROR") return "retry";
  // In the builder access is allowed: nobody is taken away from unsaved work.
  if (answer.code === "SESSION_INVALID" || answer.code === "SESSION_INVALID_BUT_TRUSTED") return isEditor ? "in" : "invalid";
  if (!answer.success) return "retry";
  return answer.sessionExpiredInBuilder && isEditor ? "warn" : "in";
}
