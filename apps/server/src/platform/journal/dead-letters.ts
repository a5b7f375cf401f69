import { open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { LEADS } from "@vitrine/contract";
import type { Clock } from "../clock.ts";
import { makeFolder, syncFolder } from "../durable-folder.ts";
import type { Log } from "../log.ts";
import type { Secrets } from "../secrets.ts";
import { type DeadLetter, type DeadLetterFate, isStoredDeadLetter, type NewDeadLetter, type StoredDeadLetter } from "./dead-letter.ts";
import { decodeLines, encodeLine } from "./segment.ts";

/** What a journal held and nobody could take, on disk until the operator decides or its time is over. */
export interface DeadLetters {
  /** On disk when it returns. A letter whose id is known already is left as it is, whatever became of it. */
  put(letters: readonly NewDeadLetter[]): Promise<void>;
  /** Those there are, oldest first; of those that were fed back or removed, the fate alone is left. */
  list(): readonly DeadLetter[];
  find(id: string): DeadLetter | undefined;
  /** What a letter holds; null when that is gone, or the key it was sealed under. */
  read(id: string): Promise<unknown>;
  /** The kept letters that may be an account's, with what they hold, read a segment at a time. */
  keptOf(accountId: string): AsyncIterable<{ readonly letter: DeadLetter; readonly content: unknown }>;
  /** Does away with what letters hold. Their ids stay known: the journal may come by them once more. */
  close(ids: readonly string[], fate: Exclude<DeadLetterFate, "kept">): Promise<void>;
  /** Removes all that is an account's; how many there were. */
  removeOf(accountId: string): Promise<number>;
  /** Removes those set aside before a moment, in milliseconds since 1970. */
  purge(before: number): Promise<void>;
}

export interface DeadLettersOptions {
  readonly folder: string;
  readonly secrets: Pick<Secrets, "seal" | "open">;
  readonly clock: Pick<Clock, "now">;
  readonly log: Log;
}

const PURPOSE = "dead-letter";
const DRAFT = "draft";
const NAME = /^(\d{12})\.log$/;

type Change = (letter: StoredDeadLetter) => StoredDeadLetter | null;

export async function openDeadLetters({ folder, secrets, clock, log }: DeadLettersOptions): Promise<DeadLetters> {
  await makeFolder(folder);
  await rm(join(folder, DRAFT), { force: true });
  const known = new Map<string, { readonly letter: DeadLetter; readonly file: string }>();
  let sequence = 0;
  let last: Promise<unknown> = Promise.resolve();

  const readFrom = async (file: string): Promise<StoredDeadLetter[]> => {
    const { records, damaged } = decodeLines(await readFile(join(folder, file)));
    if (damaged.length > 0) log("error", "dead_letters.damaged", { file, lines: damaged.length });
    return records.filter(isStoredDeadLetter).map((letter) => ({ ...letter, kind: letter.kind ?? LEADS.name }));
  };
  const opened = (sealed: string | null): unknown => {
    try {
      return sealed === null ? null : JSON.parse(secrets.open(sealed, PURPOSE));
    } catch {
      return null;
    }
  };
  const remember = (file: string, letters: readonly StoredDeadLetter[]): void => {
    for (const { sealed: _, ...letter } of letters) known.set(letter.id, { letter, file });
  };
  /** Written beside, synced and renamed: a segment is the old one or the new one. */
  const write = async (file: string, letters: readonly StoredDeadLetter[]): Promise<void> => {
    const draft = await open(join(folder, DRAFT), "w", 0o600);
    try {
      await draft.writeFile(letters.map(encodeLine).join(""));
      await draft.sync();
    } finally {
      await draft.close();
    }
    await rename(join(folder, DRAFT), join(folder, file));
    await syncFolder(folder);
    remember(file, letters);
  };
  const rewrite = async (ids: readonly string[], change: Change): Promise<void> => {
    const chosen = new Set(ids);
    const files = new Set(ids.flatMap((id) => known.get(id)?.file ?? []));
    for (const file of files) {
      const before = await readFrom(file);
      const after = before.flatMap((letter) => (chosen.has(letter.id) ? (change(letter) ?? []) : letter));
      if (after.length > 0) await write(file, after);
      else {
        await rm(join(folder, file), { force: true });
        await syncFolder(folder);
      }
      const left = new Set(after.map(({ id }) => id));
      for (const { id } of before) if (!left.has(id)) known.delete(id);
    }
  };
  // One after the other: two changes of one segment must not each keep what the other took away.
  const runExclusively = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  for (const file of (await readdir(folder)).filter((name) => NAME.test(name)).sort()) {
    sequence = Number(NAME.exec(file)?.[1]);
    remember(file, await readFrom(file));
  }

  return {
    put: (letters) =>
      runExclusively(async () => {
        const at = clock.now();
        const fresh = letters.filter(({ id }) => !known.has(id));
        if (fresh.length === 0) return;
        sequence += 1;
        const stored = fresh.map(({ content, ...letter }): StoredDeadLetter => {
          return { ...letter, at, fate: "kept", sealed: secrets.seal(JSON.stringify(content), PURPOSE) };
        });
        await write(`${String(sequence).padStart(12, "0")}.log`, stored);
      }),
    list: () => [...known.values()].map(({ letter }) => letter).sort((a, b) => a.at - b.at),
    find: (id) => known.get(id)?.letter,
    read: (id) =>
      runExclusively(async () => {
        const file = known.get(id)?.file;
        const letter = file && (await readFrom(file)).find((each) => each.id === id);
        return letter ? opened(letter.sealed) : null;
      }),
    async *keptOf(accountId) {
      const isWanted = (letter: DeadLetter): boolean => letter.fate === "kept" && letter.accountIds.includes(accountId);
      const wanted = () => [...known.values()].filter(({ letter }) => isWanted(letter)).map(({ file }) => file);
      for (const file of new Set(wanted())) {
        // What was in it may have been fed back since, and the file be gone.
        const letters = await runExclusively(async () => (wanted().includes(file) ? readFrom(file) : []));
        for (const { sealed, ...letter } of letters.filter(isWanted)) yield { letter, content: opened(sealed) };
      }
    },
    close: (ids, fate) => runExclusively(() => rewrite(ids, (letter) => ({ ...letter, fate, sealed: null }))),
    removeOf: (accountId) =>
      runExclusively(async () => {
        const own = [...known.values()].filter(({ letter }) => letter.accountIds.includes(accountId)).map(({ letter }) => letter.id);
        await rewrite(own, () => null);
        return own.length;
      }),
    purge: (before) =>
      runExclusively(async () => {
        const now = clock.now();
        const letters = [...known.values()].map(({ letter }) => letter);
        // A clock that ran ahead and was set back must not make a letter stay for years.
        const early = letters.filter(({ at }) => at > now).map(({ id }) => id);
        await rewrite(early, (letter) => ({ ...letter, at: now }));
        const over = letters.filter(({ at }) => at < before).map(({ id }) => id);
        await rewrite(over, () => null);
      }),
  };
}
