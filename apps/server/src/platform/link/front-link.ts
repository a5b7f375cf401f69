import { Agent, request as httpRequest } from "node:http";
import { setTimeout as after } from "node:timers/promises";
import { z } from "zod";
import type { JournalWriter } from "../journal/journal-position.ts";
import { FrontAway } from "./front-away.ts";
import { CHANGES, HEARING, JOURNAL, JOURNAL_AFTER, READY } from "./link-paths.ts";

/** The application's side of the link. */
export interface FrontLink {
  /** The journal of a kind, as the front writes it. */
  journal(kind: string): JournalWriter;
  /**
   * Resolves once the front has heard that a file of storage is another one now, or, with null, that any may be. A front
   * that is away, or does not answer for a second, is passed over: it is told to look at everything again as soon as it
   * answers.
   */
  tell(key: string | null): Promise<void>;
  /** Says, once it has heard all that it was told, that there was nothing else: other nodes are heard. Whether it hears that is nobody's concern. */
  sayHearing(): void;
  /**
   * Says that the application is ready, and what the operator is to read; tried until it is heard.
   */
  sayReady(words: string): Promise<void>;
  close(): void;
}

/** How long a front may take to answer, in milliseconds. */
const PATIENCE_MS = 1_000;
const TRY_AGAIN_MS = 300;

const position = z.object({ id: z.string(), end: z.object({ segment: z.number(), offset: z.number() }) });

interface Asked {
  readonly body?: string;
  /** Ends the call; without it, it ends by itself when the front takes too long. */
  readonly signal?: AbortSignal;
}

/** @param path the front's socket; nobody need listen there yet. */
export function frontLink(path: string): FrontLink {
  const agent = new Agent({ keepAlive: true });
  const closing = new AbortController();
  const ask = (target: string, { body, signal }: Asked = {}): Promise<string> =>
    new Promise((resolve, reject) => {
      const fail = (error: unknown): void => reject(new FrontAway(error));
      const ending = AbortSignal.any([closing.signal, signal ?? AbortSignal.timeout(PATIENCE_MS)]);
      const sent = httpRequest({ socketPath: path, path: target, agent, signal: ending, method: body === undefined ? "GET" : "POST" });
      sent.on("error", fail).on("response", (answer) => {
        let received = "";
        answer.setEncoding("utf8").on("data", (chunk: string) => {
          received += chunk;
        });
        answer.on("error", fail).on("end", () => {
          if ((answer.statusCode ?? 500) < 300) resolve(received);
          else fail(new Error(`the front answered ${answer.statusCode}`));
        });
      });
      sent.end(body);
    });

  // Nobody knows what a front had in memory before it was first spoken to.
  let mustSeeAll = true;
  // Whoever waited once for a front that stands still does not wait again before it has answered.
  let isSilent = false;
  let retry: NodeJS.Timeout | undefined;
  let queued: { readonly keys: Set<string | null>; readonly sent: Promise<void> } | null = null;
  let last: Promise<void> = Promise.resolve();
  const send = async (keys: ReadonlySet<string | null>): Promise<void> => {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    try {
      await ask(CHANGES, { body: JSON.stringify(mustSeeAll || keys.has(null) ? null : [...keys]), signal: patience });
      mustSeeAll = false;
      isSilent = false;
    } catch {
      mustSeeAll = true;
      // The clock cannot say it: a timer may ring a moment early, and a refusal may be read late.
      isSilent = patience.aborted;
      clearTimeout(retry);
      if (!closing.signal.aborted) retry = setTimeout(() => void queue(), TRY_AGAIN_MS).unref();
    }
  };
  /** What changes while one call is under way goes with the next. */
  const queue = (key?: string | null): Promise<void> => {
    if (!queued) {
      const keys = new Set<string | null>();
      const sent = last.then(() => {
        queued = null;
        return send(keys);
      });
      last = sent;
      queued = { keys, sent };
    }
    if (key !== undefined) queued.keys.add(key);
    return queued.sent;
  };
  const tell = async (key: string | null): Promise<void> => {
    const heard = queue(key);
    if (isSilent) return;
    const waiting = new AbortController();
    const patience = after(PATIENCE_MS, true, { signal: waiting.signal }).catch(() => false);
    if (await Promise.race([heard.then(() => false), patience])) isSilent = true;
    waiting.abort();
  };
  void queue();
  return {
    tell,
    sayHearing() {
      void last.then(() => {
        if (!mustSeeAll) ask(HEARING, { body: "" }).catch(() => undefined);
      });
    },
    async sayReady(words) {
      while (!closing.signal.aborted) {
        const isSaid = await ask(READY, { body: words }).then(
          () => true,
          () => false,
        );
        if (isSaid) return;
        await after(TRY_AGAIN_MS);
      }
    },
    journal: (kind) => ({
      async position() {
        return position.parse(JSON.parse(await ask(`${JOURNAL}?kind=${kind}`)));
      },
      async waitFor({ segment, offset }, signal) {
        const quiet = signal ?? new AbortController().signal;
        await ask(`${JOURNAL_AFTER}?kind=${kind}&segment=${segment}&offset=${offset}`, { signal: quiet }).catch((error: unknown) => {
          if (!quiet.aborted) throw error;
        });
      },
    }),
    close() {
      clearTimeout(retry);
      closing.abort();
      agent.destroy();
    },
  };
}
