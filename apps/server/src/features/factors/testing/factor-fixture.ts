import { randomBytes } from "node:crypto";
import { makeId } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import { readConfig } from "../../../platform/config.ts";
import type { EmailMessage } from "../../../platform/mail/email-message.ts";
import { listOutbox } from "../../../platform/mail/read-outbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import { openPlatform } from "../../../start-app.ts";
import { databaseFixture } from "../../../testing/database-fixture.ts";
import { testBuild } from "../../../testing/test-build.ts";
import { createAccount } from "../../accounts/index.ts";

/** Accounts on a database of their own, and a clock that stands still until it is moved. */
export interface FactorFixture {
  readonly platform: Platform;
  /** Moves the clock; backwards too. */
  advance(ms: number): void;
  newAccount(is?: { readonly language?: Language; readonly isEmailConfirmed?: boolean }): Promise<TestAccount>;
  /** The e-mails to an address, newest first. */
  messagesTo(email: string): Promise<EmailMessage[]>;
  /** The code in the newest e-mail to an address that has one. */
  codeTo(email: string): Promise<string>;
  /** What was logged, with the words of each error. */
  readonly logged: string[];
  stop(): Promise<void>;
}

export interface TestAccount {
  readonly accountId: string;
  readonly email: string;
  readonly language: Language;
}

export async function factorFixture(): Promise<FactorFixture> {
  const fixture = await databaseFixture();
  let now = Date.parse("2026-11-21T12:00:00.000Z");
  const clock: Platform["clock"] = { now: () => now, id: (kind) => makeId(kind, now, randomBytes(16)) };
  const logged: string[] = [];
  const log: Platform["log"] = (_level, event, { error } = {}) =>
    void logged.push(`${event}: ${error instanceof Error ? error.message : ""}`);
  const config = readConfig({ PORT: "3000", VITRINE_DATA: fixture.dataFolder, DATABASE_URL: fixture.databaseUrl });
  const platform = await openPlatform({ config, clock, log, build: testBuild, version: "test" });
  let accounts = 0;
  const messagesTo = async (email: string) =>
    (await listOutbox(platform, 1_000)).flatMap(({ to, message }) => (to === email && message ? [message] : []));
  return {
    platform,
    logged,
    advance(ms) {
      now += ms;
    },
    async newAccount({ language = "pt", isEmailConfirmed = true } = {}) {
      const email = `ana${++accounts}@example.com`;
      const plan = { name: "trial", startAt: new Date(now), renewalDate: null };
      const { id } = await createAccount(platform, { name: "Ana Souza", email, password: null, language, isEmailConfirmed, plan });
      return { accountId: id, email, language };
    },
    messagesTo,
    async codeTo(email) {
      const code = (await messagesTo(email)).find((message) => message.code !== undefined)?.code;
      if (code === undefined) throw new Error(`no code was sent to ${email}`);
      return code;
    },
    async stop() {
      await platform.mail.stop();
      await platform.outgoing.stop();
      await platform.database.stop();
      await fixture.remove();
    },
  };
}

/** `right`, or the code of the refusal with what its message says in place of `{…}`. */
export async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "right";
  } catch (error) {
    const { code, details } = error as { code?: string; details?: { values?: Readonly<Record<string, string | number>> } };
    if (code === undefined || details === undefined) throw error;
    return [code, ...Object.values(details.values ?? {})].join(" ");
  }
}
