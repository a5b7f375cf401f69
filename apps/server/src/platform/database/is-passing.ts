/** Serialization and deadlock (40), a lock or an answer that took too long. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const CODES = /^(?:40\w{3}|55P03|57014)$/;

/** Whether the database gave up on something that may well succeed at once when it is tried again. */
export function isPassing(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: string };
    if (code && CODES.test(code)) return true;
  }
  return false;
}
