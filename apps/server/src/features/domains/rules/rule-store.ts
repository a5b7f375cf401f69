import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { domainRules } from "../tables.ts";

export type DomainRule = typeof domainRules.$inferSelect;

/** Those of some names that a rule forbids: for themselves, or for one that they are under. */
export async function findForbidden(queries: Queries, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const values = [...new Set(names.flatMap(upwards))];
  const rows = await queries
    .select({ value: domainRules.value })
    .from(domainRules)
    .where(and(eq(domainRules.kind, "name"), inArray(domainRules.value, values)));
  const ruled = new Set(rows.map(({ value }) => value));
  return new Set(names.filter((name) => upwards(name).some((value) => ruled.has(value))));
}

/** A name, and those that it is under. */
function upwards(name: string): string[] {
  const labels = name.split(".");
  return labels.map((_, at) => labels.slice(at).join("."));
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
