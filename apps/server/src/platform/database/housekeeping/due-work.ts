import type { TableState } from "./table-states.ts";

/** As autovacuum has them: so many rows, and such a share of the table. */
const ANALYSE = { rows: 50, share: 0.1 };
const VACUUM = { rows: 50, share: 0.2 };
const INSERTS = { rows: 1_000, share: 0.2 };
/** Transactions after which rows are frozen, so that their numbers never run out. */
const FREEZE_AGE = 200_000_000;
/**
 * However large a table is, after so many rows it is seen to: what is new is then seen to in milliseconds, and a
 * large drain is planned for as soon as it is over. Dead rows of a large table are apart: clearing them means reading
 * all of its indexes, which only a share of the table is worth.
 */
const MOST_NEW_ROWS = 20_000;

export interface DueWork {
  readonly table: string;
  readonly isAnalysisDue: boolean;
  /** `new`: rows are marked as seen by everybody; `dead`: the place of dead rows is cleared, in the indexes too. */
  readonly vacuum: "new" | "dead" | null;
}

const past = ({ rows, share }: typeof ANALYSE, table: number, most = Number.POSITIVE_INFINITY): number =>
  rows + Math.min(Math.max(table, 0) * share, most);

/** What tables need; those of PostgreSQL's own are looked after too, but never looked into without a change. */
export function dueWork(states: readonly TableState[]): DueWork[] {
  return states.flatMap((state) => {
    const { name, isEmpty, rows, changed, inserted, dead, toastDead, toastRows, age, analysedAt, vacuumedAt } = state;
    // After a start nobody knows what changed before it.
    const isOurs = !name.startsWith("pg_") && !isEmpty;
    // Analyses are kept in a table of their own, which each of them changes: it is never looked into.
    const isAnalysisDue = name !== "pg_statistic" && (changed > past(ANALYSE, rows, MOST_NEW_ROWS) || (isOurs && analysedAt === null));
    const isClearingDue = dead > past(VACUUM, rows) || toastDead > past(VACUUM, toastRows) || age > FREEZE_AGE;
    const areNewDue = inserted > past(INSERTS, rows, MOST_NEW_ROWS) || (isOurs && vacuumedAt === null);
    const vacuum = isClearingDue ? "dead" : areNewDue ? "new" : null;
    return isAnalysisDue || vacuum ? [{ table: name, isAnalysisDue, vacuum }] : [];
  });
}
