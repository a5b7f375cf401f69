import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Account } from "@vitrine/contract";
import { client } from "./client.ts";
import { isRefusedFor } from "./problem.ts";

/** Who is logged in; null for nobody. Read once, then changed by logging in and out. */
export const accountQuery = queryOptions({
  queryKey: ["account"],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async (): Promise<Account | null> => {
    try {
      return await client.accounts.me();
    } catch (error) {
      if (isRefusedFor(error, "NOT_SIGNED_IN")) return null;
      throw error;
    }
  },
});

/** The account on screen; null while nobody is logged in. */
export function useAccount(): Account | null {
  return useQuery(accountQuery).data ?? null;
}
