import { INTERNAL_PREFIX } from "../../../platform/link/internal-headers.ts";

/** Headers of one connection (RFC 9110, 7.6.1), and what the front sets anew by itself. */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  "connection",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "http2-settings",
]);

/** Whether a header, in small letters, ends here, whatever `Connection` says. */
export function endsHere(name: string): boolean {
  return HOP_BY_HOP.has(name) || name.startsWith("proxy-") || name.startsWith(INTERNAL_PREFIX);
}

const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;
const NOTHING: ReadonlySet<string> = new Set();

/** The headers that `Connection` says are of this connection alone, in small letters; null where it says nothing readable. */
export function namedByConnection(connection: string | undefined): ReadonlySet<string> | null {
  if (connection === undefined || connection === "keep-alive" || connection === "close") return NOTHING;
  const names = connection.split(",").flatMap((part) => part.trim().toLowerCase() || []);
  return names.every((name) => TOKEN.test(name)) ? new Set(names) : null;
}
