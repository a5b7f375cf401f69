import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { revokeOwnSession } from "../../platform/person/account.ts";
import { ACCOUNT_KEY } from "../../platform/person/current-user.ts";
import { leave } from "../../platform/person/leave.ts";

/** Logs out of this browser, also where the server cannot be told at the moment: it is told when it can be. */
export function useLogOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    void leave(revokeOwnSession);
    queryClient.clear();
    queryClient.setQueryData(ACCOUNT_KEY, null);
    await router.navigate({ to: "/login" });
  };
}
