import { spawnSync } from "node:child_process";

/** An address of the public internet, by its number; in the network it is nobody's but ours. */
export const PUBLIC_ADDRESS = "45.45.45.45";
/** One behind a router. */
const PRIVATE_ADDRESS = "10.0.0.7";

/** Without being root, a person is root among users of their own. */
export const AS_ROOT = process.getuid?.() === 0 ? [] : ["--user", "--map-root-user"];
/** Gives a new network these addresses, and what runs in it the names of the file `$1`. */
export const SET_UP = `mount --bind "$1" /etc/hosts && ip link set lo up && for address in ${PUBLIC_ADDRESS} ${PRIVATE_ADDRESS}; do ip address add "$address/32" dev lo || exit; done`;

/** Why this machine cannot have one; null where it can. */
export function whyNoNetwork(): string | null {
  const tried = spawnSync("unshare", [...AS_ROOT, "--net", "--mount", "sh", "-c", SET_UP, "sh", "/etc/hosts"], { encoding: "utf8" });
  if (tried.status === 0) return null;
  return `no network of its own can be made here (unshare, ip): ${(tried.error?.message ?? tried.stderr).trim()}`;
}
