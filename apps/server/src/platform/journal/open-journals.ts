import { join } from "node:path";
import type { IntakeKind, SyncedKind } from "@vitrine/contract";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { type GatheredJournal, openGatheredJournal } from "./gathered-journal.ts";
import { type Journal, openJournal } from "./journal.ts";

/** A journal a kind, by its name: each takes what its kind is promised. */
export type Journals<Kinds extends readonly IntakeKind[]> = {
  readonly [Kind in Kinds[number] as Kind["name"]]: Kind extends SyncedKind ? Journal : GatheredJournal;
};

export interface OpenJournals<Kinds extends readonly IntakeKind[]> {
  readonly journals: Journals<Kinds>;
  /** What was taken is on disk when it returns. */
  close(): Promise<void>;
}

export interface OpenJournalsOptions<Kinds extends readonly IntakeKind[]> {
  readonly dataFolder: string;
  readonly kinds: Kinds;
  readonly clock: Clock;
  readonly log: Log;
}

const SYNCED_LEAVES_BYTES = 64 * 1024 * 1024;
const GATHERED_LEAVES_BYTES = 256 * 1024 * 1024;
const GATHERED_MOST_BYTES = 1024 * 1024 * 1024;

/** Where the journals are, in a data folder. */
export function journalFolder(dataFolder: string, name: string): string {
  return join(dataFolder, "journal", name);
}

/**
 * Opens the journals of all kinds. One that cannot be opened is told of and tried again by whoever writes into it; it
 * holds up none of the others, and nobody else.
 */
export async function openJournals<const Kinds extends readonly IntakeKind[]>(
  options: OpenJournalsOptions<Kinds>,
): Promise<OpenJournals<Kinds>> {
  const { kinds } = options;
  const opened = await Promise.all(kinds.map(async (kind) => [kind.name, await openOne(kind, options)] as const));
  return {
    journals: Object.fromEntries(opened) as Journals<Kinds>,
    async close() {
      await Promise.all(opened.map(([, journal]) => journal.close()));
    },
  };
}

async function openOne(
  kind: IntakeKind,
  { dataFolder, clock, log }: OpenJournalsOptions<readonly IntakeKind[]>,
): Promise<Journal | GatheredJournal> {
  const files = {
    folder: journalFolder(dataFolder, kind.name),
    id: clock.id("journal"),
    failed: (error: unknown) => log("error", "journal.not_opened", { kind: kind.name, error }),
  };
  if (kind.promise === "synced") return openJournal({ ...files, leavesBytes: kind.leavesBytes ?? SYNCED_LEAVES_BYTES });
  const { mostBytes = GATHERED_MOST_BYTES, leavesBytes = GATHERED_LEAVES_BYTES } = kind;
  return openGatheredJournal({ ...files, kind: kind.name, mostBytes, leavesBytes, clock, log });
}
