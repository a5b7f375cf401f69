import { INTAKE_KINDS, type IntakeKind } from "@vitrine/contract";
import { listDropped } from "../platform/journal/drain/dropped-store.ts";
import { waitingBytes } from "../platform/journal/drain/waiting-bytes.ts";
import { journalFolder } from "../platform/journal/open-journals.ts";
import type { Platform } from "../platform/platform.ts";
import { byteSize } from "./byte-size.ts";
import type { CommandResult } from "./operator-socket.ts";

/** More than a month of every kind there is. */
const MOST_DAYS = 100;

export function isJournalCommand([first, verb, ...more]: readonly string[]): boolean {
  return first === "journal" && verb === "status" && more.length === 0;
}

/** `journal status`: how much of each kind waits to be moved into the database, and how many entries are missing. */
export async function journalCommand(
  { database, config }: Pick<Platform, "database" | "config">,
  kinds: readonly IntakeKind[] = INTAKE_KINDS,
): Promise<CommandResult> {
  const rows = [["kind", "promise", "waits"]];
  for (const { name, promise } of kinds)
    rows.push([name, promise, byteSize(await waitingBytes(database.queries, journalFolder(config.dataFolder, name)))]);
  const dropped = await listDropped(database.queries, MOST_DAYS);
  const missing = dropped.map(({ day, kind, count }) => [day, kind, String(count)]);
  const parts = [inColumns(rows), ...(missing.length > 0 ? [inColumns([["day (UTC)", "kind", "not kept"], ...missing])] : [])];
  return { ok: true, output: parts.join("\n") };
}

function inColumns(rows: readonly (readonly string[])[]): string {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  return lines.map((line) => `${line.trimEnd()}\n`).join("");
}
