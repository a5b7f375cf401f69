import { boundedQueue } from "../../limits/bounded-queue.ts";
import { Refusal } from "../../refusal.ts";

export interface LargeBodyLimits {
  /** Under way at once, for one account and for everybody. */
  readonly account: number;
  readonly everybody: number;
  /** So many of one account wait for their turn, each so long, in milliseconds; nothing of them is read meanwhile. */
  readonly waiting: number;
  readonly patience: number;
}

/**
 * A person who uploads a handful of images over a slow line waits for none of them; sixteen images are 180 MB at
 * most, sixteen pages that are brought along 340.
 */
const LIMITS: LargeBodyLimits = { account: 4, everybody: 16, waiting: 12, patience: 30_000 };
/** When whoever finds no place should come back, in seconds. */
const COME_BACK = 5;
/** Between two large bodies, in milliseconds. */
const REST = 20;

/** Lets only a few large bodies in at a time, so that neither one account nor all of them together fill the memory. */
export interface LargeBodies {
  /**
   * Does `work` once there is a place.
   * @throws Refusal TOO_MANY_REQUESTS where too many of the account wait already, or for too long.
   */
  letIn<Result>(account: string, work: () => Promise<Result>): Promise<Result>;
  /** Does `work` after all that was handed in before it, with a rest between for whoever else waits for this thread. */
  runInOrder<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function largeBodies(given: Partial<LargeBodyLimits> = {}): LargeBodies {
  const { account, everybody, ...patient } = { ...LIMITS, ...given };
  const full = () => new Refusal("TOO_MANY_REQUESTS", { values: { seconds: COME_BACK } });
  const queue = boundedQueue({ key: account, all: everybody, ...patient }, full);
  let last: Promise<unknown> = Promise.resolve();
  return {
    letIn: queue.run,
    runInOrder(work) {
      const done = last.then(work);
      last = done.catch(() => undefined).then(() => new Promise((resolve) => setTimeout(resolve, REST)));
      return done;
    },
  };
}
