/** The five letters and digits PostgreSQL gives an error; null where an error is not PostgreSQL's. */
export function sqlstateOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)) return code;
  }
  return null;
}
