/** Characters of an answer that are kept. */
const KEPT = 4_096;

/** Bytes of an answer that are read for it: a secret that begins among the kept has its end here. */
export const READ_BYTES = 2 * KEPT;

/** Shorter ones are found in innocent text. */
const SHORTEST_SECRET = 8;

/** Controls but for tabs and ends of lines, and what turns the direction of a text: nobody who reads it sees them. */
const UNSEEN = /[^\P{Cc}\t\n\r]|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/** The beginning of an answer as it is kept and shown: readable text, cut, without the secrets that a receiver has sent back. */
export function cleanText(bytes: Uint8Array, secrets: readonly string[]): string {
  const text = new TextDecoder().decode(bytes.subarray(0, READ_BYTES), { stream: true }).replace(UNSEEN, " ");
  const told = secrets.filter(({ length }) => length >= SHORTEST_SECRET).sort((one, other) => other.length - one.length);
  return told
    .reduce((clean, secret) => clean.replaceAll(secret, "…"), text)
    .slice(0, KEPT)
    .toWellFormed();
}
