import { sqlstateOf } from "../../database/sqlstate-of.ts";

/**
 * The errors that speak of the value they were given, and will again for the same value: PostgreSQL's class 22 (data
 * exception) whole; of class 23 a null, a missing row or a check (23502, 23503, 23514); of class 54 a value too large
 * or too deep (54000, 54001). https://www.postgresql.org/docs/current/errcodes-appendix.html
 *
 * Not here, on purpose: what a disk, a right, a lock, a time-out, a stand-by, a missing or damaged table answers
 * (53, 42, 55, 57, 25, XX), a row that is there already (23505: each entry comes by its id, so that only a damaged
 * index says so), what a trigger raises by itself (P0), and whatever is unknown.
 */
const BLAMES = /^(?:22...|23502|23503|23514|54000|54001)$/;

/** Whether an error of the database may be the fault of what it was asked to keep. */
export function blamesData(error: unknown): boolean {
  const sqlstate = sqlstateOf(error);
  return sqlstate !== null && BLAMES.test(sqlstate);
}

/** Why the database minded something, by the names of its own columns and rules; never by the value. */
export function reasonOf(error: unknown): string {
  const { column, constraint } = named(error);
  if (column) return `the database takes no such value in its column ${column}`;
  if (constraint) return `it breaks the rule ${constraint} of the database`;
  return sqlstateOf(error)?.startsWith("54") ? "it is too large for the database" : "the database takes no such value";
}

interface Named {
  readonly column?: string;
  readonly constraint?: string;
}

/** PostgreSQL's own error, which names what was broken where it can. */
function named(error: unknown): Named {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause instanceof Error ? (cause as Named) : {};
}
