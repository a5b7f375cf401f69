import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { isOutage } from "../database/is-outage.ts";
import { boundedQueue } from "../limits/bounded-queue.ts";
import type { Log } from "../log.ts";
import type { Outgoing } from "../outgoing/outgoing.ts";
import { type LoopControl, repeatedly } from "../repeatedly.ts";
import {
  type Claimed,
  claimDeliveries,
  failWaiting,
  freeLeft,
  listWaiting,
  releaseDeliveries,
  type WaitingEndpoint,
} from "./attempts/claim-store.ts";
import { ATTEMPT_MS, makeAttempt } from "./attempts/make-attempt.ts";
import { openPlaces } from "./attempts/places.ts";
import { settleAttempt } from "./attempts/settle-attempt.ts";
import { type Done, type Hopeless, settleBatch } from "./attempts/settle-batch.ts";
import type { DeliveryKind } from "./delivery-kind.ts";
import { AT_ONCE, removeSettled } from "./delivery-store.ts";
import { disableEndpoint } from "./endpoints/endpoint-store.ts";
import type { Sealing } from "./endpoints/seal-endpoint.ts";

export interface DispatcherOptions {
  readonly database: Pick<Database, "queries" | "transaction" | "embedded">;
  readonly clock: Clock;
  readonly log: Log;
  readonly secrets: Sealing;
  readonly outgoing: Outgoing;
  /** From 0 to 1, for what must not come back at the same moment; `Math.random` unless a test decides it. */
  chance?(): number;
  /** How long attempts under way may hold up the end of the server, in milliseconds. */
  readonly graceMs?: number;
}

export interface Dispatcher {
  wake(): void;
  stop(): Promise<void>;
}

/** How many ask one endpoint at once; as many more are at hand, so that who is quick need not wait for the database. */
const CONNECTIONS = 5;
/** How long a delivery is ours, in milliseconds: those before it, making up the request, asking, and a database that takes its time. */
const LEASE_MS = 4 * ATTEMPT_MS + 30_000;
/** How soon what another node has made is found, in milliseconds; where there is no other, what nobody woke us for. */
const POLL_MS = 5_000;
const LONELY_POLL_MS = 60_000;
/** After a claim there may be more: somebody else's next, or one that is due in a moment. */
const LOOK_AGAIN_MS = 20;
/** A look that takes long is not taken all the time. */
const LONG_LOOK_MS = 50;
const MOST_UNSETTLED = 400;
const SETTLED_AT_ONCE = 100;
const FAILED_AT_ONCE = 500;
const STOP_GRACE_MS = 2_000;
const RETRY_MS = 1_000;
/** Everybody waits for the embedded database while one transaction in it is open. */
const NOTICE_MS = 5_000;
/** How long deliveries and their attempts are kept, and how often what is older goes. */
const KEPT_MS = 30 * 24 * 3_600_000;
const TIDY_MS = 3_600_000;
const REMOVED_AT_ONCE = 500;

