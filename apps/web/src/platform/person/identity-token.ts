import type { QueryClient } from "@tanstack/react-query";
import { client } from "../calls/client.ts";
import { currentUser } from "./current-user.ts";

/** Milliseconds that a call waits first where it is not known yet who is here. */
export const NO_USER_WAIT_MS = 200;

/** A token that says for five minutes who is here, for calls that ask for one (`context: { userToken }`) and for apps elsewhere. */
export async function freshIdentityToken(queryClient: QueryClient): Promise<string> {
  if (!currentUser(queryClient)) await new Promise((resolve) => setTimeout(resolve, NO_USER_WAIT_MS));
  const { token } = await client.sessions.identityToken();
  return token;
}
