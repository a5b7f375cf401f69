import { sql } from "drizzle-orm";
import type { Queries } from "./database.ts";

/** Runs work inside a transaction so that an error of it takes back what it did and nothing else. */
export async function inSavepoint<Result>(queries: Queries, work: () => Promise<Result>): Promise<Result> {
  await queries.execute(sql`SAVEPOINT attempt`);
  try {
    const result = await work();
    await queries.execute(sql`RELEASE SAVEPOINT attempt`);
    return result;
  } catch (error) {
    await queries.execute(sql`ROLLBACK TO SAVEPOINT attempt`);
    throw error;
  }
}

/** Runs work inside a transaction and takes back what it did: whether it could be done is all that is wanted. */
export async function inTrial(queries: Queries, work: () => Promise<void>): Promise<void> {
  await queries.execute(sql`SAVEPOINT trial`);
  try {
    await work();
  } finally {
    await queries.execute(sql`ROLLBACK TO SAVEPOINT trial`);
  }
}
