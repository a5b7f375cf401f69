import { expect, test } from "vitest";
import { dueWork } from "./due-work.ts";
import type { TableState } from "./table-states.ts";

const MOMENT = new Date("2026-11-22T12:00:00Z");
const looked: TableState = {
  ...{ name: "leads", rows: 1_000_000, bytes: 1e9, isEmpty: false, changed: 0, inserted: 0, dead: 0, toastDead: 0, toastRows: 0 },
  ...{ age: 0, analysedAt: MOMENT, vacuumedAt: MOMENT },
};

test.each<[what: string, state: Partial<TableState>, isAnalysisDue: boolean, vacuum: "new" | "dead" | null]>([
  ["a few changes to a small table", { rows: 100, changed: 60, inserted: 60 }, false, null],
  ["a tenth of a small table changed", { rows: 100, changed: 61 }, true, null],
  ["a fifth of it is dead", { rows: 100, dead: 71 }, false, "dead"],
  ["many new rows in a table of any size", { inserted: 21_001, changed: 20_051 }, true, "new"],
  ["fewer than that", { inserted: 20_000, changed: 20_000 }, false, null],
  ["as many dead in a large one, where clearing is dear", { dead: 100_000 }, false, null],
  ["a fifth dead in a large one", { dead: 200_051 }, false, "dead"],
  ["long values dead beside rows that are not", { rows: 3, toastDead: 300, toastRows: 1_000 }, false, "dead"],
  ["old transaction numbers", { age: 200_000_001 }, false, "dead"],
  ["nobody looked since the start", { analysedAt: null, vacuumedAt: null }, true, "new"],
  ["nobody looked, and it is empty", { analysedAt: null, vacuumedAt: null, isEmpty: true, rows: -1 }, false, null],
  ["a table of PostgreSQL's own, unlooked at", { name: "pg_proc", analysedAt: null, vacuumedAt: null }, false, null],
  ["a table of PostgreSQL's own, much of it dead", { name: "pg_attribute", rows: 3_000, dead: 700 }, false, "dead"],
  ["the table that analyses are kept in, much changed", { name: "pg_statistic", rows: 400, changed: 300 }, false, null],
  ["never counted, but filled", { rows: -1, changed: 51, inserted: 1_001 }, true, "new"],
])("%s", (_, state, isAnalysisDue, vacuum) => {
  const work = dueWork([{ ...looked, ...state }]);
  expect(work).toEqual(isAnalysisDue || vacuum ? [{ table: state.name ?? "leads", isAnalysisDue, vacuum }] : []);
});
