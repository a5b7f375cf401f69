import { boundedQueue } from "../../limits/bounded-queue.ts";
import { Refusal } from "../../refusal.ts";
import { type BodyPace, watchPace } from "./body-pace.ts";

export interface LargeBodyLimits {
  /** Under way at once, for one account and for everybody. */
  readonly account: number;
  readonly everybody: number;
  /** Bytes of all that are under way, by what each says of itself or may have at most. */
  readonly bytes: number;
  /** So many of one account wait for their turn, each so long, in milliseconds; nothing of them is read meanwhile. */
  readonly waiting: number;
  readonly patience: number;
}

/**
 * A person who uploads a handful of images over a slow line waits for none of them. What comes in is in memory more than
 * once while it is read, so that bytes count besides heads: eight of the largest images, or four of the largest imports.
 */
const LIMITS: LargeBodyLimits = { account: 4, everybody: 16, bytes: 96 * 1024 * 1024, waiting: 12, patience: 30_000 };
/** When whoever finds no place should come back, in seconds. */
const COME_BACK = 5;
/** Between two large bodies, in milliseconds. */
const REST = 20;

/** Lets only a few large bodies in at a time, so that neither one account nor all of them together fill the memory. */
export interface LargeBodies {
  /**
   * Does `work` once there is a place for a body of so many bytes, unless its sender has given up by then.
   * @throws Refusal TOO_MANY_REQUESTS where too many of the account wait already, or for too long.
   */
  letIn<Result>(account: string, bytes: number, work: () => Promise<Result>, givenUp?: AbortSignal): Promise<Result>;
  /** Watches how quickly a body comes in that has its place; to be ended once it is there. */
  watch(): BodyPace;
  /** Does `work` after all that was handed in before it, with a rest between for whoever else waits for this thread. */
  runInOrder<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function largeBodies(given: Partial<LargeBodyLimits> = {}): LargeBodies {
  const { account, everybody, bytes: weight, ...patient } = { ...LIMITS, ...given };
  const full = () => new Refusal("TOO_MANY_REQUESTS", { values: { seconds: COME_BACK } });
  const queue = boundedQueue({ key: account, all: everybody, weight, ...patient }, full);
  let last: Promise<unknown> = Promise.resolve();
  return {
    letIn: (of, bytes, work, signal) => queue.run(of, work, { weight: bytes, signal }),
    watch: () => watchPace(queue.isWaitedFor, COME_BACK),
    runInOrder(work) {
      const done = last.then(work);
      last = done.catch(() => undefined).then(() => new Promise((resolve) => setTimeout(resolve, REST)));
      return done;
    },
  };
}
