import { isFull } from "./is-full.ts";
import type { Log } from "./log.ts";

const AGAIN_MS = 2_000;

/**
 * Does something that may need room. Where the disk is full it is put off, and tried again in the background until it
 * is done.
 * @throws whatever else went wrong at the first try.
 */
export async function whenRoom(log: Log, name: string, work: () => Promise<void>): Promise<{ stop(): void }> {
  let timer: NodeJS.Timeout | undefined;
  const again = (): void => {
    timer = setTimeout(() => void work().then(() => log("info", "start.made_up_for", { name }), again), AGAIN_MS).unref();
  };
  try {
    await work();
  } catch (error) {
    if (!isFull(error)) throw error;
    log("warn", "start.put_off", { name, error });
    again();
  }
  return { stop: () => clearTimeout(timer) };
}
