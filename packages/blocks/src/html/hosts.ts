/** A name on the web, or `*.` and one for all beneath it; no numbers, no port, nothing of somebody's own network. */
const HOST = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const INNER = /\.(?:localhost|local|internal|intranet|lan|home|corp|arpa)$/;
const FOUND = /(?:https?:|wss?:|["'(=\s])\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[^a-z0-9.-]|$)/gi;

const MOST_CHARACTERS = 120;

export function isHostName(text: string): boolean {
  return text.length <= MOST_CHARACTERS && HOST.test(text) && !INNER.test(text);
}

/** The hosts that a piece of code names in its addresses, each once, in their order. */
export function findHosts(code: string): string[] {
  const all = Array.from(code.matchAll(FOUND), ([, host = ""]) => host.toLowerCase());
  return [...new Set(all)].filter(isHostName);
}
