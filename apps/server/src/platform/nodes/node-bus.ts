import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { z } from "zod";
import type { Queries } from "../database/database.ts";
import type { Log } from "../log.ts";
import { type Peers, peersHeard } from "./peers-heard.ts";

/** What nodes on one database tell each other. */
export type NodeMessage =
  | { readonly topic: string; readonly channel: string; readonly data: unknown }
  | { readonly forgotten: string }
  /** A file of the storage they share, by its key; with null it may have been any. */
  | { readonly changed: string | null }
  | { readonly missed: true };

/** Who wants to hear the other nodes. */
export interface NodeListener {
  hear(message: NodeMessage): void;
  /** Each time they could not be heard for a while, the time before the first word included. */
  missed(): void;
  /**
   * About once a second, while all that was told before is heard and no node has fallen silent without a word: what such a
   * node did last it may not have told.
   */
  inTouch?(): void;
}

/** The way to the other nodes. */
export interface NodeBus {
  /** Takes no time; what cannot be sent for a while is sent later, or comes to the others as "something was missed". */
  send(message: NodeMessage): void;
  /** Begins to hear the others. */
  listen(listener: NodeListener): void;
  stop(): Promise<void>;
}

export interface BusTiming {
  /** How long until a lost connection is tried again. */
  readonly retry: number;
  /** How often one is asked whether it is alive. */
  readonly ask: number;
  /** How often a node says that it is there. */
  readonly beat: number;
}

export interface BusOptions {
  /** The PostgreSQL server: a connection of its own listens there. */
  readonly url: string;
  readonly queries: Queries;
  readonly log: Log;
  /** In milliseconds. */
  readonly timing?: BusTiming;
}

const CHANNEL = "vitrine_live";
/** PostgreSQL takes less than 8,000 bytes. */
const MOST_BYTES = 7_900;
/** More than this waits for a database that is away: then all of it is one thing that was missed. */
const MOST_WAITING = 1_000;
const TIMING: BusTiming = { retry: 1_000, ask: 30_000, beat: 1_000 };

const from = z.string();
const heard = z
  .union([
    z.object({ from, topic: z.string(), channel: z.string(), data: z.unknown() }),
    z.object({ from, forgotten: z.string() }),
    z.object({ from, changed: z.string().nullable() }),
    z.object({ from, missed: z.literal(true) }),
    z.object({ from, beat: z.number() }),
    z.object({ from, leaving: z.literal(true) }),
  ])
  .nullable()
  .catch(null);

/** Nodes hear of each other by LISTEN and NOTIFY. */
export function postgresBus({ url, queries, log, timing = TIMING }: BusOptions): NodeBus {
  const self = randomBytes(8).toString("hex");
  const listeners: NodeListener[] = [];
  let waiting: string[] = [];
  let sending: Promise<void> | null = null;
  let isStopped = false;
  let isHearing = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let beating: NodeJS.Timeout | undefined;
  let retrying: NodeJS.Timeout | undefined;
  let beats = 0;
  let echoed = 0;
  const peers: Peers = peersHeard(timing.beat);

  const textOf = (message: NodeMessage | { readonly beat: number } | { readonly leaving: true }): string =>
    JSON.stringify({ from: self, ...message });
  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await queries
        .execute(sql`SELECT pg_notify(${CHANNEL}, message) FROM unnest(${sql.param(batch)}::text[]) AS message`)
        .catch((error) => {
          waiting = [...batch, ...waiting];
          throw error;
        });
    }
  };
  const send = (): void => {
    if (sending || isStopped) return;
    sending = flush()
      .catch((error: unknown) => {
        log("warn", "live.not_sent", { waiting: waiting.length, error });
        retrying = setTimeout(send, timing.retry).unref();
      })
      .finally(() => {
        sending = null;
        if (waiting.length > 0 && !retrying) send();
      });
    retrying = undefined;
  };
  const add = (text: string): void => {
    if (waiting.length >= MOST_WAITING) waiting = [textOf({ missed: true })];
    waiting.push(Buffer.byteLength(text) > MOST_BYTES ? textOf({ missed: true }) : text);
    send();
  };
  /** In one line with all that is told: whoever hears it has heard what was told before, and this node as well. */
  const beat = (): void => {
    // One that has not gone yet, or has not come, says nothing that a second would not say later.
    if (sending === null && waiting.length === 0) add(textOf({ beat: ++beats }));
  };

  const hear = (payload: string | undefined): void => {
    const message = heard.parse(readJson(payload));
    if (!message) return;
    if (message.from !== self) {
      if ("leaving" in message) peers.leave(message.from);
      else peers.hear(message.from);
      if ("beat" in message || "leaving" in message) return;
      for (const listener of listeners) listener.hear(message as NodeMessage);
    } else if ("beat" in message && message.beat > echoed) {
      echoed = message.beat;
      if (peers.areAllThere()) for (const listener of listeners) listener.inTouch?.();
    }
  };
  const listen = async (): Promise<void> => {
    const own = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = own;
    let isOver = false;
    const again = (error?: unknown): void => {
      if (isOver) return;
      isOver = true;
      isHearing = false;
      clearInterval(timer);
      own.end().catch(() => {});
      if (isStopped) return;
      log("warn", "live.not_listening", { error });
      timer = setTimeout(() => void listen(), timing.retry).unref();
    };
    own.on("error", again).on("end", () => again());
    own.on("notification", ({ payload }) => hear(payload));
    try {
      await own.connect();
      await own.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      again(error);
      return;
    }
    isHearing = true;
    // Also the first time: whoever was here before did not hear what was told until now.
    for (const listener of listeners) listener.missed();
    beat();
    timer = setInterval(() => {
      const late = setTimeout(() => again(new Error("no answer")), timing.ask / 3);
      own.query("SELECT 1").then(() => clearTimeout(late), again);
    }, timing.ask).unref();
  };

  return {
    send: (message) => add(textOf(message)),
    listen(listener) {
      listeners.push(listener);
      if (isHearing) listener.missed();
      if (listeners.length > 1) return;
      beating = setInterval(beat, timing.beat).unref();
      void listen();
    },
    async stop() {
      clearInterval(beating);
      clearTimeout(timer);
      if (listeners.length > 0) add(textOf({ leaving: true }));
      await sending;
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(retrying);
      await client?.end().catch(() => {});
    },
  };
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
