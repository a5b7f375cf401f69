import { Worker } from "node:worker_threads";
import { ThreadEnded } from "../../../platform/threads/run-in-thread.ts";
import { receivedArtefact } from "../artefacts/artefact.ts";
import type { CompiledPage, CompileInput, CompileProblem, FoundForPage, PageNeeds } from "./compile-page.ts";
import type { CompileJob, FromCompiler, ToCompiler } from "./compile-worker.ts";

/** What the thread may keep, in megabytes; a page that needs more by itself is one that no visitor could load. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

/** A thread that makes pages. */
export interface CompileThread {
  /**
   * @param find what a page has to have around it; what it throws is thrown
   * @throws ThreadEnded
   */
  compile(input: CompileInput, find: (needs: PageNeeds) => Promise<FoundForPage>): Promise<CompiledPage | CompileProblem>;
  /** Whether it takes further pages. */
  readonly isThere: boolean;
  end(): void;
}

interface Making {
  readonly find: (needs: PageNeeds) => Promise<FoundForPage>;
  resolve(made: CompiledPage | CompileProblem): void;
  reject(error: unknown): void;
}

export function compileThread(file: URL, job: CompileJob): CompileThread {
  const worker = new Worker(file, { workerData: job, resourceLimits: MEMORY });
  const making = new Map<number, Making>();
  let isThere = true;
  let last = 0;
  const tell = (message: ToCompiler): void => worker.postMessage(message);
  const endAll = (tellOne: (each: Making) => void): void => {
    isThere = false;
    for (const each of making.values()) tellOne(each);
    making.clear();
  };
  const take = (page: number): Making | undefined => {
    const found = making.get(page);
    making.delete(page);
    return found;
  };
  worker.on("message", ({ page, ...message }: FromCompiler) => {
    if ("problem" in message) take(page)?.resolve(message);
    else if ("error" in message) take(page)?.reject(message.error);
    else if ("made" in message) take(page)?.resolve({ ...message.made, files: message.made.files.map(receivedArtefact) });
    else {
      making
        .get(page)
        ?.find(message.needs)
        .then((found) => tell({ page, found }))
        .catch((error: unknown) => {
          tell({ page, isOver: true });
          take(page)?.reject(error);
        });
    }
  });
  worker.on("error", (error: NodeJS.ErrnoException) => {
    const why = error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new ThreadEnded("memory") : error;
    endAll(({ reject }) => reject(why));
  });
  worker.on("exit", () => endAll(({ reject }) => reject(new ThreadEnded("died"))));
  return {
    get isThere() {
      return isThere;
    },
    compile: (input, find) =>
      new Promise((resolve, reject) => {
        const page = ++last;
        making.set(page, { find, resolve, reject });
        tell({ page, input });
      }),
    end() {
      isThere = false;
      void worker.terminate();
    },
  };
}
