import { existsSync } from "node:fs";
import { install, mayInstall } from "./find-chromium.ts";

const PROGRAM = "/usr/bin/pebble";

/**
 * Debian's `pebble`, a certificate authority for tests, installed now where that is allowed. The package starts nothing by
 * itself.
 * @returns null where it is not to be had.
 * @throws where it is required and not to be had
 */
export function findPebble({ isRequired }: { readonly isRequired: boolean }): string | null {
  if (!existsSync(PROGRAM) && isRequired && mayInstall()) install("pebble");
  if (existsSync(PROGRAM)) return PROGRAM;
  if (isRequired) throw new Error("The tests of certificates need Debian's pebble here: apt install pebble");
  return null;
}
