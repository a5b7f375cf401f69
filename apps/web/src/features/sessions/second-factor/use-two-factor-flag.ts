import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { accountQuery } from "../../../platform/person/account.ts";
import { isTwoFactorPending } from "../../../platform/person/two-factor-flag.ts";

/** How often the log-in looks whether a second step is still owed, in milliseconds. */
export const FLAG_POLL_MS = 100;

/** Whether a log-in is under way in this browser. Once it is done, in whatever tab, whoever waits here is let in too. */
export function useTwoFactorFlag(): boolean {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [isPending, setPending] = useState(isTwoFactorPending);
  const wasPending = useRef(isPending);
  useEffect(() => {
    const polling = setInterval(() => setPending(isTwoFactorPending()), FLAG_POLL_MS);
    return () => clearInterval(polling);
  }, []);
  useEffect(() => {
    const isOver = wasPending.current && !isPending;
    wasPending.current = isPending;
    if (isOver) void queryClient.invalidateQueries(accountQuery).then(() => router.invalidate());
  }, [isPending, queryClient, router]);
  return isPending;
}
