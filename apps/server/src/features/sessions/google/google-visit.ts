import { LANGUAGES, type Language } from "@vitrine/document";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { clearCookie, readCookie, setCookie } from "../session/cookies.ts";
import { BRIEF_SLACK_MS, isInTime } from "../session/is-in-time.ts";

const visit = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  language: z.enum(LANGUAGES),
  aff: z.number().nullable(),
  src: z.string().nullable(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
});

/** What a browser that was sent to Google is expected to come back with, and what it wanted there. */
export interface GoogleVisit extends z.infer<typeof visit> {
  readonly language: Language;
}

const VISIT_MS = 10 * 60_000;
const PURPOSE = "google-visit";

type Parts = Pick<Platform, "config" | "secrets" | "clock">;

/** Leaves the visit with the browser, sealed: only this browser can come back from it. */
export function keepVisit({ config, secrets }: Parts, { replyHeaders }: RequestContext, value: GoogleVisit): void {
  setCookie(config, replyHeaders, "google", secrets.seal(JSON.stringify(value), PURPOSE), VISIT_MS / 1000);
}

/** The visit a browser comes back from, which ends with this; undefined without one, or after ten minutes. */
export function takeVisit({ config, secrets, clock }: Parts, { requestHeaders, replyHeaders }: RequestContext): GoogleVisit | undefined {
  const sealed = readCookie(config, requestHeaders, "google");
  if (sealed === undefined) return undefined;
  clearCookie(config, replyHeaders, "google");
  const value = openVisit(secrets, sealed);
  if (!value) return undefined;
  const span = { createdAt: new Date(value.startedAt), expiresAt: new Date(value.startedAt + VISIT_MS) };
  return isInTime(span, clock.now(), BRIEF_SLACK_MS) ? value : undefined;
}

function openVisit(secrets: Platform["secrets"], sealed: string): GoogleVisit | undefined {
  try {
    return visit.parse(JSON.parse(secrets.open(sealed, PURPOSE)));
  } catch {
    // Sealed under another key, or changed: nothing of ours.
    return undefined;
  }
}

/** How long the return from a visit could be sent again, in milliseconds since 1970. */
export function visitEnd({ startedAt }: GoogleVisit): Date {
  return new Date(startedAt + VISIT_MS + BRIEF_SLACK_MS);
}