/** Makes what is due, until it is stopped: at least once, each under the same id, and nobody waits for who does not answer. */
export function openDispatcher(options: DispatcherOptions, kinds: readonly DeliveryKind[]): Dispatcher {
  const { database, clock, log, chance = Math.random, graceMs = STOP_GRACE_MS } = options;
  const { queries } = database;
  const known = new Map(kinds.map((kind) => [kind.name, kind]));
  const cutOff = new AbortController();
  const places = openPlaces();
  const lines = boundedQueue({ key: CONNECTIONS });
  const underWay = new Set<Promise<void>>();
  const done: Done[] = [];
  let settling: Promise<void> | null = null;
  let isStopped = false;
  /** The embedded database is this process's alone: what is under way at its start was cut off by a kill. */
  let hasFreed = database.embedded === null;
  let tidiedAt = Number.NEGATIVE_INFINITY;

  const disable = async ({ endpoint: { endpointId, accountId, kind }, because }: Hopeless): Promise<void> => {
    try {
      await database.transaction(async (changes) => {
        if (!(await disableEndpoint(changes, endpointId, because, new Date(clock.now())))) return;
        const late = wait(NOTICE_MS, null, { ref: false }).then(() => Promise.reject(new Error("telling of it takes too long")));
        await Promise.race([known.get(kind)?.onDisabled(changes, { endpointId, accountId, because }), late]);
      });
    } catch (error) {
      // It fails again, and is disabled then.
      log("error", "delivery.not_disabled", { endpointId, error });
    }
  };
  const settleSome = async (batch: readonly Done[]): Promise<void> => {
    for (const hopeless of await settleBatch(database, batch, clock.now())) await disable(hopeless);
  };
  /** A result that cannot be written must not keep the others: its lease ends, and it is made again. */
  const settleEach = async (batch: readonly Done[]): Promise<void> => {
    for (const each of batch) {
      try {
        await settleSome([each]);
      } catch (error) {
        log("error", "delivery.not_settled", { delivery: each.claimed.id, error });
      }
    }
  };
  const settleAll = async (): Promise<void> => {
    while (done.length > 0) {
      const batch = done.slice(0, SETTLED_AT_ONCE);
      try {
        await settleSome(batch);
      } catch (error) {
        log("warn", "delivery.settles_late", { error });
        if (isOutage(error) && !isStopped) {
          await wait(RETRY_MS);
          continue;
        }
        await settleEach(batch);
      }
      done.splice(0, batch.length);
    }
  };
  const settleSoon = (): void => {
    settling ??= settleAll().finally(() => {
      settling = null;
      // What came after the last look was told that somebody is at it.
      if (done.length > 0) settleSoon();
      loop.wake();
    });
  };

  const attempt = async (claimed: Claimed, lease: string): Promise<void> => {
    try {
      await lines.run(claimed.endpointId, async () => {
        const [began, started] = [clock.now(), performance.now()];
        const attempted = await makeAttempt({ ...options, kinds: known, signal: cutOff.signal }, claimed);
        const times = { began, ended: clock.now(), durationMs: performance.now() - started };
        done.push({ claimed, finished: settleAttempt(claimed, lease, attempted, times, chance()) });
      });
    } catch {
      // Cut off: somebody else makes it at once.
      await releaseDeliveries(queries, [claimed.id], lease, AT_ONCE).catch(() => {});
    } finally {
      places.free(claimed);
    }
    settleSoon();
    loop.wake();
  };
  const claim = async (due: readonly WaitingEndpoint[], now: number): Promise<number> => {
    const shares = done.length < MOST_UNSETTLED ? places.share(due) : [];
    if (shares.length === 0) return 0;
    const lease = randomBytes(12).toString("base64url");
    const claimed = await claimDeliveries(queries, shares, { now: new Date(now), leasedUntil: new Date(now + LEASE_MS), lease });
    for (const each of claimed) {
      places.take(each);
      const begun: Promise<void> = attempt(each, lease).finally(() => underWay.delete(begun));
      underWay.add(begun);
    }
    return claimed.length;
  };
  const tidy = async (now: number): Promise<void> => {
    if (now - tidiedAt < TIDY_MS) return;
    const removed = await removeSettled(queries, new Date(now - KEPT_MS), REMOVED_AT_ONCE);
    if (removed < REMOVED_AT_ONCE) tidiedAt = now;
  };
  const work = async (control: LoopControl): Promise<number> => {
    if (!hasFreed) await freeLeft(queries, AT_ONCE);
    hasFreed = true;
    const [now, started] = [clock.now(), performance.now()];
    const waiting = (await listWaiting(queries)).filter(({ kind }) => known.has(kind));
    const took = performance.now() - started;
    if (took > LONG_LOOK_MS) await control.pause(took);
    const disabled = waiting.filter(({ isDisabled }) => isDisabled);
    let failed = 0;
    for (const { endpointId } of disabled) failed += await failWaiting(queries, endpointId, new Date(now), FAILED_AT_ONCE);
    const open = waiting.filter(({ isDisabled }) => !isDisabled);
    const claimed = await claim(
      open.filter(({ dueAt }) => dueAt <= now),
      now,
    );
    await tidy(now);
    if (claimed + failed > 0) return LOOK_AGAIN_MS;
    const next = Math.min(...open.map(({ dueAt }) => dueAt).filter((dueAt) => dueAt > now)) - now;
    return Math.min(next, database.embedded ? LONELY_POLL_MS : POLL_MS);
  };
  const loop = repeatedly(1, work, { failed: (error) => log("warn", "delivery.waits", { error }) });
  return {
    wake: loop.wake,
    async stop() {
      isStopped = true;
      const timer = setTimeout(() => cutOff.abort(new Error("the server ends")), graceMs);
      await loop.stop();
      await Promise.all(underWay);
      clearTimeout(timer);
      while (settling) await settling;
    },
  };
}
