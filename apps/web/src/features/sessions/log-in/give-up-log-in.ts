import type { QueryClient } from "@tanstack/react-query";
import { client } from "../../../platform/calls/client.ts";
import { clearTwoFactorFlag } from "../../../platform/person/two-factor-flag.ts";
import { pendingLogInKey } from "../queries.ts";

/** Ends the log-in under way, here at once; what the server still holds of it opens nothing and runs out by itself. */
export function giveUpLogIn(queryClient: QueryClient): void {
  clearTwoFactorFlag();
  queryClient.removeQueries({ queryKey: pendingLogInKey });
  client.sessions.cancelLogIn().catch(() => {});
}
