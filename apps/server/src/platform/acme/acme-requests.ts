import type { z } from "zod";
import { type Outgoing, OutgoingRefused, type OutgoingReply, type OutgoingRequest } from "../outgoing/outgoing.ts";
import { type Directory, directoryMessage, problemMessage } from "./acme-messages.ts";
import { AcmeProblem, AcmeUnavailable } from "./acme-problem.ts";
import { type Signer, signedRequest } from "./jws.ts";
import { retryAfterMs } from "./retry-after.ts";

export interface AcmeReply<Value> {
  readonly value: Value;
  readonly text: string;
  readonly headers: OutgoingReply["headers"];
  readonly retryAfterMs: number | null;
}

/** Requests to one authority, by its rules: a nonce each, again where it did not like that, problems as errors. */
export interface AcmeRequests {
  directoryOf(signal: AbortSignal): Promise<Directory>;
  read<Value>(url: string, message: z.ZodType<Value>, signal: AbortSignal): Promise<AcmeReply<Value>>;
  /** Without a message whatever is answered is taken. */
  post<Value>(signer: Signer, url: string, payload: unknown, message: z.ZodType<Value>, signal: AbortSignal): Promise<AcmeReply<Value>>;
  post(signer: Signer, url: string, payload: unknown, message: null, signal: AbortSignal): Promise<AcmeReply<null>>;
}

export interface AcmeLimits {
  /** Milliseconds for each request; 20 s unless said. */
  readonly timeoutMs?: number;
}

export interface AcmeRequestsOptions extends AcmeLimits {
  readonly outgoing: Pick<Outgoing, "fetch">;
  readonly directory: string;
  readonly now: () => number;
}

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 256 * 1024;
const DIRECTORY_MS = 3_600_000;
/** An authority may refuse good nonces for practice; one that refuses so many in a row is broken. */
const NONCES = 8;
const MOST_NONCES = 32;
const PREFIX = "urn:ietf:params:acme:error:";

export function acmeRequests({ outgoing, directory, now, timeoutMs = TIMEOUT_MS }: AcmeRequestsOptions): AcmeRequests {
  const nonces: string[] = [];
  let known: { readonly value: Directory; readonly at: number } | null = null;
  const { origin } = new URL(directory);

  const ask = async (url: string, request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingReply> => {
    try {
      const limits = { timeoutMs, maxBytes: MAX_BYTES, maxRedirects: 0, trusted: [origin], signal };
      const reply = await outgoing.fetch(url, { ...request, ...limits });
      keepNonce(reply);
      return reply;
    } catch (error) {
      if (!(error instanceof OutgoingRefused)) throw error;
      throw new AcmeUnavailable(`there is no answer: ${error.reason}`, { cause: error });
    }
  };

  const keepNonce = ({ headers }: OutgoingReply): void => {
    const nonce = headers["replay-nonce"];
    if (nonce !== undefined && /^[A-Za-z0-9_-]{1,512}$/.test(nonce) && nonces.length < MOST_NONCES) nonces.push(nonce);
  };

  const takeNonce = async (signal: AbortSignal): Promise<string> => {
    if (nonces.length === 0) await ask((await directoryOf(signal)).newNonce, { method: "HEAD" }, signal);
    const nonce = nonces.pop();
    if (nonce === undefined) throw new AcmeUnavailable("it gives no nonce");
    return nonce;
  };

  const understand = <Value>(reply: OutgoingReply, message: z.ZodType<Value> | null): AcmeReply<Value | null> => {
    const text = Buffer.from(reply.bytes).toString("utf8");
    const wait = retryAfterMs(reply.headers["retry-after"], now());
    if (reply.status < 200 || reply.status > 299) throw refusedBy(reply.status, text, wait);
    const parsed = message?.safeParse(jsonIn(text));
    if (parsed?.success === false) throw new AcmeUnavailable(`what it answers makes no sense: ${parsed.error.issues[0]?.message ?? ""}`);
    return { value: parsed?.data ?? null, text, headers: reply.headers, retryAfterMs: wait };
  };

  async function directoryOf(signal: AbortSignal): Promise<Directory> {
    const age = now() - (known?.at ?? 0);
    if (known && age >= 0 && age < DIRECTORY_MS) return known.value;
    known = { value: (await read(directory, directoryMessage, signal)).value, at: now() };
    return known.value;
  }

  async function read<Value>(url: string, message: z.ZodType<Value>, signal: AbortSignal): Promise<AcmeReply<Value>> {
    return understand(await ask(url, {}, signal), message) as AcmeReply<Value>;
  }

  async function post<Value>(
    signer: Signer,
    url: string,
    payload: unknown,
    message: z.ZodType<Value> | null,
    signal: AbortSignal,
  ): Promise<AcmeReply<Value | null>> {
    for (let nonce = 1; ; nonce++) {
      const body = signedRequest(signer, { url, nonce: await takeNonce(signal) }, payload);
      const reply = await ask(url, { method: "POST", headers: { "content-type": "application/jose+json" }, body }, signal);
      try {
        return understand(reply, message);
      } catch (error) {
        if (!(error instanceof AcmeProblem) || error.type !== "badNonce") throw error;
        if (nonce === NONCES) throw new AcmeUnavailable("it takes none of its nonces", { cause: error });
      }
    }
  }

  return { directoryOf, read, post: post as AcmeRequests["post"] };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refusedBy(status: number, text: string, wait: number | null): Error {
  const problem = problemMessage.safeParse(jsonIn(text)).data;
  const type = problem?.type?.startsWith(PREFIX) ? problem.type.slice(PREFIX.length) : undefined;
  const detail = problem?.detail ?? "";
  if (status === 429 || type === "rateLimited") return new AcmeProblem("rateLimited", detail, { status, retryAfterMs: wait });
  if (status >= 400 && status < 500 && (type !== undefined || status === 404)) {
    return new AcmeProblem(type ?? "notFound", detail, { status, retryAfterMs: wait });
  }
  return new AcmeUnavailable(`it answers ${status} ${type ?? ""} ${detail}`, { retryAfterMs: wait });
}
