import { refuseDocument } from "../../../platform/documents/document-input.ts";
import { boundedQueue } from "../../../platform/limits/bounded-queue.ts";
import type { Log } from "../../../platform/log.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { runInThread, ThreadEnded, type ThreadLimits } from "../../../platform/threads/run-in-thread.ts";
import type { HtmlFragment } from "../read-html-fragment.ts";
import { openNotes } from "../reading/notes.ts";
import type { ReadPage } from "../reading/read-page.ts";
import { doReading } from "./do-reading.ts";
import type { FileJob, FragmentJob, PageSight, ReadingAnswer, ReadingJob, SentPage, SightJob, WebJob } from "./reading-job.ts";

/**
 * Reads pages of elsewhere, which may be made to be slow, without holding up anybody else. What takes too long is no page.
 * A job that is given up, in line or in its thread, ends at once with the signal's reason.
 */
export interface PageReader {
  /** @throws Refusal */
  readFile(job: Omit<FileJob, "kind">, givenUp?: AbortSignal): Promise<{ readonly page: ReadPage } | { readonly project: string }>;
  /** @throws Refusal */
  readWeb(job: Omit<WebJob, "kind">, givenUp?: AbortSignal): Promise<ReadPage>;
  /** @throws Refusal */
  lookAt(job: Omit<SightJob, "kind">, givenUp?: AbortSignal): Promise<PageSight>;
  /** @throws Refusal */
  readFragment(job: Omit<FragmentJob, "kind">, givenUp?: AbortSignal): Promise<HtmlFragment>;
  /** Ends what is being read. */
  stop(): void;
}

/** A job of no more bytes is done where it is: a thread costs more than its reading. */
const SMALL_BYTES = 4_000;
/** Threads at once, each of which keeps a processor busy: pages', and one of their own for pastes, which wait for no page. */
const PAGES_AT_ONCE = { key: 2 };
const FRAGMENTS_AT_ONCE = { key: 1 };

export interface ReadingLimits {
  /** Milliseconds that a page may take, and what somebody pastes, who waits for it with the page open. */
  readonly pageMs: number;
  readonly fragmentMs: number;
  readonly memoryMb: ThreadLimits["memoryMb"];
}

const LIMITS: ReadingLimits = { pageMs: 20_000, fragmentMs: 6_000, memoryMb: { old: 192, young: 16 } };

export function openPageReader(file: URL, log: Log, limits: ReadingLimits = LIMITS): PageReader {
  const stopping = new AbortController();
  const { pageMs, fragmentMs, memoryMb } = limits;
  const pages = { queue: boundedQueue(PAGES_AT_ONCE), timeMs: pageMs };
  const fragments = { queue: boundedQueue(FRAGMENTS_AT_ONCE), timeMs: fragmentMs };
  const inThread = (job: ReadingJob, givenUp?: AbortSignal): Promise<ReadingAnswer> => {
    const { queue, timeMs } = job.kind === "fragment" ? fragments : pages;
    const signal = givenUp ? AbortSignal.any([stopping.signal, givenUp]) : stopping.signal;
    return queue.run("threads", () => runInThread<ReadingAnswer>(file, job, { memoryMb, timeMs, signal }), { signal: givenUp });
  };
  const read = async (job: ReadingJob, givenUp?: AbortSignal): Promise<Exclude<ReadingAnswer, { readonly refused: unknown }>> => {
    let answer: ReadingAnswer;
    try {
      answer = bytesOf(job) <= SMALL_BYTES ? doReading(job) : await inThread(job, givenUp);
    } catch (error) {
      givenUp?.throwIfAborted();
      const why = error instanceof ThreadEnded ? error.why : "died";
      if (why === "stopped") throw error;
      // Whatever of it ended the reader, nobody can make a page of it; ours to know where it was not its size.
      log(why === "died" ? "error" : "warn", "importing.not_read", { job: job.kind, why, bytes: bytesOf(job), error });
      throw new Refusal("INVALID_HTML");
    }
    if (!("refused" in answer)) return answer;
    throw answer.refused === "document" ? refuseDocument(answer.problems, "document") : new Refusal(answer.refused);
  };
  const wrong = (kind: string) => new Error(`the reader answered a ${kind} with something else`);
  return {
    async readFile(job, givenUp) {
      const answer = await read({ ...job, kind: "file" }, givenUp);
      if ("project" in answer) return answer;
      if ("page" in answer) return { page: received(answer.page) };
      throw wrong("file");
    },
    async readWeb(job, givenUp) {
      const answer = await read({ ...job, kind: "web" }, givenUp);
      if ("page" in answer) return received(answer.page);
      throw wrong("page");
    },
    async lookAt(job, givenUp) {
      const answer = await read({ ...job, kind: "sight" }, givenUp);
      if ("sight" in answer) return answer.sight;
      throw wrong("page");
    },
    async readFragment(job, givenUp) {
      const answer = await read({ ...job, kind: "fragment" }, givenUp);
      if ("fragment" in answer) return answer.fragment;
      throw wrong("fragment");
    },
    stop: () => stopping.abort(),
  };
}

function received({ notices, ...page }: SentPage): ReadPage {
  return { ...page, notes: openNotes(notices) };
}

function bytesOf(job: ReadingJob): number {
  if (job.kind === "fragment") return job.html.length;
  const sheets = "sheets" in job ? job.sheets : [];
  return sheets.reduce((sum, [, { length }]) => sum + length, job.bytes.length);
}
