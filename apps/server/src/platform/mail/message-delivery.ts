import { FALLBACK_LANGUAGE, language as knownLanguage } from "@vitrine/contract";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { isOutage } from "../database/is-outage.ts";
import type { Log } from "../log.ts";
import type { LoopControl } from "../repeatedly.ts";
import type { MailTransport, SendResult } from "./mail-transport.ts";
import { delayMessage, expireMessages, forgetMessages, leaseMessage, nextMoment, type OutboxRow, settleMessage } from "./outbox-store.ts";
import { openMessage, type Sealing } from "./seal-message.ts";

export interface Delivery {
  readonly database: Pick<Database, "queries">;
  readonly clock: Clock;
  readonly log: Log;
  readonly secrets: Sealing;
}

type Outcome = SendResult | { readonly outcome: "expired"; readonly problem: string | null };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long after each attempt that failed the next one is made at the latest; after the last there is none. */
const BACKOFF_MS = [30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS];
/** An attempt is over by then, one way or the other, or with the message's own end; the lease outlasts it. */
const ATTEMPT_MS = MINUTE_MS;
const LEASE_MS = ATTEMPT_MS + MINUTE_MS / 2;
/** The longest rest: whoever posted a message may have died before he could say so. */
const MOST_REST_MS = MINUTE_MS;
const LEAST_REST_MS = 50;
const RETRY_MS = 1_000;
/** Kept messages can be read for a day; that there was one is known for thirty. */
const KEPT_MS = 24 * HOUR_MS;
const REMEMBERED_MS = 30 * 24 * HOUR_MS;

/** Makes the work of a lane: to deliver one message that is due, and to say how many milliseconds until there may be another. */
export function messageDelivery(
  delivery: Delivery,
  transport: MailTransport,
  cutOff: AbortSignal,
): (control: LoopControl) => Promise<number> {
  let tidiedAt = Number.NEGATIVE_INFINITY;
  return async (control) => {
    await endMessages(delivery);
    if (await deliverNext(delivery, transport, control, cutOff)) return 0;
    const { queries } = delivery.database;
    const now = delivery.clock.now();
    if (now - tidiedAt >= HOUR_MS) {
      tidiedAt = now;
      await forgetMessages(queries, new Date(now - KEPT_MS), new Date(now - REMEMBERED_MS));
    }
    const next = await nextMoment(queries);
    return next ? Math.max(LEAST_REST_MS, Math.min(next.getTime() - now, MOST_REST_MS)) : MOST_REST_MS;
  };
}

/** Ends the messages that have nothing to say any more. */
async function endMessages({ database, clock, log }: Delivery): Promise<void> {
  for (const row of await expireMessages(database.queries, new Date(clock.now()))) noteEnd(log, row, row.problem);
}

function noteEnd(log: Log, { id, attempts }: OutboxRow, problem: string | null): void {
  log("warn", "mail.expired", { message: id, attempts, problem });
}

/** Milliseconds until a message has nothing to say any more. */
function lifeLeft({ expiresAt }: OutboxRow, now: number): number {
  return expiresAt ? expiresAt.getTime() - now : Number.POSITIVE_INFINITY;
}

/** Delivers one message that is due; says whether there was one. */
async function deliverNext(delivery: Delivery, transport: MailTransport, control: LoopControl, cutOff: AbortSignal): Promise<boolean> {
  const { database, clock } = delivery;
  const now = clock.now();
  const row = await leaseMessage(database.queries, new Date(now), new Date(now + LEASE_MS));
  if (!row) return false;
  const result = await sendRow(delivery, transport, row, cutOff);
  const wasCutOff = cutOff.aborted && result.outcome === "failed";
  await write(control, () =>
    wasCutOff ? delayMessage(database.queries, row.id, new Date(now), "cut off") : record(delivery, row, result),
  );
  return true;
}

async function sendRow({ clock, secrets }: Delivery, transport: MailTransport, row: OutboxRow, cutOff: AbortSignal): Promise<Outcome> {
  const left = lifeLeft(row, clock.now());
  // The database may have taken its time over the lease.
  if (left <= 0) return { outcome: "expired", problem: row.problem };
  const message = openMessage(secrets, row.sealed);
  if (!message) return { outcome: "failed", problem: "cannot be read: the secret it was sealed under is gone", isFinal: true };
  const { success, data } = knownLanguage.safeParse(row.language);
  const { id, key, recipient: to, createdAt: date } = row;
  const signal = AbortSignal.any([cutOff, AbortSignal.timeout(Math.min(ATTEMPT_MS, left))]);
  return transport.send({ id, key, to, date, message, language: success ? data : FALLBACK_LANGUAGE }, signal);
}

async function record({ database, clock, log }: Delivery, row: OutboxRow, result: Outcome): Promise<void> {
  const { queries } = database;
  const settledAt = new Date(clock.now());
  const expire = (problem: string | null): Promise<void> => {
    noteEnd(log, row, problem);
    return settleMessage(queries, row.id, { state: "expired", settledAt, problem });
  };
  if (result.outcome === "expired") return expire(result.problem);
  if (result.outcome !== "failed") return settleMessage(queries, row.id, { state: result.outcome, settledAt, problem: null });
  const { problem, isFinal } = result;
  const left = lifeLeft(row, settledAt.getTime());
  if (!isFinal && left <= 0) return expire(problem);
  const backoff = isFinal ? undefined : BACKOFF_MS[row.attempts - 1];
  if (backoff === undefined) {
    log("error", "mail.given_up", { message: row.id, attempts: row.attempts, problem });
    return settleMessage(queries, row.id, { state: "given_up", settledAt, problem });
  }
  // Half of what is left of its life at most: it is tried while it is of use, and never just when it has ended.
  const wait = Math.ceil(Math.min(backoff, left / 2));
  log("warn", "mail.delayed", { message: row.id, attempts: row.attempts, problem, waitMs: wait });
  await delayMessage(queries, row.id, new Date(settledAt.getTime() + wait), problem);
}

/** Writes down what happened, however long the database is away: a message that left must not leave again. */
async function write(control: LoopControl, work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error) || control.isStopped()) throw error;
      await control.pause(RETRY_MS);
    }
  }
}
