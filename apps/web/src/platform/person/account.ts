import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Account } from "@vitrine/contract";
import { client } from "../calls/client.ts";
import { isNobody, problemOf } from "../calls/problem.ts";
import { ACCOUNT_KEY } from "./current-user.ts";
import { finishLeaving, isLeaving } from "./leave.ts";
import { sessionId } from "./session-id.ts";

/** Ends this browser's session on the server. */
export function revokeOwnSession(): Promise<unknown> {
  return client.sessions.revoke({ sessionId: sessionId() ?? "current" });
}

let hasRunOut = false;

/** Whether the server said that the session it was shown had run out; said once. */
export function takeRunOut(): boolean {
  const taken = hasRunOut;
  hasRunOut = false;
  return taken;
}

/** Who is logged in; null for nobody. Read once, then changed by logging in and out. */
export const accountQuery = queryOptions({
  queryKey: ACCOUNT_KEY,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async (): Promise<Account | null> => {
    if (isLeaving()) {
      await finishLeaving(revokeOwnSession);
      return null;
    }
    try {
      return await client.accounts.me();
    } catch (error) {
      const { code } = problemOf(error);
      if (!isNobody(code)) throw error;
      hasRunOut = code === "SESSION_EXPIRED";
      return null;
    }
  },
});

/** The account on screen; null while nobody is logged in. */
export function useAccount(): Account | null {
  return useQuery(accountQuery).data ?? null;
}
