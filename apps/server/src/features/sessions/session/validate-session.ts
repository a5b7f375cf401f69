import type { Validation } from "@vitrine/contract";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { deviceOfBrowser } from "../device/device-cookie.ts";
import { readSecret } from "./cookies.ts";
import { fingerprintHash, isOtherBrowser } from "./fingerprint-hash.ts";
import { hashSecret } from "./secret.ts";
import { stateOf } from "./session-state.ts";
import { findSession, markExpired, type SessionRow } from "./session-store.ts";

const EDITORS = /^\/(?:builder|quiz|oldbuilder)(?:\/|$)/i;

/**
 * Whether the session a browser has stored still counts, in the words of the session guard. `success` says that the
 * question could be answered, not that the answer is a good one: the guard asks again after anything else.
 * @throws Refusal UNAVAILABLE, as a validation, while it cannot be answered
 */
export async function validateSession(
  platform: Platform,
  context: RequestContext,
  input: { readonly sessionId: string; readonly deviceFingerprint: string },
): Promise<Validation> {
  const { identifyError, requestId } = context;
  if (identifyError !== undefined && !(identifyError instanceof Refusal)) throw unanswered();
  return judge(platform, context, input).catch((error: unknown): never => {
    platform.log("error", "session.not-validated", { requestId, error });
    throw unanswered();
  });
}

function unanswered(): Refusal {
  const reply: Validation = { success: false, valid: false, code: "SERVER_ERROR" };
  return new Refusal("UNAVAILABLE", { reply });
}

async function judge(
  platform: Platform,
  context: RequestContext,
  { sessionId, deviceFingerprint }: { readonly sessionId: string; readonly deviceFingerprint: string },
): Promise<Validation> {
  const { clock, config, database } = platform;
  const invalid: Validation = { success: true, valid: false, code: "SESSION_INVALID" };
  const session = await findSession(database.queries, sessionId);
  if (!session) return invalid;
  const now = clock.now();
  const state = stateOf(session, now);
  if (state === "ran_out") {
    await markExpired(database.queries, session.id, new Date(now));
    return expired(config.publicUrl, context);
  }
  // The handle is public: without the cookie's secret it says nothing of a session that lives.
  if (state === "live" && hasSecretOf(platform, context, session)) {
    const asked = fingerprintHash(platform, deviceFingerprint);
    return isOtherBrowser(session.fingerprintHash, asked)
      ? expired(config.publicUrl, context)
      : { success: true, valid: true, code: "SESSION_VALID" };
  }
  if (state === "revoked" && (await deviceOfBrowser(platform, context.requestHeaders, session.accountId))) {
    return { ...invalid, code: "SESSION_INVALID_BUT_TRUSTED" };
  }
  return invalid;
}

function hasSecretOf({ config }: Platform, { requestHeaders }: RequestContext, { secretHash }: SessionRow): boolean {
  const secret = readSecret(config, requestHeaders, "session");
  return secret !== undefined && hashSecret(secret) === secretHash;
}

function expired(publicUrl: string, { requestHeaders }: RequestContext): Validation {
  const isEditor = isFromEditor(publicUrl, requestHeaders.get("referer"));
  return {
    success: true,
    valid: false,
    code: "SESSION_EXPIRED_2FA",
    sessionExpired: true,
    ...(isEditor ? { sessionExpiredInBuilder: true } : {}),
  };
}

function isFromEditor(publicUrl: string, referer: string | null): boolean {
  const url = referer !== null && URL.canParse(referer) ? new URL(referer) : null;
  return url !== null && url.origin === publicUrl && EDITORS.test(url.pathname);
}
