import type { Clock } from "../../clock.ts";
import type { Outgoing } from "../../outgoing/outgoing.ts";
import { OutgoingRefused } from "../../outgoing/outgoing-refused.ts";
import type { DeliveryKind, DeliveryRequest } from "../delivery-kind.ts";
import { type EndpointSecrets, openEndpoint, type Sealing, signingSecrets } from "../endpoints/seal-endpoint.ts";
import { readRetryAfter } from "../retry-schedule.ts";
import type { AttemptOutcome } from "../tables.ts";
import type { Claimed } from "./claim-store.ts";
import { cleanText, READ_BYTES } from "./clean-text.ts";

/** What came of an attempt. */
export interface Attempted {
  readonly outcome: AttemptOutcome;
  readonly status: number | null;
  /** Why there was no answer, in a word. */
  readonly problem: string | null;
  /** Milliseconds the receiver asks to be left alone. */
  readonly retryAfter: number | null;
  /** As JSON, without what is secret. */
  readonly request: string;
  readonly response: string | null;
}

export interface AttemptOptions {
  readonly clock: Clock;
  readonly secrets: Sealing;
  readonly outgoing: Outgoing;
  readonly kinds: ReadonlyMap<string, DeliveryKind>;
  /** Raised where attempts under way are to be cut off. */
  readonly signal: AbortSignal;
}

/** Milliseconds a receiver has to answer, and in which a kind has to make up its request. */
export const ATTEMPT_MS = 15_000;

/** Milliseconds for which an answer's body may stand still: its status is known by then. */
const BODY_IDLE_MS = 1_000;

/** Headers whose values are no secrets. */
const PLAIN_HEADERS = new Set(["content-type", "webhook-id", "webhook-timestamp", "webhook-signature"]);

/** What is kept of a request: a path may be a key as much as a header. */
function kept({ url, method, headers }: DeliveryRequest): string {
  const shown = Object.entries(headers).map(([name, value]) => [name, PLAIN_HEADERS.has(name) ? value : "…"]);
  return JSON.stringify({ method, origin: URL.parse(url)?.origin ?? null, headers: Object.fromEntries(shown) });
}

/** All that a receiver could send back and that is nobody's to read in a history. */
function toldTo(endpoint: EndpointSecrets, { headers }: DeliveryRequest): string[] {
  const keys = Object.entries(headers).flatMap(([name, value]) => (PLAIN_HEADERS.has(name) ? [] : [value, value.replace(/^\S+ /, "")]));
  return [endpoint.secret, ...(endpoint.former ? [endpoint.former.secret] : []), ...keys];
}

/** The beginning of a body; what breaks off or stands still is as long as it is. */
async function readStart(body: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of body) {
      parts.push(part);
      length += part.length;
      if (length >= READ_BYTES) break;
    }
  } catch (error) {
    if (signal.aborted) throw error;
  }
  return Buffer.concat(parts);
}

function outcomeOf(status: number): AttemptOutcome {
  if (status >= 200 && status < 300) return "taken";
  return status === 410 ? "gone" : "failed";
}

/** Whether `work` is done in time; it goes on by itself where it is not, and nobody hears of it. */
async function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const giveUp = (): void => late.reject(signal.aborted ? signal.reason : new OutgoingRefused("timeout"));
  const timer = setTimeout(giveUp, ATTEMPT_MS);
  signal.addEventListener("abort", giveUp, { once: true });
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", giveUp);
  }
}

/**
 * Makes one attempt, which takes no longer than an attempt may, whatever the receiver does. A redirect is an answer, and
 * never followed.
 * @throws only where it was cut off by the signal
 */
export async function makeAttempt({ clock, secrets, outgoing, kinds, signal }: AttemptOptions, claimed: Claimed): Promise<Attempted> {
  let request = "{}";
  try {
    const endpoint = openEndpoint(secrets, claimed.sealed);
    const at = clock.now();
    const kind = kinds.get(claimed.kind);
    if (!kind) throw new Error(`there are no deliveries of the kind ${claimed.kind}`);
    const { id: deliveryId, endpointId, accountId, topic, contentType, body: text } = claimed;
    const sending = { deliveryId, endpointId, accountId, topic, contentType, body: text, at, target: endpoint.target };
    const prepared = await inTime(
      Promise.resolve().then(() => kind.prepare({ ...sending, secrets: signingSecrets(endpoint, at) })),
      signal,
    );
    request = kept(prepared);
    const { url, method, headers, body } = prepared;
    const reply = await outgoing.open(url, {
      method,
      headers,
      ...(body === null ? {} : { body }),
      timeoutMs: ATTEMPT_MS,
      idleMs: BODY_IDLE_MS,
      // What is more is not read.
      maxBytes: Number.MAX_SAFE_INTEGER,
      maxRedirects: 0,
      signal,
    });
    const { status } = reply;
    const response = cleanText(await readStart(reply.body, signal), toldTo(endpoint, prepared));
    const retryAfter = readRetryAfter(reply.headers["retry-after"], clock.now());
    return { outcome: outcomeOf(status), status, problem: null, retryAfter, request, response };
  } catch (error) {
    signal.throwIfAborted();
    const isBlocked = error instanceof OutgoingRefused && error.isNotAllowed;
    const problem = error instanceof OutgoingRefused ? error.reason : "unprepared";
    return { outcome: isBlocked ? "blocked" : "failed", status: null, problem, retryAfter: null, request, response: null };
  }
}
