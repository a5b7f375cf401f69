import { availableParallelism } from "node:os";
import { boundedQueue } from "../../../platform/limits/bounded-queue.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { RequestContext } from "../../../platform/request-context.ts";

export interface PasswordGate {
  /** @throws Refusal LOG_IN_BUSY when no more work would be let in: asked before anything that is used up once. */
  expectRoom(context: Pick<RequestContext, "replyHeaders">): void;
  /**
   * Runs work that costs as much as a password's hash, in turn.
   * @throws Refusal LOG_IN_BUSY when too many wait already.
   */
  run<Result>(context: Pick<RequestContext, "replyHeaders">, work: () => Promise<Result>): Promise<Result>;
}

/** Seconds after which somebody who was refused may try again: by then the queue is long gone. */
const BUSY_SECONDS = 2;
/** Waiting any longer than about a third of a second, at 11 ms a hash, helps nobody. */
const QUEUE_PER_SLOT = 24;
/** Whoever logs in waits in the same line. */
const EVERYBODY = "";

/**
 * Lets in so much password hashing at a time that one core is left for the rest of the product, however many log in.
 * The rest waits in a short queue; beyond it people are told when to come back.
 */
export function passwordGate(slots = Math.max(1, availableParallelism() - 1), waiting = slots * QUEUE_PER_SLOT): PasswordGate {
  const refusal = () => new Refusal("LOG_IN_BUSY", { values: { seconds: BUSY_SECONDS }, data: { seconds: BUSY_SECONDS } });
  const queue = boundedQueue({ key: slots, all: slots, waiting }, refusal);
  const expectRoom: PasswordGate["expectRoom"] = (context) => {
    if (queue.hasRoom(EVERYBODY)) return;
    context.replyHeaders.set("retry-after", String(BUSY_SECONDS));
    throw refusal();
  };
  return {
    expectRoom,
    async run(context, work) {
      expectRoom(context);
      return queue.run(EVERYBODY, work);
    },
  };
}
