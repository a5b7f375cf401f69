import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { z } from "zod";
import type { Queries } from "../database/database.ts";
import type { Log } from "../log.ts";

/** What nodes on one database tell each other. */
export type NodeMessage =
  | { readonly topic: string; readonly channel: string; readonly data: unknown }
  | { readonly forgotten: string }
  | { readonly missed: true };

/** The way to the other nodes. */
export interface NodeBus {
  /** Takes no time; what cannot be sent for a while is sent later, or comes to the others as "something was missed". */
  send(message: NodeMessage): void;
  /** Begins to hear the others; `missed` is called each time it could not for a while. */
  listen(hear: (message: NodeMessage) => void, missed: () => void): void;
  stop(): Promise<void>;
}

export interface BusOptions {
  /** The PostgreSQL server: a connection of its own listens there. */
  readonly url: string;
  readonly queries: Queries;
  readonly log: Log;
  /** How long until a lost connection is tried again, and how often one is asked whether it is alive, in milliseconds. */
  readonly timing?: { readonly retry: number; readonly ask: number };
}

const CHANNEL = "vitrine_live";
/** PostgreSQL takes less than 8,000 bytes. */
const MOST_BYTES = 7_900;
/** More than this waits for a database that is away: then all of it is one thing that was missed. */
const MOST_WAITING = 1_000;
const TIMING = { retry: 1_000, ask: 30_000 };

const heard = z
  .union([
    z.object({ from: z.string(), topic: z.string(), channel: z.string(), data: z.unknown() }),
    z.object({ from: z.string(), forgotten: z.string() }),
    z.object({ from: z.string(), missed: z.literal(true) }),
  ])
  .nullable()
  .catch(null);

/** Nodes hear of each other by LISTEN and NOTIFY. */
export function postgresBus({ url, queries, log, timing = TIMING }: BusOptions): NodeBus {
  const self = randomBytes(8).toString("hex");
  let waiting: string[] = [];
  let sending: Promise<void> | null = null;
  let isStopped = false;
  let isListening = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let retrying: NodeJS.Timeout | undefined;

  const textOf = (message: NodeMessage): string => JSON.stringify({ from: self, ...message });
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

  const listen = async (hear: (message: NodeMessage) => void, missed: () => void): Promise<void> => {
    const own = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = own;
    let isOver = false;
    const again = (error?: unknown): void => {
      if (isOver) return;
      isOver = true;
      clearInterval(timer);
      own.end().catch(() => {});
      if (isStopped) return;
      log("warn", "live.not_listening", { error });
      timer = setTimeout(() => void listen(hear, missed), timing.retry).unref();
    };
    own.on("error", again).on("end", () => again());
    own.on("notification", ({ payload }) => {
      const message = heard.parse(readJson(payload));
      if (message && message.from !== self) hear(message as NodeMessage);
    });
    try {
      await own.connect();
      await own.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      again(error);
      return;
    }
    // Also the first time: whoever was here before did not hear what was told until now.
    missed();
    timer = setInterval(() => {
      const late = setTimeout(() => again(new Error("no answer")), timing.ask / 3);
      own.query("SELECT 1").then(() => clearTimeout(late), again);
    }, timing.ask).unref();
  };

  return {
    send(message) {
      const text = textOf(message);
      if (waiting.length >= MOST_WAITING) waiting = [textOf({ missed: true })];
      waiting.push(Buffer.byteLength(text) > MOST_BYTES ? textOf({ missed: true }) : text);
      send();
    },
    listen(hear, missed) {
      if (isListening) return;
      isListening = true;
      void listen(hear, missed);
    },
    async stop() {
      clearTimeout(timer);
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
