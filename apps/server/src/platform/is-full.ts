/** What an operating system and PostgreSQL call a full disk, or a quota that is used up. */
const CODES: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "53100"]);
const WORDS = /no space left on device|disk quota exceeded|quota exceeded/i;

/** The same where the embedded database's file layer says it, which knows errors by the numbers of WASI and throws no `Error`. */
const FILE_LAYER_FULL = new Set<unknown>([19, 51]);

/** Whether an error says that there is no room left to write: of storage, of the journal, or of a database. */
export function isFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (CODES.has((cause as { code?: unknown }).code) || WORDS.test(cause.message)) return true;
  }
  const { name, errno } = (error ?? {}) as { name?: unknown; errno?: unknown };
  return name === "ErrnoError" && FILE_LAYER_FULL.has(errno);
}
