import { bigint, date, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** How far a journal has been drained into this database: moved in the transaction that writes the rows. */
export const journalCursor = pgTable("journal_cursor", {
  journal: text().primaryKey(),
  segment: bigint({ mode: "number" }).notNull(),
  offset: bigint("byte_offset", { mode: "number" }).notNull(),
});

/** How many entries of a gathered kind came on a day (UTC) and are not kept: there was no room, or nobody could read them. */
export const journalDropped = pgTable(
  "journal_dropped",
  {
    kind: text().notNull(),
    day: date().notNull(),
    count: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day] })],
);
