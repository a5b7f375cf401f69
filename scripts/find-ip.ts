import { spawnSync } from "node:child_process";
import { install, mayInstall } from "./find-chromium.ts";

/** Has `ip`, by which tests give a network of their own its addresses: Debian's iproute2, installed now where it is required and may be. */
export function findIp({ isRequired }: { readonly isRequired: boolean }): void {
  if (spawnSync("ip", ["-Version"]).status !== 0 && isRequired && mayInstall()) install("iproute2");
}
