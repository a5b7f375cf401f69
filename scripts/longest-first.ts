import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What a test file says that starts processes: it waits for them, and takes longest. */
const STARTS_PROCESSES = /testing\/(?:built-server|kill\/kill-rounds|small-disk)|"node:child_process"|\bspawn(?:Sync)?\(/;

function startsProcesses({ moduleId }: TestSpecification): boolean {
  return STARTS_PROCESSES.test(readFileSync(moduleId, "utf8"));
}

/**
 * Begins with the files that start processes, in a fresh clone too, where nobody knows yet how long a file takes: one
 * that comes last keeps one core at work and the others waiting for it. The rest goes by project, the largest first.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const first = sorted.filter(startsProcesses);
    // By project, so that a worker goes from file to file with what it has loaded; the quickest project is last.
    const rest = ["server", "packages", "browser-side"].flatMap((name) =>
      sorted.filter((file) => file.project.name === name && !first.includes(file)),
    );
    return [...first, ...rest];
  }
}
