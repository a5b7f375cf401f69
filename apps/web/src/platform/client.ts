import { routes } from "virtual:contract-routes";
import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import type { Contract, ErrorEnvelope } from "@vitrine/contract";
import { connection } from "./connection.ts";
import { deviceFingerprint } from "./device-fingerprint.ts";
import { currentLanguage } from "./i18n.ts";
import { NoAnswer } from "./no-answer.ts";
import { isNobody } from "./problem.ts";
import { withProof } from "./proof.ts";
import { sessionId } from "./session-id.ts";

/** What a call may be given besides its input. */
export interface CallContext {
  /** A fresh identity token, for calls that ask for one. */
  readonly userToken?: string;
  /** Told how much of what is sent is out, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

const signedOut = new Set<() => void>();

/** Calls back whenever a call finds that there is no session; returns how to stop that. */
export function onSignedOut(listener: () => void): () => void {
  signedOut.add(listener);
  return () => signedOut.delete(listener);
}

/** Seconds after which a refused call is worth another try, as the reply says in a header or in what it carries. */
function retrySeconds(header: unknown, data: unknown): number | undefined {
  const carried = typeof data === "object" && data !== null && "seconds" in data ? data.seconds : undefined;
  const seconds = Number(header ?? carried);
  return Number.isInteger(seconds) && seconds > 0 ? seconds : undefined;
}

/** Statuses whose answers have no body. */
const BODILESS = new Set([204, 205, 304]);

/** Asks, and reads the answer to its end: one that breaks off is none. */
async function wholeAnswer(asked: Promise<Response>, signal: AbortSignal): Promise<Response> {
  try {
    const response = await asked;
    const body = BODILESS.has(response.status) ? null : await response.blob();
    connection.noteAnswer();
    return new Response(body, response);
  } catch (error) {
    // What was given up here says nothing of the connection.
    if (!signal.aborted) connection.noteNoAnswer();
    throw new NoAnswer(error);
  }
}

const link = new OpenAPILink<CallContext>(routes, {
  url: () => `${location.origin}/api`,
  headers: ({ context }) => {
    const session = sessionId();
    return {
      "accept-language": currentLanguage(),
      devicefingerprint: deviceFingerprint(),
      ...(session ? { sessionid: session } : {}),
      ...(context.userToken ? { usertoken: context.userToken } : {}),
    };
  },
  async fetch(request, init, { context: { onProgress } }) {
    if (!onProgress) return wholeAnswer(fetch(request, init), request.signal);
    const sent = import("./fetch-with-progress.ts").then((part) => part.fetchWithProgress(request, onProgress));
    return wholeAnswer(sent, request.signal);
  },
  interceptors: [({ next }) => withProof(() => next())],
  customErrorResponseBodyDecoder(body, response) {
    const envelope = body as Partial<ErrorEnvelope> | undefined;
    if (typeof envelope?.code !== "string") return null;
    if (isNobody(envelope.code)) for (const listener of signedOut) listener();
    return new ORPCError(envelope.code, {
      status: response.status,
      message: envelope.message ?? envelope.code,
      data: { ...envelope, retrySeconds: retrySeconds(response.headers["retry-after"], envelope.data) },
    });
  },
});

/** Every call of the API, typed by the contract. */
export const client: JsonifiedClient<ContractRouterClient<Contract, CallContext>> = createORPCClient(link);

/** The same calls as options for queries and mutations. */
export const api = createTanstackQueryUtils(client);
