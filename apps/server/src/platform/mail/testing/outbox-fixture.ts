import { sql } from "drizzle-orm";
import { type DatabaseFixture, databaseFixture } from "../../../testing/database-fixture.ts";
import { testBuild } from "../../../testing/test-build.ts";
import { type Clock, systemClock } from "../../clock.ts";
import { type Database, openDatabase, type Queries } from "../../database/database.ts";
import type { Log } from "../../log.ts";
import { secretsUnder } from "../../secrets.ts";
import { mailMigrations } from "../migrations.ts";
import { type EmailMessage, type Outbox, type OutboxOptions, openOutbox } from "../outbox.ts";
import { listOutbox, type OutboxEntry } from "../read-outbox.ts";
import { eventually } from "./eventually.ts";
import { codeMessage } from "./sample-messages.ts";

/** A database with an outbox table, and a clock that stands still until it is told. */
export interface OutboxFixture {
  readonly fixture: DatabaseFixture;
  readonly database: Database;
  readonly clock: Clock & { pass(ms: number): void };
  readonly logged: { readonly event: string; readonly details: unknown }[];
  readonly printed: string[];
  readonly secrets: OutboxOptions["secrets"];
  /** Without a mail server. */
  readonly config: OutboxOptions["config"];
  /** Opens an outbox on it; without a mail server, messages are kept. */
  open(smtpUrl: string | undefined, given?: Partial<OutboxOptions>): Outbox;
  entries(): Promise<OutboxEntry[]>;
  /** Posts a message as a code is sent, unless something else is said. */
  post(outbox: Outbox, key: string, message?: EmailMessage, to?: string, queries?: Queries): Promise<void>;
  /** Each message's key with its state behind it, in the order of letters: `a sent`. */
  states(): Promise<string[]>;
  /** Resolves once these are the states. */
  untilStates(expected: readonly string[]): Promise<void>;
  /** All that the table holds, as text. */
  storedText(): Promise<string>;
  /** Ends the outboxes and forgets all messages: the next test finds what the first one found. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

const START = Date.UTC(2026, 10, 21, 12);

export async function outboxFixture(): Promise<OutboxFixture> {
  const fixture = await databaseFixture();
  const database = await openDatabase({
    url: fixture.databaseUrl,
    folder: fixture.dataFolder,
    migrations: mailMigrations,
    workerFile: testBuild.databaseWorker,
    initialiserFile: testBuild.databaseInitialiser,
  });
  let now = START;
  const clock = {
    now: () => now,
    id: systemClock.id,
    pass(ms: number) {
      now += ms;
    },
  };
  const logged: { event: string; details: unknown }[] = [];
  const log: Log = (_level, event, details) => logged.push({ event, details });
  const printed: string[] = [];
  const secrets = secretsUnder(Buffer.alloc(32, 7));
  const configWith = (smtpUrl: string | undefined) => ({
    publicUrl: "http://localhost:3000",
    mail: { smtpUrl, from: "Vitrine <ola@vitrine.test>" },
  });
  const opened: Outbox[] = [];
  const entries = () => listOutbox({ database, secrets }, 100);
  const states = async () => (await entries()).map(({ key, state }) => `${key} ${state}`).sort();
  return {
    fixture,
    database,
    clock,
    logged,
    printed,
    secrets,
    config: configWith(undefined),
    open(smtpUrl, given = {}) {
      const outbox = openOutbox({
        database,
        clock,
        log,
        config: configWith(smtpUrl),
        secrets,
        print: (text) => printed.push(text),
        ...given,
      });
      opened.push(outbox);
      return outbox;
    },
    entries,
    post: (outbox, key, message = codeMessage, to = "ana@example.com", queries = database.queries) =>
      outbox.post(queries, { to, language: "pt", key, message }),
    states,
    untilStates: (expected) => eventually(states).toEqual(expected),
    async storedText() {
      const { rows } = await database.queries.execute(sql`SELECT * FROM outbox`);
      return JSON.stringify(rows);
    },
    async clear() {
      await Promise.all(opened.splice(0).map((outbox) => outbox.stop()));
      await database.queries.execute(sql`DELETE FROM outbox`);
      logged.length = 0;
      printed.length = 0;
      now = START;
    },
    async stop() {
      await Promise.all(opened.map((outbox) => outbox.stop()));
      await database.stop();
      await fixture.remove();
    },
  };
}
