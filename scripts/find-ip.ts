import { spawnSync } from "node:child_process";
import { install, mayInstall } from "./find-chromium.ts";

/**
 * Whether there is `ip`, by which tests give a network of their own its addresses; Debian's iproute2, installed now where it
 * is required and may be.
 */
export function findIp({ isRequired }: { readonly isRequired: boolean }): boolean {
  const isThere = (): boolean => spawnSync("ip", ["-Version"]).status === 0;
  if (isThere()) return true;
  if (isRequired && mayInstall()) install("iproute2");
  return isThere();
}
