import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Account } from "@vitrine/contract";
import { client } from "./client.ts";
import { ACCOUNT_KEY } from "./current-user.ts";
import { finishLeaving, isLeaving } from "./leave.ts";
import { isNobody, problemOf } from "./problem.ts";
import { sessionId } from "./session-id.ts";

/** Ends this browser's session on the server. */
export function revokeOwnSession(): Promise<unknown> {
  return client.sessions.revoke({ sessionId: sessionId() ?? "current" });
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
      if (isNobody(problemOf(error).code)) return null;
      throw error;
    }
  },
});

/** The account on screen; null while nobody is logged in. */
export function useAccount(): Account | null {
  return useQuery(accountQuery).data ?? null;
}
