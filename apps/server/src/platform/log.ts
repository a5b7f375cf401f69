/** One line of JSON an event on stderr: for operators and their tools, never for visitors. */
export type Log = (level: "info" | "warn" | "error", event: string, details?: Readonly<Record<string, unknown>>) => void;

function plain(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  return { message: value.message, stack: value.stack, ...(value.cause === undefined ? {} : { cause: plain(value.cause) }) };
}

export const stderrLog: Log = (level, event, details = {}) => {
  const fields = Object.fromEntries(Object.entries(details).map(([key, value]) => [key, plain(value)]));
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`);
};
