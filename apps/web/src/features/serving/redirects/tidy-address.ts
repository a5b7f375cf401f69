/** An address as people paste it, as a redirect has it: spaces around it gone, accents encoded. */
function encoded(text: string): string {
  // Only what is no ASCII: what is encoded already stays as it is.
  return text.trim().replace(/[^\p{ASCII}]+/gu, (letters) => encodeURIComponent(letters.toWellFormed()));
}

/** A path without the slash that ends it: visitors come with and without. */
function unslashed(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.replace(/\/+$/, "") || "/" : path;
}

/** The path of what somebody wrote or pasted as an old address, which may be whole; its query is not of it. */
export function tidyFrom(text: string): string {
  const path = encoded(text).replace(/^https?:\/\/[^/?#]*/i, (origin, _at, whole: string) => (origin === whole ? "/" : ""));
  return unslashed(path.replace(/[?#].*$/, ""));
}

/** Where it leads: an address elsewhere stays whole. */
export function tidyTo(text: string): string {
  const to = encoded(text);
  if (!to.startsWith("/")) return to;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(to) ?? [];
  return unslashed(path) + rest;
}
