import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { accountQuery } from "../platform/account.ts";
import { client } from "../platform/client.ts";
import { problemOf } from "../platform/problem.ts";
import { useText } from "../platform/use-text.ts";
import { toast } from "../ui/toast.ts";

/** Ends the session. Without a connection it cannot, and says so: the cookie would still be good. */
export function useLogOut(): () => Promise<void> {
  const t = useText("shell");
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    try {
      await client.sessions.logOut();
    } catch (error) {
      if (problemOf(error).code !== "NOT_SIGNED_IN") {
        toast.error({ title: t("logOutFailed"), desc: t("logOutFailedText") });
        return;
      }
    }
    queryClient.clear();
    queryClient.setQueryData(accountQuery.queryKey, null);
    await router.navigate({ to: "/login" });
  };
}
