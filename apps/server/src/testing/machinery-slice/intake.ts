import type { GatheredKind, SyncedKind } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import type { GatheredDrain, SyncedDrain } from "../../platform/journal/drain/intake-drain.ts";

/** What is seen of a visit: many come, and one more or less does no harm. */
export interface Sighting {
  readonly n: number;
  readonly text: string;
}

export const SIGHTINGS = { name: "sightings", promise: "gathered" } as const satisfies GatheredKind;
/** The same with the promise that leads have. */
export const NOTICES = { name: "notices", promise: "synced" } as const satisfies SyncedKind;

/** Makes the tables of the kinds below. */
export async function createIntakeTables(queries: Queries): Promise<void> {
  for (const { name } of [SIGHTINGS, NOTICES])
    await queries.execute(sql.raw(`CREATE TABLE ${name} (n integer NOT NULL CHECK (n >= 0), text text NOT NULL)`));
  await queries.execute("CREATE TABLE missing_sightings (count bigint NOT NULL, from_ms bigint NOT NULL)");
}

function isSighting(record: unknown): record is Sighting {
  const { n, text } = (record ?? {}) as Partial<Sighting>;
  return Number.isInteger(n) && typeof text === "string";
}

async function insertInto(queries: Queries, table: string, entries: readonly Sighting[]): Promise<void> {
  await queries.execute(sql`
    INSERT INTO ${sql.identifier(table)} SELECT * FROM unnest(
      ${sql.param(entries.map(({ n }) => n))}::int[], ${sql.param(entries.map(({ text }) => text))}::text[])`);
}

const plainEntry = (): Sighting => ({ n: 0, text: "" });

export const sightingsDrain: GatheredDrain<Sighting> = {
  ...{ kind: SIGHTINGS, noun: "sighting", isEntry: isSighting, plainEntry },
  store: (queries, entries) => insertInto(queries, SIGHTINGS.name, entries),
  async noteDropped(queries, { count, from }) {
    await queries.execute(sql`INSERT INTO missing_sightings VALUES (${count}, ${from})`);
  },
};

export const noticesDrain: SyncedDrain<Sighting> = {
  ...{ kind: NOTICES, noun: "notice", isEntry: isSighting, plainEntry },
  store: (queries, entries) => insertInto(queries, NOTICES.name, entries),
  letterOf: (record) => ({ id: `notice_${JSON.stringify(record)}`, accountIds: [], subject: "a notice" }),
};
