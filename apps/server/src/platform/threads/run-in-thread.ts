import { Worker } from "node:worker_threads";

/** Why a thread ended without a result. */
export type ThreadEnd = "memory" | "time" | "stopped" | "died";

/** A thread was ended, or ended by itself, before it had made what it was asked for. */
export class ThreadEnded extends Error {
  readonly why: ThreadEnd;

  constructor(why: ThreadEnd) {
    super(`a thread ended without a result: ${why}`);
    this.name = "ThreadEnded";
    this.why = why;
  }
}

export interface ThreadLimits {
  /** What it may keep, in megabytes: of what lives long, and of what was just made. */
  readonly memoryMb: { readonly old: number; readonly young: number };
  /** Milliseconds it may take; without it, however long its work takes. */
  readonly timeMs?: number;
  /** Ends it. */
  readonly signal?: AbortSignal;
}

/**
 * Has a piece of work done in a thread that ends with it: what is made to be slow would hold the thread that calls share,
 * and leave its memory behind. `file` is the thread's module, `job` what it finds as its `workerData`; the first message
 * that it sends is the result.
 * @throws ThreadEnded when it was over a limit, was stopped, or ended by itself; otherwise what it threw
 */
export async function runInThread<Result>(file: URL, job: unknown, { memoryMb, timeMs, signal }: ThreadLimits): Promise<Result> {
  if (signal?.aborted) throw new ThreadEnded("stopped");
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb.old, maxYoungGenerationSizeMb: memoryMb.young };
  const worker = new Worker(file, { workerData: job, resourceLimits });
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const stop = (): void => reject(new ThreadEnded("stopped"));
  signal?.addEventListener("abort", stop);
  const timer = timeMs === undefined ? undefined : setTimeout(() => reject(new ThreadEnded("time")), timeMs);
  worker.on("message", resolve);
  worker.on("error", (error: NodeJS.ErrnoException) => {
    reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new ThreadEnded("memory") : error);
  });
  worker.on("exit", () => reject(new ThreadEnded("died")));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
    await worker.terminate();
  }
}
