import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { Account } from "@vitrine/contract";
import { accountQuery } from "../../platform/account.ts";

/** Goes in: what was read for somebody else is forgotten, and the first screen opens. */
export function useEnter(): (account: Account) => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (account) => {
    queryClient.clear();
    queryClient.setQueryData(accountQuery.queryKey, account);
    await router.navigate({ to: "/", replace: true });
  };
}
