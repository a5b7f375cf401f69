import { client } from "../../../platform/calls/client.ts";
import { deviceFingerprint } from "../../../platform/person/device-fingerprint.ts";
import { stopLeaving, whenLeft } from "../../../platform/person/leave.ts";
import { keepSessionId, type Persistence } from "../../../platform/person/session-id.ts";
import { clearTwoFactorFlag } from "../../../platform/person/two-factor-flag.ts";

export interface SessionOptions {
  readonly persistence: Persistence;
  /** Whether this browser is asked for no second factor for 30 days. */
  readonly trustDevice?: boolean | undefined;
  readonly sessionType?: "user" | "oauth" | undefined;
}

/** Makes a session of the log-in that is whole, and keeps its handle. */
export async function openSession({ persistence, trustDevice = false, sessionType = "user" }: SessionOptions): Promise<void> {
  await whenLeft();
  const { sessionId } = await client.sessions.create({
    deviceFingerprint: deviceFingerprint(),
    persistenceType: persistence,
    userAgent: navigator.userAgent,
    trustDevice,
    sessionType,
  });
  stopLeaving();
  keepSessionId(sessionId, persistence);
  clearTwoFactorFlag();
}
