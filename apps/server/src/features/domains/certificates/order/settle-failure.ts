import type { SslProblemCode } from "@vitrine/contract";
import { getDomain } from "tldts";
import { AcmeProblem, AcmeUnavailable } from "../../../../platform/acme/acme-problem.ts";
import type { Platform } from "../../../../platform/platform.ts";
import type { Authority } from "../account/authority.ts";
import { type CertificateRow, changeInRun, NO_ORDER } from "../certificate-store.ts";
import { MOST_RATE_WAIT_MS, NotNow, USUAL_RATE_WAIT_MS, waitAfterFailures } from "../wait.ts";
import { explainFailure } from "./explain-failure.ts";
import { StillGoing } from "./follow-order.ts";
import { Superseded } from "./run.ts";
import type { Way } from "./show-challenge.ts";

/** A host that was worked on in vain. */
export interface Failed extends Pick<CertificateRow, "host" | "failures" | "problem" | "way"> {
  readonly run: string;
  /** The ways that are open, the best first. */
  readonly ways: readonly Way[];
}

const AGAIN_MS = 15_000;
const SPREAD_MS = 60_000;

/** What says that another way may be open: nothing answered, or something that is not this server's. */
const CLOSED: Readonly<Record<Way, readonly string[]>> = {
  "dns-01": ["dns", "connection", "unauthorized", "incorrectResponse", "caa"],
  "http-01": ["connection"],
  // A CAA entry may allow the one and not the other (RFC 8657, 4).
  "tls-alpn-01": ["connection", "tls", "unauthorized", "incorrectResponse", "caa"],
};

/** How the authority is to find out that a host is ours, at the next order: the best way, unless it has just failed. */
export function wayOf({ way, failures }: Pick<CertificateRow, "way" | "failures">, [best, ...others]: readonly [Way, ...Way[]]): Way {
  if (best === "dns-01" && failures === 0) return best;
  return [best, ...others].find((each) => each === way) ?? best;
}

/** The order in which the others are tried after one; after the last, the first again. */
const IN_TURN = ["dns-01", "http-01", "tls-alpn-01"] as const satisfies readonly Way[];

/** The way to go after one has failed: the next that is open, where nobody was reached by this one. */
function nextWay(way: Way, ways: readonly Way[], { type }: AcmeProblem): Way {
  if (!CLOSED[way].includes(type)) return way;
  const at = IN_TURN.indexOf(way);
  return [...IN_TURN.slice(at + 1), ...IN_TURN.slice(0, at)].find((each) => ways.includes(each)) ?? way;
}

/**
 * Says in a host's row why its certificate was not made, and when it is tried again.
 * @returns whether that is at once: another way was not tried yet.
 * @throws the error itself where it says nothing of the authority: the database, the disk, the end of the server
 */
export async function settleFailure(
  platform: Platform,
  authority: Authority,
  { host, run, failures, problem, way, ways }: Failed,
  error: unknown,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, clock, log } = platform;
  const now = clock.now();
  const change = async (code: SslProblemCode | null, waitMs: number, more: Partial<CertificateRow> = {}): Promise<false> => {
    const to = { problem: code, dueAt: new Date(now + Math.ceil(waitMs)), run: null, ...more };
    if (!(await changeInRun(database.queries, host, run, to))) throw new Superseded();
    return false;
  };
  if (signal.aborted) throw error;
  if (error instanceof NotNow)
    return change(error.problem ?? (problem as SslProblemCode | null), error.until - now + Math.random() * SPREAD_MS);
  if (error instanceof StillGoing) return change(problem as SslProblemCode | null, AGAIN_MS);
  if (error instanceof AcmeUnavailable) {
    const until = await authority.noteFailure(error.retryAfterMs);
    log("warn", "certificates.authority_unavailable", { host, error, until: new Date(until).toISOString() });
    return change("serverInternal", until - now + Math.random() * SPREAD_MS);
  }
  if (!(error instanceof AcmeProblem)) throw error;
  log("warn", "certificates.refused", { host, type: error.type, error });
  if (error.type === "accountDoesNotExist") {
    await authority.forgetAccount();
    return change("serverInternal", failures === 0 ? 0 : waitAfterFailures(failures, Math.random()), {
      ...NO_ORDER,
      failures: failures + 1,
    });
  }
  if (error.type === "rateLimited") {
    const waitMs = Math.min(MOST_RATE_WAIT_MS, error.retryAfterMs ?? USUAL_RATE_WAIT_MS);
    // A limit that names the domain is its own; any other one is everybody's.
    if (!error.message.includes(getDomain(host.replace(/^\*\./, "")) ?? host)) await authority.hold(now + waitMs);
    return change("rateLimited", waitMs + Math.random() * SPREAD_MS);
  }
  const before = IN_TURN.find((each) => each === way) ?? "http-01";
  const next = nextWay(before, ways, error);
  const isAgain = failures === 0 && next !== before && before !== "tls-alpn-01";
  const waitMs = isAgain ? 0 : waitAfterFailures(failures + 1, Math.random());
  // What is looked for in the DNS alone has nobody else's server to be found at.
  if (before === "dns-01" && next === before && error.type !== "caa" && CLOSED[before].includes(error.type))
    return change("dns", waitMs, { ...NO_ORDER, way: next, failures: failures + 1 });
  // Whoever is not reached by HTTP either has nobody else's server to look for.
  const isUnreached = before === "tls-alpn-01" && next !== before && error.type !== "caa";
  await change(isUnreached ? "connection" : explainFailure(error), waitMs, { ...NO_ORDER, way: next, failures: failures + 1 });
  return isAgain;
}
