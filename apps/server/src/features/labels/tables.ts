import { LABEL_COLOURS, LABEL_KINDS } from "@vitrine/contract";
import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Tags and products that an account sorts its things by. They are the account's and stand on no site. */
export const labels = pgTable("labels", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  kind: text({ enum: LABEL_KINDS }).notNull(),
  name: text().notNull(),
  /** The name as it is compared: two that differ in capitals alone are one. */
  nameKey: text("name_key").notNull(),
  colour: text({ enum: LABEL_COLOURS }).notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
});
