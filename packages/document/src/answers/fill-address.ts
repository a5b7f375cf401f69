/** An answer's place in an address, by the key of its field: `[email]`. */
const PLACE = /\[([A-Za-z][A-Za-z0-9_-]{0,39})\]/g;
/** An address that takes answers: where it is, path, query, the rest. Not one of a letter or a call. */
const PARTS = /^(?!(?:mailto|tel):)(https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/is;
/** Of one answer, in characters. */
const MOST_ANSWER = 200;
/** Of the whole address, in characters: what would make it longer is left out, since servers and proxies refuse long ones. */
const MOST_ADDRESS = 8_000;

/** The keys of the fields whose answers an address has places for; each once. */
export function answerPlaces(address: string): string[] {
  const [, , path = "", query = ""] = PARTS.exec(address) ?? [];
  return [...new Set([...`${path}${query}`.matchAll(PLACE)].map(([, key = ""]) => key))];
}

function encodeAnswer(answer: string): string {
  const text = answer.toWellFormed().slice(0, MOST_ANSWER);
  return encodeURIComponent(text.replace(/[\ud800-\udbff]$/, ""));
}

/**
 * An address with answers in their places, in its path and its query, and `passed` added to the query under keys that
 * it has not got; an answer that nobody gave is empty. Whatever is answered, the address leads to the same host, and
 * an answer is never more than a part of one piece of the path, or of one value.
 */
export function fillAddress(
  address: string,
  answers: ReadonlyMap<string, string>,
  passed: readonly (readonly [key: string, answer: string])[] = [],
): string {
  const parts = PARTS.exec(address);
  if (!parts) return address;
  const [, host = "", path = "", query = "", rest = ""] = parts;
  let room = MOST_ADDRESS - address.length;
  const fit = (text: string): string => {
    if (text.length > room) return "";
    room -= text.length;
    return text;
  };
  const answerTo = (key: string): string => fit(encodeAnswer(answers.get(key) ?? ""));
  // Dots alone would lead up a level, and nothing between two slashes at the start to another host.
  const filled = path.replace(PLACE, (_, key: string) => answerTo(/^\.+$/.test(answers.get(key) ?? "") ? "" : key));
  const safe = host === "" ? filled.replace(/^\/{2,}/, "/") : filled;
  let asked = query.replace(PLACE, (_, key: string) => answerTo(key));
  const known = new Set(new URLSearchParams(asked).keys());
  for (const [key, answer] of passed) {
    if (answer === "" || known.has(key)) continue;
    const added = fit(`${asked.length > 1 ? "&" : ""}${encodeURIComponent(key)}=${encodeAnswer(answer)}`);
    if (added === "") continue;
    known.add(key);
    asked = `${asked === "" ? "?" : asked}${added}`;
  }
  return host + safe + asked + rest;
}
