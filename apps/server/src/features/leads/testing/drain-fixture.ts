import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LeadEntry } from "@vitrine/contract";
import { wholeAccount } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { openDeadLetters } from "../../../platform/journal/dead-letters.ts";
import type { ProcessLoad } from "../../../platform/journal/drain/process-load.ts";
import { type Drainer, startDrain } from "../../../platform/journal/drain/start-drain.ts";
import { openJournal } from "../../../platform/journal/journal.ts";
import type { JournalPosition } from "../../../platform/journal/journal-position.ts";
import { journalReader } from "../../../platform/journal/journal-reader.ts";
import type { Platform } from "../../../platform/platform.ts";
import { leadEntry } from "../../../testing/lead-entry.ts";
import { findPresence } from "../../accounts/index.ts";
import { type AccountFixture, accountFixture } from "../../accounts/testing/account-fixture.ts";
import { leadDrain } from "../drain/lead-drain.ts";
import { listLeads } from "../lead-store.ts";

/** More than any test stores. */
const MOST_LEADS = 10_000;

/** One server's journal, dead letters and drain, on a folder and a database that others may have too. */
export interface DrainNode {
  readonly platform: Platform;
  readonly drainer: Drainer;
  readonly folder: string;
  /** The id of the journal it writes. */
  readonly journalId: string;
  /** What was logged: event and details, as text. */
  readonly logged: string[];
  /** How long the drain wants to rest now, in milliseconds; null while it works or waits for something to come. */
  resting(): number | null;
  /** Lets so much time pass, each rest of the drain in its turn; ends as it rests again, or has nothing to do. */
  pass(ms: number): Promise<void>;
  takeIn(...entries: readonly Partial<LeadEntry>[]): Promise<LeadEntry[]>;
  /** A node that ends as if it were killed leaves its files as they are; closing tidies up nothing that matters. */
  stop(): Promise<void>;
}

export interface DrainFixture {
  readonly accounts: AccountFixture;
  /** A new folder, gone at the end. */
  folder(): string;
  /** Starts a node; what is in `sabotage` at a transaction's beginning is done in it before anything else. */
  node(folder: string): Promise<DrainNode>;
  sabotage: Parameters<Queries["execute"]>[0] | null;
  /** What everything a drain does took, and how much of that time calls kept the process at work. */
  load: ProcessLoad;
  /** What is stored of an account: its leads by address, with their counts. */
  stored(accountId: string): Promise<Record<string, number>>;
  stop(): Promise<void>;
}

export async function drainFixture(): Promise<DrainFixture> {
  const accounts = await accountFixture();
  const { platform: base, clock } = accounts;
  const folders: string[] = [];
  const nodes = new Set<DrainNode>();
  const fixture: DrainFixture = {
    accounts,
    sabotage: null,
    load: { ms: 0, busy: 0 },
    folder() {
      const folder = mkdtempSync(join(tmpdir(), "vitrine-node-"));
      folders.push(folder);
      return folder;
    },
    async node(folder) {
      const logged: string[] = [];
      const log: Platform["log"] = (_level, event, details) => void logged.push(`${event} ${JSON.stringify(details ?? {})}`);
      const database: Platform["database"] = {
        ...base.database,
        transaction: (work) =>
          base.database.transaction(async (queries) => {
            if (fixture.sabotage) await queries.execute(fixture.sabotage);
            return work(queries);
          }),
      };
      const deadLetters = await openDeadLetters({ ...base, folder: join(folder, "dead-letters"), log });
      const journal = await openJournal({ folder: join(folder, "leads"), id: base.clock.id("journal"), segmentBytes: 4_000 });
      let isIdle = false;
      const waitFor = async (after: JournalPosition, signal?: AbortSignal): Promise<void> => {
        isIdle = true;
        await journal.waitFor(after, signal);
        isIdle = false;
      };
      const platform: Platform = {
        ...base,
        database,
        deadLetters,
        journals: () => ({ ...journalReader(join(folder, "leads"), journal), waitFor }),
        log,
      };
      let rest: { readonly ms: number; readonly over: () => void } | null = null;
      const wait = (ms: number, signal: AbortSignal): Promise<void> =>
        new Promise((resolve) => {
          const over = (): void => {
            rest = null;
            resolve();
          };
          rest = { ms, over };
          signal.addEventListener("abort", over);
        });
      const drainer = startDrain(platform, leadDrain(base, findPresence), { wait, measure: () => () => fixture.load });
      const settle = async (): Promise<void> => {
        do await new Promise((resolve) => setImmediate(resolve));
        while (rest === null && !isIdle);
      };
      const node: DrainNode = {
        platform,
        drainer,
        folder,
        journalId: journal.id,
        logged,
        resting: () => rest?.ms ?? null,
        async pass(ms) {
          const until = clock.now + ms;
          for (await settle(); rest && clock.now + rest.ms <= until; await settle()) {
            clock.now += rest.ms;
            rest.over();
          }
          clock.now = Math.max(clock.now, until);
        },
        async takeIn(...given) {
          const entries = given.map((entry) => leadEntry({ at: clock.now, id: base.clock.id("lead"), ...entry }));
          await Promise.all(entries.map((entry) => journal.append(entry)));
          return entries;
        },
        async stop() {
          nodes.delete(node);
          await drainer.stop();
          await journal.close();
        },
      };
      nodes.add(node);
      return node;
    },
    async stored(accountId) {
      const rows = await listLeads(base.database.queries, wholeAccount(accountId), { box: "all" }, MOST_LEADS, null);
      if (new Set(rows.map(({ ip }) => ip)).size !== rows.length) throw new Error("two leads of one address");
      return Object.fromEntries(rows.map(({ ip, count }) => [ip, count]));
    },
    async stop() {
      for (const node of nodes) await node.stop();
      await accounts.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
  return fixture;
}
