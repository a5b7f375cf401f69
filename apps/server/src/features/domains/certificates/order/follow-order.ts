import { setTimeout as wait } from "node:timers/promises";
import type { Acme, AcmeSigner, Pending } from "../../../../platform/acme/acme.ts";
import type { AcmeAuthorization } from "../../../../platform/acme/acme-messages.ts";
import { AcmeProblem } from "../../../../platform/acme/acme-problem.ts";
import { keyAuthorization } from "../../../../platform/acme/jws.ts";
import { type ShowTools, showChallenge, type Way } from "./show-challenge.ts";

/** An order that the authority is still at work on: nothing is wrong with it, and somebody looks again later. */
export class StillGoing extends Error {}

export interface OrderTools extends ShowTools {
  readonly acme: Acme;
  readonly signer: AcmeSigner;
  /** How the authority is to find out whose the host is; it may offer others alone. */
  readonly way: Way;
  /** Where it looks in the DNS; null where it is led nowhere. */
  readonly challengeName: string | null;
  readonly signal: AbortSignal;
  /** How long all of it may take, in milliseconds. */
  readonly patienceMs: number;
}

export interface FollowedOrder {
  readonly host: string;
  readonly url: string;
  /** Makes the signing request, in DER. */
  request(): Promise<Buffer>;
}

const FIRST_PAUSE_MS = 200;
const MOST_PAUSE_MS = 5_000;
const MOST_ASKED_PAUSE_MS = 30_000;

/**
 * Takes an order from wherever it is to its certificate, in PEM.
 * @throws {AcmeProblem} for an order that came to nothing, {@link StillGoing} where that takes longer than there is time
 */
export async function followOrder(tools: OrderTools, { host, url, request }: FollowedOrder): Promise<string> {
  const { acme, signer, signal } = tools;
  const pause = pauses(tools);
  let isFinalized = false;
  for (;;) {
    const { value: order, retryAfterMs } = await acme.order(signer, url, signal);
    if (order.status === "invalid") throw await failureOf(tools, order.authorizations, order.error);
    if (order.status === "valid" && order.certificate !== undefined) return acme.download(signer, order.certificate, signal);
    if (order.status === "pending") {
      for (const authorization of order.authorizations) await authorize(tools, host, authorization, pause);
    }
    if (order.status === "ready" && !isFinalized) {
      await acme.finalize(signer, order.finalize, await request(), signal);
      isFinalized = true;
    } else await pause(retryAfterMs);
  }
}

/** Waits between two looks, longer each time or as long as the authority asks. */
type Pause = (retryAfterMs: number | null) => Promise<void>;

function pauses({ signal, patienceMs }: OrderTools): Pause {
  const end = performance.now() + patienceMs;
  let own = FIRST_PAUSE_MS;
  return async (retryAfterMs) => {
    const ms = Math.min(MOST_ASKED_PAUSE_MS, Math.max(own, retryAfterMs ?? 0));
    if (performance.now() + ms > end) throw new StillGoing();
    own = Math.min(MOST_PAUSE_MS, own * 1.5);
    await wait(ms, undefined, { signal });
  };
}

async function authorize(tools: OrderTools, host: string, url: string, pause: Pause): Promise<void> {
  const { acme, signer, signal, challengeName, way: wanted } = tools;
  const first = await acme.authorization(signer, url, signal);
  if (first.value.status === "valid") return;
  const { challenges } = first.value;
  const way = challenges.some(({ type }) => type === wanted) ? wanted : "http-01";
  const challenge = challenges.find(({ type }) => type === way);
  if (first.value.status !== "pending") throw refusalIn(first.value);
  if (challenge?.token === undefined) throw new AcmeProblem("refused", "the authority offers no way that is known here");
  const { token } = challenge;
  await showChallenge(tools, { way, host, token, challengeName, keyAuthorization: keyAuthorization(token, signer.key) }, async () => {
    if (challenge.status === "pending") await answer(tools, url, challenge.url);
    for (;;) {
      const { value, retryAfterMs }: Pending<AcmeAuthorization> = await acme.authorization(signer, url, signal);
      if (value.status === "valid") return;
      if (value.status !== "pending") throw refusalIn(value);
      await pause(retryAfterMs);
    }
  });
}

/**
 * Has the authority look at a challenge. It may be at that already, or through with it, for somebody who was cut off once he
 * had asked: then it refuses to be asked again, and what it found is in the authorization.
 */
async function answer({ acme, signer, signal }: OrderTools, authorization: string, challenge: string): Promise<void> {
  try {
    await acme.answerChallenge(signer, challenge, signal);
  } catch (error) {
    if (!(error instanceof AcmeProblem)) throw error;
    const { value } = await acme.authorization(signer, authorization, signal);
    if (value.challenges.find(({ url }) => url === challenge)?.status === "pending") throw error;
  }
}

/** Why an authorization came to nothing, as its challenge says. */
function refusalIn({ status, challenges }: AcmeAuthorization): AcmeProblem {
  const error = challenges.find((challenge) => challenge.error)?.error;
  return problemOf(error, `an authorization is ${status}`);
}

async function failureOf(
  { acme, signer, signal }: OrderTools,
  authorizations: readonly string[],
  error: { readonly type?: string | undefined; readonly detail?: string | undefined } | undefined,
): Promise<AcmeProblem> {
  for (const url of authorizations) {
    const { value } = await acme.authorization(signer, url, signal);
    if (value.status !== "valid" && value.challenges.some((challenge) => challenge.error)) return refusalIn(value);
  }
  return problemOf(error, "the order is invalid");
}

function problemOf(
  error: { readonly type?: string | undefined; readonly detail?: string | undefined } | undefined,
  otherwise: string,
): AcmeProblem {
  return new AcmeProblem(error?.type?.split(":").at(-1) ?? "refused", error?.detail ?? otherwise);
}
