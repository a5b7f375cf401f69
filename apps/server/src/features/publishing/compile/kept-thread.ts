import type { CompileThread } from "./compile-thread.ts";

/** A thread that is begun when it is asked for, and ended once nobody has asked for so many milliseconds. */
export interface KeptThread {
  use<Result>(work: (thread: CompileThread) => Promise<Result>): Promise<Result>;
  end(): void;
}

export function keptThread(begin: () => CompileThread, ms: number): KeptThread {
  let thread: CompileThread | undefined;
  let users = 0;
  let leaving: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearTimeout(leaving);
    thread?.end();
    thread = undefined;
  };
  return {
    async use(work) {
      clearTimeout(leaving);
      if (!thread?.isThere) thread = begin();
      users += 1;
      try {
        return await work(thread);
      } finally {
        users -= 1;
        if (users === 0) leaving = setTimeout(end, ms).unref();
      }
    },
    end,
  };
}

/** A thread for one piece of work, ended with it. */
export async function useOnce<Result>(thread: CompileThread, work: (thread: CompileThread) => Promise<Result>): Promise<Result> {
  try {
    return await work(thread);
  } finally {
    thread.end();
  }
}
