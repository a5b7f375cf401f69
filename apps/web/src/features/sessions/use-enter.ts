import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { LogInStep } from "@vitrine/contract";
import { accountQuery } from "../../platform/account.ts";
import { client } from "../../platform/client.ts";
import { ACCOUNT_KEY } from "../../platform/current-user.ts";
import { deviceFingerprint } from "../../platform/device-fingerprint.ts";
import { stopLeaving, whenLeft } from "../../platform/leave.ts";
import { optionsQuery } from "../../platform/options-query.ts";
import { keepSessionId, type Persistence } from "../../platform/session-id.ts";
import { clearTwoFactorFlag, raiseTwoFactorFlag } from "../../platform/two-factor-flag.ts";
import { pendingLogInKey } from "./queries.ts";

export interface EnterOptions {
  readonly persistence?: Persistence;
  /** Whether this browser is asked for no second factor for 30 days. */
  readonly trustDevice?: boolean;
  readonly sessionType?: "user" | "oauth";
}

const DOOR_KEYS: ReadonlySet<unknown> = new Set([ACCOUNT_KEY[0], pendingLogInKey[0], optionsQuery.queryKey[0]]);

/** Kept for the second step of a log-in, which may come after a reload. */
const PERSISTENCE = "vitrine.persistence";

/** Goes on from a step of a log-in: to the second factor, or in, where the first screen opens. */
export function useEnter(): (step: LogInStep, options?: EnterOptions) => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (step, { persistence, trustDevice = false, sessionType = "user" } = {}) => {
    if (persistence) sessionStorage.setItem(PERSISTENCE, persistence);
    if (step.next === "two_factor") {
      raiseTwoFactorFlag(Date.parse(step.expiresAt));
      queryClient.setQueryData(pendingLogInKey, step);
      await router.navigate({ to: "/verify", replace: true });
      return;
    }
    const persistenceType: Persistence = sessionStorage.getItem(PERSISTENCE) === "session" ? "session" : "local";
    await whenLeft();
    const { sessionId } = await client.sessions.create({
      deviceFingerprint: deviceFingerprint(),
      persistenceType,
      userAgent: navigator.userAgent,
      trustDevice,
      sessionType,
    });
    stopLeaving();
    keepSessionId(sessionId, persistenceType);
    sessionStorage.removeItem(PERSISTENCE);
    clearTwoFactorFlag();
    // What was read for somebody else is forgotten; what the doors themselves read is still on screen.
    queryClient.removeQueries({ predicate: ({ queryKey }) => !DOOR_KEYS.has(queryKey[0]) });
    await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 });
    await router.navigate({ to: "/", replace: true });
    queryClient.removeQueries({ queryKey: pendingLogInKey });
  };
}
