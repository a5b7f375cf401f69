import { isOutage } from "../../database/is-outage.ts";
import { sqlstateOf } from "../../database/sqlstate-of.ts";
import { EveryoneRefused } from "./store-or-blame.ts";

/** Classes of PostgreSQL whose messages speak of the server and its tables; those of the others repeat what they were given. */
const OF_THE_SERVER = /^(?:08|25|28|3D|3F|40|42|53|54|55|57|58|F0|XX)/;

/** What went wrong, for the log: never a word of an entry, which errors of a database and of JSON like to repeat. */
export function describeFault(error: unknown): Readonly<Record<string, unknown>> {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (!(cause instanceof Error)) return { problem: typeof cause };
  const sqlstate = sqlstateOf(error);
  if (error instanceof EveryoneRefused) return { sqlstate, problem: error.message };
  // What a function or a type says has a context, and may repeat anything under any code.
  const isPlain = !("where" in cause && cause.where);
  if (sqlstate !== null) return { sqlstate, ...(isPlain && OF_THE_SERVER.test(sqlstate) ? { problem: cause.message } : {}) };
  if (isOutage(error) || "syscall" in cause) return { problem: cause.message };
  return { problem: cause.name, where: cause.stack?.match(/^ {4}at .*$/gm)?.slice(0, 5) };
}
