import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { install, mayInstall } from "./find-chromium.ts";

/** One that answers for zones, and one that asks others and validates what they say. */
const NEEDED = ["knotd", "keymgr", "unbound"] as const;
/** Debian keeps servers apart, where not everybody's path leads. */
const FOLDERS = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];

function isThere(program: string): boolean {
  return FOLDERS.some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * Whether there are real name servers to test against: Debian's Knot DNS and Unbound, installed now where they are required.
 * @throws where they are required and cannot be had.
 */
export function findDnsServers({ isRequired }: { readonly isRequired: boolean }): boolean {
  if (NEEDED.every(isThere)) return true;
  if (isRequired && mayInstall()) install("knot", "unbound");
  if (NEEDED.every(isThere)) return true;
  if (isRequired) throw new Error("Knot DNS and Unbound are required here: apt install knot unbound");
  return false;
}
