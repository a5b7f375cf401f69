import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

/** Found from the project's folder, where tests and benches both run: what is bundled is not where it was. */
const PROCESS = resolve("apps/server/src/platform/jobs/testing/jobs-process.ts");

/** What became of deeds that a process made and did jobs for while it was killed over and over. */
export interface KilledJobs {
  readonly acknowledged: readonly number[];
  readonly deeds: readonly { readonly number: number; readonly key: string }[];
  /** In the order in which they happened. */
  readonly effects: readonly { readonly queue: "within" | "beside"; readonly number: number }[];
}

/**
 * Starts a process that makes and does jobs, and kills it in the middle of that, so many times; then lets one come to an end.
 * @param chance from 0 to 1, anew each time: when the next kill comes.
 */
export async function killJobs(rounds: number, folder: string, url: string | undefined, chance: () => number): Promise<KilledJobs> {
  const acknowledged: number[] = [];
  let there: Omit<KilledJobs, "acknowledged"> | null = null;
  const run = (isLast: boolean): Promise<void> =>
    new Promise((done, reject) => {
      const child = spawn(process.execPath, [PROCESS, folder, url ?? "", isLast ? "last" : ""], {
        stdio: ["ignore", "pipe", "inherit"],
        env: { PATH: process.env.PATH, VITRINE_DIST: process.env.VITRINE_DIST },
      });
      const enough = 1 + Math.floor(chance() * 25);
      let heard = 0;
      createInterface(child.stdout).on("line", (line) => {
        const [said, more] = JSON.parse(line);
        if (said === "there") there = more;
        if (said !== "acknowledged") return;
        acknowledged.push(more);
        if (++heard === enough) setTimeout(() => child.kill("SIGKILL"), chance() * 10);
      });
      child.on("close", (code, signal) => {
        if (signal === "SIGKILL" || code === 0) done();
        else reject(new Error(`it ended with ${code ?? signal}`));
      });
    });
  for (let round = 0; round < rounds; round++) await run(false);
  await run(true);
  const { deeds, effects } = there ?? { deeds: [], effects: [] };
  return { acknowledged, deeds, effects };
}

/** What is wrong with it: nothing, where each acknowledged deed is there and has each effect once, and those of a key are in order. */
export function faultsOf({ acknowledged, deeds, effects }: KilledJobs): string[] {
  const numbers = deeds.map(({ number }) => number);
  const lost = acknowledged.filter((number) => !numbers.includes(number)).map((number) => `the deed ${number} is lost`);
  const wrong = (["within", "beside"] as const).flatMap((queue) => {
    const done = effects.flatMap((effect) => (effect.queue === queue ? [effect.number] : []));
    return numbers.flatMap((number) => {
      const times = done.filter((other) => other === number).length;
      return times === 1 ? [] : [`the effect ${queue} of ${number} is there ${times} times`];
    });
  });
  const keys = new Map(deeds.map(({ number, key }) => [number, key]));
  const last = new Map<string, number>();
  const disorder = effects.flatMap(({ queue, number }) => {
    const key = keys.get(number) ?? "";
    if (queue === "beside") return [];
    const before = last.get(key) ?? 0;
    last.set(key, number);
    return before < number ? [] : [`${number} came after ${before}`];
  });
  return [...lost, ...wrong, ...disorder];
}
