import type { Database } from "../platform/database/database.ts";
import { byteSize } from "./byte-size.ts";
import type { CommandResult } from "./operator-socket.ts";

/** To the second, in UTC. */
const stamp = (at: Date | null): string => at?.toISOString().slice(0, 19).replace("T", " ") ?? "-";

export function isDatabaseCommand([first, verb, ...more]: readonly string[]): boolean {
  return first === "database" && verb === "status" && more.length === 0;
}

/** `database status`: what each table holds, and when it was last looked after. */
export async function databaseCommand(database: Pick<Database, "tableStates" | "housekeeper">): Promise<CommandResult> {
  const states = (await database.tableStates()).filter(({ name }) => !name.startsWith("pg_"));
  const rows = states.map(({ name, rows, dead, toastDead, bytes, analysedAt, vacuumedAt }) => [
    ...[name, rows < 0 ? "-" : String(Math.round(rows)), String(dead + toastDead), byteSize(bytes)],
    ...[stamp(analysedAt), stamp(vacuumedAt)],
  ]);
  const table = [["table", "rows", "dead", "size", "analysed", "vacuumed"], ...rows];
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const text = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const who = database.housekeeper
    ? "The embedded database: Vitrine looks after it while the server runs. Times (UTC) and dead rows since its start."
    : "A PostgreSQL server: its own autovacuum looks after it.";
  return { ok: true, output: `${who}\n\n${text.join("\n")}\n` };
}
