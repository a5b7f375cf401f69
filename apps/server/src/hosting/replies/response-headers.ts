/** Names and values in turn, as they go out: made once, sent as they are. */
export type RawHeaders = readonly string[];

/** What every answer to a visitor carries. */
export const SECURITY_HEADERS: RawHeaders = [
  "x-content-type-options",
  "nosniff",
  "referrer-policy",
  "strict-origin-when-cross-origin",
  "permissions-policy",
  "camera=(), geolocation=(), microphone=()",
];

/** The policy of what is words only: nothing loads, nothing runs. */
export const WORDS_CSP =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
