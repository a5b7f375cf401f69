export interface QueueLimits {
  /** Under way at once, of one key and of all; without the second, however many keys there are. */
  readonly key: number;
  readonly all?: number;
  /** Weight of all that is under way, in whatever unit its pieces have; what is heavier than that goes alone. */
  readonly weight?: number;
  /** So many of one key wait for their turn; without it, however many come. */
  readonly waiting?: number;
  /** Milliseconds a piece waits at most; without it, until its turn comes. */
  readonly patience?: number;
}

/** Work of which only so much is done at once and only so much waits, so that neither one nor all fill the memory. */
export interface BoundedQueue {
  /** Whether a piece of the key would be let in or may wait. */
  hasRoom(key: string): boolean;
  /** Whether anything waits for its turn. */
  isWaitedFor(): boolean;
  /**
   * Does `work` once there is a place: those that wait in the order they came, and nobody behind a key that is full.
   * One that is too heavy for the moment lets lighter ones pass: what is small and quick waits for nobody's slow line.
   * @throws what `full` makes where too many wait already, or for too long, and the reason of a signal that was aborted
   * before its turn came; the work is not begun then
   */
  run<Result>(key: string, work: () => Promise<Result>, piece?: QueuedPiece): Promise<Result>;
}

export interface QueuedPiece {
  /** In the unit of the queue's limit; nothing unless given. */
  readonly weight?: number;
  /** Aborted when the piece is wanted no longer: it leaves the line then. What was begun has to end by itself. */
  readonly signal?: AbortSignal | undefined;
}

interface Waiting {
  readonly key: string;
  readonly weight: number;
  readonly go: () => void;
}

const tooLong = () => new Error("too many wait for their turn, or for too long");

export function boundedQueue(limits: QueueLimits, full: () => Error = tooLong): BoundedQueue {
  const busy = new Map<string, number>();
  let all = 0;
  let load = 0;
  let line: Waiting[] = [];
  const isFree = (key: string): boolean => (limits.all === undefined || all < limits.all) && (busy.get(key) ?? 0) < limits.key;
  const isLight = (weight: number): boolean => limits.weight === undefined || all === 0 || load + weight <= limits.weight;
  const mayWait = (key: string): boolean => limits.waiting === undefined || line.filter((each) => each.key === key).length < limits.waiting;
  const enter = (key: string, weight: number): void => {
    all += 1;
    load += weight;
    busy.set(key, (busy.get(key) ?? 0) + 1);
  };
  const leave = (key: string, weight: number): void => {
    all -= 1;
    load -= weight;
    const left = (busy.get(key) ?? 1) - 1;
    if (left === 0) busy.delete(key);
    else busy.set(key, left);
    letIn();
  };
  /** A place goes to the next in line without becoming free in between. */
  const letIn = (): void => {
    for (;;) {
      const next = line.find((each) => isFree(each.key) && isLight(each.weight));
      if (!next) return;
      line = line.filter((each) => each !== next);
      enter(next.key, next.weight);
      next.go();
    }
  };
  const wait = (key: string, weight: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (!mayWait(key)) return reject(full());
      const settle = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", leaveLine);
      };
      const giveUp = (reason: unknown): void => {
        settle();
        line = line.filter((each) => each !== place);
        reject(reason);
      };
      const leaveLine = (): void => giveUp(signal?.reason);
      const timer = limits.patience === undefined ? undefined : setTimeout(() => giveUp(full()), limits.patience);
      signal?.addEventListener("abort", leaveLine);
      const place: Waiting = {
        key,
        weight,
        go() {
          settle();
          resolve();
        },
      };
      line.push(place);
    });
  return {
    isWaitedFor: () => line.length > 0,
    hasRoom: (key) => isFree(key) || mayWait(key),
    async run(key, work, { weight = 0, signal } = {}) {
      signal?.throwIfAborted();
      if (isFree(key) && isLight(weight)) enter(key, weight);
      else await wait(key, weight, signal);
      try {
        return await work();
      } finally {
        leave(key, weight);
      }
    },
  };
}
