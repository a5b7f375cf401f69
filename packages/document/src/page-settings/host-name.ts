/** A name on the web, or `*.` and one for all beneath it; no numbers, no port, nothing of somebody's own network. */
const HOST = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const INNER = /\.(?:localhost|local|internal|intranet|lan|home|corp|arpa)$/;
const MOST_CHARACTERS = 120;

/** Whether code of a page's owner may be allowed to reach it. */
export function isHostName(text: string): boolean {
  return text.length <= MOST_CHARACTERS && HOST.test(text) && !INNER.test(text);
}
