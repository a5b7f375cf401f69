import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { makeId } from "@vitrine/contract";
import { LISTENERS } from "../../../open-slices.ts";
import { wholeAccount } from "../../../platform/acting/reach.ts";
import { callerCache } from "../../../platform/callers.ts";
import { readConfig } from "../../../platform/config.ts";
import { openDatabase } from "../../../platform/database/database.ts";
import { openDeliveries } from "../../../platform/delivery/delivery.ts";
import { openEvents } from "../../../platform/events/events.ts";
import { openJobs } from "../../../platform/jobs/jobs.ts";
import { openDeadLetters } from "../../../platform/journal/dead-letters.ts";
import { type Journal, openJournal } from "../../../platform/journal/journal.ts";
import { journalReader } from "../../../platform/journal/journal-reader.ts";
import { openLive } from "../../../platform/live/live.ts";
import type { EmailMessage } from "../../../platform/mail/email-message.ts";
import { openOutbox } from "../../../platform/mail/outbox.ts";
import { listOutbox } from "../../../platform/mail/read-outbox.ts";
import { openOutgoing } from "../../../platform/outgoing/outgoing.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Caller, RequestContext } from "../../../platform/request-context.ts";
import { openSecrets } from "../../../platform/secrets.ts";
import { folderStorage } from "../../../platform/storage/folder-storage.ts";
import { databaseFixture } from "../../../testing/database-fixture.ts";
import { testBuild } from "../../../testing/test-build.ts";
import type { AccountRow } from "../account-store.ts";
import { createAccount, type NewAccount } from "../create-account.ts";

/** What operations stand on, without a server around it, and with a clock that tests move. */
export interface AccountFixture {
  readonly platform: Platform;
  /** What visitors send in, written. */
  readonly journal: Journal;
  readonly clock: { now: number };
  /** What was logged, by event name. */
  readonly logged: string[];
  newAccount(given?: Partial<NewAccount>): Promise<AccountRow>;
  /** A request of somebody who is logged in. */
  as(account: Pick<AccountRow, "id">): RequestContext;
  /** A request of nobody in particular. */
  readonly nobody: RequestContext;
  /** E-mails to an address, newest first. */
  messagesTo(email: string): Promise<EmailMessage[]>;
  stop(): Promise<void>;
}

export const START = Date.UTC(2026, 10, 21, 12);

export async function accountFixture(env: Readonly<Record<string, string>> = {}): Promise<AccountFixture> {
  const fixture = await databaseFixture();
  const config = readConfig({ VITRINE_DATA: fixture.dataFolder, DATABASE_URL: fixture.databaseUrl, ...env });
  const clock = { now: START };
  const logged: string[] = [];
  const ticking = { now: () => clock.now, id: (kind: Parameters<typeof makeId>[0]) => makeId(kind, clock.now, randomBytes(16)) };
  const log = (_level: string, event: string): void => void logged.push(event);
  const database = await openDatabase({
    url: config.databaseUrl,
    folder: config.dataFolder,
    migrations: [],
    workerFile: testBuild.databaseWorker,
    initialiserFile: testBuild.databaseInitialiser,
  });
  const secrets = await openSecrets(config);
  const journalFolder = join(config.dataFolder, "journal");
  const journal = await openJournal({ folder: journalFolder, id: ticking.id("journal") });
  const deadLetters = await openDeadLetters({ folder: join(config.dataFolder, "dead-letters"), secrets, clock: ticking, log });
  const mail = openOutbox({ config, clock: ticking, log, database, secrets, print: () => {} });
  const outgoing = openOutgoing();
  const jobs = openJobs({ database, clock: ticking, log, chance: Math.random });
  const platform: Platform = {
    config,
    clock: ticking,
    log,
    database,
    secrets,
    journals: () => journalReader(journalFolder, journal),
    deadLetters,
    jobs,
    events: openEvents({ jobs, clock: ticking, listeners: LISTENERS }),
    mail,
    outgoing,
    delivery: openDeliveries({ database, clock: ticking, log, secrets, outgoing }),
    storage: await folderStorage(join(config.dataFolder, "storage"), "app"),
    callers: callerCache(ticking),
    live: openLive(null),
  };
  const nobody: RequestContext = {
    requestId: ticking.id("request"),
    language: "pt",
    clientAddress: "200.147.3.157",
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    caller: null,
    requestHeaders: new Headers(),
    replyHeaders: new Headers(),
    givenUp: new AbortController().signal,
  };
  let made = 0;
  return {
    platform,
    journal,
    clock,
    logged,
    nobody,
    newAccount: (given = {}) =>
      createAccount(platform, {
        name: "Ana Souza",
        email: `ana${++made}@example.com`,
        password: null,
        language: "pt",
        plan: { name: "trial", startAt: new Date(START), renewalDate: new Date(START + 14 * 86_400_000) },
        ...given,
      }),
    as: ({ id }) => ({ ...nobody, caller: callerOf(id) }),
    async messagesTo(email) {
      const entries = await listOutbox(platform, 100);
      return entries.flatMap(({ to, message }) => (to === email && message ? [message] : []));
    },
    async stop() {
      await mail.stop();
      await outgoing.stop();
      await journal.close();
      await database.stop();
      await fixture.remove();
    },
  };
}

function callerOf(accountId: string): Caller {
  return {
    ...wholeAccount(accountId),
    actor: { accountId, isAdmin: false, language: "pt", via: "session" },
    role: "owner",
    plan: { name: "trial", startAt: new Date(0), renewalDate: null },
    standing: { kind: "trial", names: { pt: "Teste", en: "Trial", es: "Prueba" }, isActive: true, entitlements: new Set(), siteCap: 1 },
  };
}

/** What an operation is refused with: its code, and the code of the first field that is why. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    const { code, details } = error as { code?: string; details?: { fields?: readonly { path: string; code: string }[] } };
    const field = details?.fields?.[0];
    return `${code ?? String(error)}${field ? ` ${field.path}:${field.code}` : ""}`;
  }
  return "passes";
}
