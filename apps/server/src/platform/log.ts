/** One line of JSON an event on stderr: for operators and their tools, never for visitors. */
export type Log = (level: "info" | "warn" | "error", event: string, details?: Readonly<Record<string, unknown>>) => void;

/** What acts on a terminal, ends a line or turns text round; the other control characters JSON writes out by itself. */
const UNSEEN = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/**
 * An error as it may be read by others than us. What it carries along is left out, and so are the values of a query:
 * they are people's names, addresses and password hashes.
 */
function plain(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const message = messageOf(value);
  const stack = value.stack?.replace(value.message, () => message);
  return { message, stack, ...(value.cause instanceof Error ? { cause: plain(value.cause) } : {}) };
}

/** An error of a query has all of its values in its message, and PostgreSQL's own of a value (class 22) that value. */
function messageOf(error: Error & { readonly query?: unknown; readonly params?: unknown; readonly code?: unknown }): string {
  if ("severity" in error && typeof error.code === "string" && error.code.startsWith("22")) return `SQLSTATE ${error.code}`;
  return typeof error.query === "string" && Array.isArray(error.params) ? `Failed query: ${error.query}` : error.message;
}

export const stderrLog: Log = (level, event, details = {}) => {
  const fields = Object.fromEntries(Object.entries(details).map(([key, value]) => [key, plain(value)]));
  const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...fields });
  process.stderr.write(`${line.replace(UNSEEN, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)}\n`);
};
