import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SampleSite } from "../serve/sample-site.ts";
import { leadConnection } from "./lead-connection.ts";
import { leadRequest } from "./lead-request.ts";

/** Runs something so many times a second, whether the last time has ended or not; how long each took, in milliseconds. */
async function atRate(perSecond: number, seconds: number, once: (turn: number) => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  const running: Promise<void>[] = [];
  const start = performance.now();
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    const due = start + (turn * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    const began = performance.now();
    running.push(once(turn).then(() => void took.push(performance.now() - began)));
  }
  await Promise.all(running);
  return took;
}

/** How long the disk takes to make a short line safe, in milliseconds, with nobody else writing. */
export async function fsyncLatencies(folder: string, perSecond: number, seconds: number): Promise<number[]> {
  const path = join(folder, "fsync-probe");
  const file = await open(path, "a");
  const line = Buffer.alloc(600, "x");
  let last: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    await file.write(line);
    await file.datasync();
  };
  const took = await atRate(perSecond, seconds, () => {
    last = last.then(write);
    return last;
  });
  await file.close();
  await rm(path);
  return took;
}

/** How long a lead takes to be acknowledged at a steady rate, in milliseconds; `first` numbers them on. */
export async function leadLatencies(port: number, site: SampleSite, perSecond: number, seconds: number, first: number): Promise<number[]> {
  const idle = await Promise.all(Array.from({ length: 64 }, () => leadConnection(port)));
  const took = await atRate(perSecond, seconds, async (turn) => {
    const connection = idle.pop() ?? (await leadConnection(port));
    if (!(await connection.send(leadRequest(port, site, first + turn)))) throw new Error("a lead was refused");
    idle.push(connection);
  });
  for (const connection of idle) connection.close();
  return took;
}
