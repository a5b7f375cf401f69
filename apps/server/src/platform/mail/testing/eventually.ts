import { expect } from "vitest";

/** An assertion on what is read, again and again, until it holds; slow machines have time. */
export function eventually(read: () => unknown): ReturnType<typeof expect.poll> {
  return expect.poll(read, { timeout: 20_000, interval: 20 });
}
