const CODES = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|57P0[123]|53300|08\w{3})$/;
const WORDS =
  /embedded database|timeout exceeded when trying to connect|Connection terminated|connection error|not queryable|pool after calling end/;

/** Whether an error says that the database is away, and may be back soon, rather than that it minds what it was told. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: string };
    if ((code && CODES.test(code)) || WORDS.test(cause.message)) return true;
  }
  return false;
}
