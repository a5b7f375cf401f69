import { isHostName } from "@vitrine/document";

const FOUND = /(?:https?:|wss?:|["'(=\s])\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[^a-z0-9.-]|$)/gi;

/** The hosts that a piece of code names in its addresses, each once, in their order. */
export function findHosts(code: string): string[] {
  const all = Array.from(code.matchAll(FOUND), ([, host = ""]) => host.toLowerCase());
  return [...new Set(all)].filter(isHostName);
}
