import { createHash } from "node:crypto";
import type { LeadEntry } from "@vitrine/contract";
import type { Queries } from "../../platform/database/database.ts";
import { JOURNAL_START, type JournalPosition } from "../../platform/journal/journal.ts";
import type { Platform } from "../../platform/platform.ts";
import { countAgain, findFoldable, insertLeads, type LeadRow, readCursor, writeCursor } from "./lead-store.ts";

const JOURNAL = "leads";
const BATCH_BYTES = 512 * 1024;
/** The same answers from the same address to the same form within this are one lead. */
const FOLD_MS = 10 * 60_000;
const RETRY_MS = 1_000;

export interface Drainer {
  /** Resolves once everything that was in the journal at the call is in the database. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Moves leads from the journal to the database, for as long as the server runs; waits while the database is away. */
export function startDrainer(platform: Platform): Drainer {
  const { journal, log } = platform;
  let isStopped = false;
  let position: JournalPosition | null = null;
  let cancelPause = (): void => {};
  const loop = async (): Promise<void> => {
    while (!isStopped) {
      try {
        position = await drainOnce(platform);
        if (position && !isStopped) {
          await journal.waitFor(position);
        }
      } catch (error) {
        log("warn", "leads.drain_waits", { error });
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, RETRY_MS);
          cancelPause = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    }
  };
  const running = loop();
  return {
    async caughtUp() {
      while ((await drainOnce(platform)) === null);
    },
    async stop() {
      isStopped = true;
      cancelPause();
      await running;
    },
  };
}

/**
 * Drains one batch: rows and cursor move in one transaction, so that each entry is in the database once,
 * whatever happens in between. Returns the position when there was nothing left, null when there may be more.
 */
async function drainOnce({ database, journal, log }: Platform): Promise<JournalPosition | null> {
  const outcome = await database.transaction(async (queries) => {
    const from = (await readCursor(queries, JOURNAL)) ?? JOURNAL_START;
    const batch = await journal.read(from, BATCH_BYTES);
    if (batch.damaged > 0) log("error", "journal.damaged", { lines: batch.damaged, before: batch.next });
    // The end is where the journal was read to, which may be a later segment than the cursor's.
    if (batch.records.length === 0) return { end: batch.next, next: batch.next };
    await store(queries, batch.records as LeadEntry[]);
    await writeCursor(queries, JOURNAL, batch.next);
    return { end: null, next: batch.next };
  });
  if (outcome.end === null) await journal.forget(outcome.next);
  return outcome.end;
}

function foldKey(entry: LeadEntry): string {
  const said = entry.answers.map(({ name, value }) => [name, value]);
  return createHash("sha256")
    .update(JSON.stringify([entry.formId, entry.ip, said]))
    .digest("base64url");
}

async function store(queries: Queries, entries: readonly LeadEntry[]): Promise<void> {
  const keyed = entries.map((entry) => ({ entry, key: foldKey(entry) }));
  const first = Math.min(...entries.map(({ at }) => at));
  const foldable = await findFoldable(queries, [...new Set(keyed.map(({ key }) => key))], new Date(first - FOLD_MS));
  const fresh = new Map<string, LeadRow>();
  const again = new Map<string, { times: number; at: Date }>();
  const rows: LeadRow[] = [];
  for (const { entry, key } of keyed) {
    const row = fresh.get(key);
    if (row && entry.at - row.createdAt.getTime() <= FOLD_MS) {
      row.count += 1;
      row.updatedAt = new Date(entry.at);
      continue;
    }
    const known = foldable.get(key);
    if (!row && known && entry.at - known.createdAt.getTime() <= FOLD_MS) {
      again.set(known.id, { times: (again.get(known.id)?.times ?? 0) + 1, at: new Date(entry.at) });
      continue;
    }
    const added = leadRow(entry, key);
    fresh.set(key, added);
    rows.push(added);
  }
  for (let i = 0; i < rows.length; i += 500) await insertLeads(queries, rows.slice(i, i + 500));
  for (const [id, { times, at }] of again) await countAgain(queries, id, times, at);
}

function leadRow(entry: LeadEntry, key: string): LeadRow {
  const at = new Date(entry.at);
  return {
    id: entry.id,
    accountId: entry.accountId,
    siteId: entry.siteId,
    pageId: entry.pageId,
    formId: entry.formId,
    formName: entry.formName,
    status: "completed",
    isContactable: entry.answers.some(({ input, value }) => (input === "email" || input === "phone") && value !== ""),
    isSuspect: entry.isSuspect,
    answers: [...entry.answers],
    pageUri: entry.pageUri,
    referer: entry.referer,
    ip: entry.ip,
    userAgent: entry.userAgent,
    foldKey: key,
    count: 1,
    createdAt: at,
    updatedAt: at,
  };
}
