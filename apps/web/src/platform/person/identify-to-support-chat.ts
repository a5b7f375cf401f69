import type { QueryClient } from "@tanstack/react-query";
import type { Account } from "@vitrine/contract";
import { client } from "../calls/client.ts";
import { problemOf } from "../calls/problem.ts";
import { freshIdentityToken } from "./identity-token.ts";
import { supportChat } from "./support-chat.ts";

/** Tells the support chat on this page who is here, with the server's signature that it is so. */
export async function identifyToSupportChat(queryClient: QueryClient, { email, name }: Account): Promise<void> {
  try {
    const userToken = await freshIdentityToken(queryClient);
    const { signature } = await client.sessions.crispSign({ email }, { context: { userToken } });
    supportChat()?.push(["set", "user:email", [email, signature]]);
    supportChat()?.push(["set", "user:nickname", [name]]);
  } catch (error) {
    // The chat works without knowing who writes; only a fault of ours must not pass for that.
    if (!["NOT_CONFIGURED", "OFFLINE", "NOT_SIGNED_IN", "UNAVAILABLE"].includes(problemOf(error).code)) throw error;
  }
}
