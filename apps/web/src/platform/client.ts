import { routes } from "virtual:contract-routes";
import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import type { Contract, ErrorEnvelope } from "@vitrine/contract";
import { currentLanguage } from "./i18n.ts";

const signedOut = new Set<() => void>();

/** Calls back whenever a call finds that there is no session; returns how to stop that. */
export function onSignedOut(listener: () => void): () => void {
  signedOut.add(listener);
  return () => signedOut.delete(listener);
}

const link = new OpenAPILink(routes, {
  url: () => `${location.origin}/api`,
  headers: () => ({ "accept-language": currentLanguage() }),
  customErrorResponseBodyDecoder(body, response) {
    const envelope = body as Partial<ErrorEnvelope> | undefined;
    if (typeof envelope?.code !== "string") return null;
    if (envelope.code === "NOT_SIGNED_IN") for (const listener of signedOut) listener();
    return new ORPCError(envelope.code, { status: response.status, message: envelope.message ?? envelope.code, data: envelope });
  },
});

/** Every call of the API, typed by the contract. */
export const client: JsonifiedClient<ContractRouterClient<Contract>> = createORPCClient(link);

/** The same calls as options for queries and mutations. */
export const api = createTanstackQueryUtils(client);
