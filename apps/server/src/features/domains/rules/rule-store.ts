import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { domainRules } from "../tables.ts";

export type DomainRule = typeof domainRules.$inferSelect;

/** The rule that forbids a name: for itself, or one that it is under. */
export async function findRule(queries: Queries, name: string): Promise<DomainRule | undefined> {
  const labels = name.split(".");
  const above = labels.map((_, at) => labels.slice(at).join("."));
  const [row] = await queries
    .select()
    .from(domainRules)
    .where(and(eq(domainRules.kind, "name"), inArray(domainRules.value, above)))
    .limit(1);
  return row;
}

/** A prohibited word in one of the ways in which a name is written. */
export async function findWordIn(queries: Queries, spellings: readonly string[]): Promise<DomainRule | undefined> {
  const isIn = spellings.map((text) => sql`strpos(${text}, ${domainRules.value}) > 0`);
  const [row] = await queries
    .select()
    .from(domainRules)
    .where(and(eq(domainRules.kind, "word"), or(...isIn)))
    .limit(1);
  return row;
}

/** Says whether it is new. */
export async function insertRule(queries: Queries, rule: DomainRule): Promise<boolean> {
  const rows = await queries.insert(domainRules).values(rule).onConflictDoNothing().returning({ value: domainRules.value });
  return rows.length > 0;
}

/** Says whether there was one. */
export async function deleteRule(queries: Queries, { kind, value }: Pick<DomainRule, "kind" | "value">): Promise<boolean> {
  const rows = await queries
    .delete(domainRules)
    .where(and(eq(domainRules.kind, kind), eq(domainRules.value, value)))
    .returning({ value: domainRules.value });
  return rows.length > 0;
}

export async function listRules(queries: Queries): Promise<DomainRule[]> {
  return queries.select().from(domainRules).orderBy(asc(domainRules.kind), asc(domainRules.value));
}
