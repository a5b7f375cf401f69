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
 * A person who uploads a handful of pictures over a slow line waits for none of them; sixteen bodies are 180 MB at
 * most.
 */
const LIMITS: LargeBodyLimits = { account: 4, everybody: 16, waiting: 12, patience: 30_000 };
/** When whoever finds no place should come back, in seconds. */
const COME_BACK = 5;
/** Between two large bodies, in milliseconds. */
const REST = 20;

interface Waiting {
  readonly account: string;
  readonly go: () => void;
}

/** Lets only a few large bodies in at a time, so that neither one account nor all of them together fill the memory. */
export interface LargeBodies {
  /**
   * Does `work` once there is a place.
   * @throws Refusal TOO_MANY_REQUESTS where too many of the account wait already, or for too long.
   */
  letIn<Result>(account: string, work: () => Promise<Result>): Promise<Result>;
  /** Does `work` after all that was handed in before it, with a rest between for whoever else waits for this thread. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function largeBodies(given: Partial<LargeBodyLimits> = {}): LargeBodies {
  const limits = { ...LIMITS, ...given };
  const busy = new Map<string, number>();
  let all = 0;
  let line: Waiting[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const isFree = (account: string): boolean => all < limits.everybody && (busy.get(account) ?? 0) < limits.account;
  const enter = (account: string): void => {
    all += 1;
    busy.set(account, (busy.get(account) ?? 0) + 1);
  };
  const leave = (account: string): void => {
    all -= 1;
    const left = (busy.get(account) ?? 1) - 1;
    if (left === 0) busy.delete(account);
    else busy.set(account, left);
    const next = line.find((each) => isFree(each.account));
    if (!next) return;
    line = line.filter((each) => each !== next);
    enter(next.account);
    next.go();
  };
  const wait = (account: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const full = (): Refusal => new Refusal("TOO_MANY_REQUESTS", { values: { seconds: COME_BACK } });
      if (line.filter((each) => each.account === account).length >= limits.waiting) return reject(full());
      const timer = setTimeout(() => {
        line = line.filter((each) => each !== place);
        reject(full());
      }, limits.patience);
      const place: Waiting = {
        account,
        go() {
          clearTimeout(timer);
          resolve();
        },
      };
      line.push(place);
    });
  return {
    async letIn(account, work) {
      if (isFree(account)) enter(account);
      else await wait(account);
      try {
        return await work();
      } finally {
        leave(account);
      }
    },
    inTurn(work) {
      const done = last.then(work);
      last = done.catch(() => undefined).then(() => new Promise((resolve) => setTimeout(resolve, REST)));
      return done;
    },
  };
}
