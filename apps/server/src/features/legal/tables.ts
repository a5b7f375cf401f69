import { LEGAL_DOCUMENTS } from "@vitrine/contract";
import { LANGUAGES } from "@vitrine/document";
import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** What an account agreed to, when, and from where. */
export const consents = pgTable(
  "consents",
  {
    accountId: text("account_id").notNull(),
    document: text({ enum: LEGAL_DOCUMENTS }).notNull(),
    version: text().notNull(),
    /** The language it was read in. */
    language: text({ enum: LANGUAGES }).notNull(),
    acceptedAt: timestamp("accepted_at", { withTimezone: true, precision: 3 }).notNull(),
    ip: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.document, table.version] })],
);
