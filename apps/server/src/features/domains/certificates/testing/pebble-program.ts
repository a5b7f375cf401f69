import { existsSync } from "node:fs";

const PROGRAM = "/usr/bin/pebble";

/** Debian's authority for tests; null where it is not installed, which is an error where the suite must be whole. */
export function pebbleProgram(): string | null {
  if (existsSync(PROGRAM)) return PROGRAM;
  if (process.env.CI === "true") throw new Error("the tests of certificates need pebble: apt install pebble");
  return null;
}
