import type { Queries } from "../../platform/database/database.ts";
import { accounts } from "./tables.ts";

/** The plan names that accounts are on, each once. */
export async function listPlanNames(queries: Queries): Promise<string[]> {
  const rows = await queries.selectDistinct({ name: accounts.planName }).from(accounts);
  return rows.map(({ name }) => name);
}
