import { queryOptions } from "@tanstack/react-query";
import { client } from "../../platform/calls/client.ts";

export const pendingLogInKey = ["logIn"] as const;

/** Where the log-in under way in this browser stands. */
export const pendingLogInQuery = queryOptions({
  queryKey: pendingLogInKey,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  queryFn: () => client.sessions.pendingLogIn(),
});
