import { randomBytes } from "node:crypto";
import type { Router } from "@orpc/server";
import { type Contract, type IdKind, makeId } from "@vitrine/contract";
import { readConfig } from "../../../platform/config.ts";
import { answerApi } from "../../../platform/http/api/answer-api.ts";
import { openApi } from "../../../platform/http/api/api.ts";
import type { EmailMessage } from "../../../platform/mail/email-message.ts";
import { listOutbox } from "../../../platform/mail/read-outbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { openPlatform } from "../../../start-app.ts";
import { databaseFixture } from "../../../testing/database-fixture.ts";
import type { DatabaseRelay } from "../../../testing/database-relay.ts";
import { solvePuzzle } from "../../../testing/solve-captcha.ts";
import { testBuild } from "../../../testing/test-build.ts";
import { type TestMemberships, testMemberships } from "../../../testing/test-memberships.ts";
import { createAccount } from "../../accounts/index.ts";
import { accountRoutes } from "../../accounts/routes.ts";
import { recordSupportAction } from "../../audit/record-support-action.ts";
import { auditRoutes } from "../../audit/routes.ts";
import { openPlanTable, type PlanTable } from "../../billing/index.ts";
import { captchaRoutes } from "../../captcha/routes.ts";
import { factorRoutes } from "../../factors/routes.ts";
import { forgetDevices } from "../index.ts";
import { sessionRoutes } from "../routes.ts";
import { cookieName } from "../session/cookies.ts";
import { identifyCaller } from "../session/identify-caller.ts";
import { startSupport } from "../support/support.ts";
import { PASSWORD, type SessionBrowser, sessionBrowser } from "./session-browser.ts";

export { FINGERPRINT, PASSWORD, type SessionBrowser } from "./session-browser.ts";

interface NewPerson {
  readonly email?: string;
  readonly isConfirmed?: boolean;
  readonly isAdmin?: boolean;
  readonly password?: string | null;
}

/** The API of accounts, factors and sessions as it is served, under a clock that a test moves. */
export interface SessionFixture {
  readonly platform: Platform;
  readonly plans: PlanTable;
  /** Nobody is at work in another account than his own until a test says so. */
  readonly memberships: TestMemberships;
  /** Milliseconds since 1970; set it to any moment. */
  now: number;
  /** Makes an account; its address. */
  newAccount(is?: NewPerson): Promise<string>;
  newBrowser(address?: string): SessionBrowser;
  /** Turns codes by e-mail on for somebody who has just logged in. */
  turnOnCodes(browser: SessionBrowser): Promise<void>;
  /** What was written to an address, newest first. */
  messagesTo(email: string): Promise<readonly EmailMessage[]>;
  /** The newest code sent to an address. */
  codeTo(email: string): Promise<string>;
  captcha(action: "login" | "signup" | "recover"): Promise<string>;
  /** Lets the administrator in a browser act for an account. */
  actFor(browser: SessionBrowser, accountId: string): Promise<void>;
  /** Takes the database away for good. */
  loseDatabase(): Promise<void>;
  stop(): Promise<void>;
}

const PUBLIC_URL = "http://localhost:3999";

export async function sessionFixture(env: Readonly<Record<string, string>> = {}, relay?: DatabaseRelay): Promise<SessionFixture> {
  const files = await databaseFixture();
  const databaseUrl = relay && files.databaseUrl ? await relay.to(files.databaseUrl) : files.databaseUrl;
  const config = readConfig({ PORT: "3999", VITRINE_DATA: files.dataFolder, DATABASE_URL: databaseUrl, ...env });
  const time = { now: Date.now() };
  const clock = { now: () => time.now, id: (kind: IdKind) => makeId(kind, time.now, randomBytes(16)) };
  const log = (): void => {};
  const platform = await openPlatform({ config, clock, log, build: testBuild, version: "test" });
  const plans = await openPlanTable(platform);
  const memberships = testMemberships();
  const router = {
    accounts: accountRoutes(platform, { exportParts: [] }),
    audit: auditRoutes(platform),
    factors: factorRoutes(platform, { onTwoFactorOff: forgetDevices }),
    sessions: sessionRoutes(platform, { plans }),
    captcha: captchaRoutes(platform),
  } as unknown as Router<Contract, RequestContext>;
  const api = openApi(
    router,
    { publicUrl: config.publicUrl, version: "test", sessionCookie: cookieName(config) },
    {
      log,
      clock,
      recordSupportAction: (context, action) => recordSupportAction(platform, context, action),
    },
  );
  const identify = (headers: Headers) => identifyCaller(platform, { plans, memberships }, headers);
  const answer = answerApi({ config, clock, log, api, identify });
  let made = 0;
  let isLost = false;
  const nextAddress = (): string => `198.18.${++made >> 8}.${made & 255}`;
  const captcha: SessionFixture["captcha"] = async (action) => {
    const reply = await answer(new Request(`${PUBLIC_URL}/api/captcha/challenge?action=${action}`), nextAddress());
    const { challenge } = (await reply.json()) as { challenge: Parameters<typeof solvePuzzle>[0] };
    return solvePuzzle(challenge);
  };
  const messagesTo = async (email: string): Promise<readonly EmailMessage[]> => {
    const entries = await listOutbox(platform, 200);
    return entries.flatMap(({ to, message }) => (to === email && message ? [message] : []));
  };
  return {
    platform,
    plans,
    memberships,
    get now() {
      return time.now;
    },
    set now(moment) {
      time.now = moment;
    },
    async newAccount({ email = `gente${++made}@example.com`, isConfirmed = true, isAdmin = false, password = PASSWORD } = {}) {
      const plan = plans.starting("trial", new Date(time.now));
      await createAccount(platform, { name: "Bia Lima", email, password, language: "pt", isEmailConfirmed: isConfirmed, isAdmin, plan });
      return email;
    },
    newBrowser: (address = nextAddress()) => sessionBrowser({ publicUrl: config.publicUrl, address, answer, captcha }),
    async turnOnCodes(browser) {
      const reply = await browser.call("PUT", "/api/auth/factors/email", { isOn: true });
      if (reply.status !== 200) throw new Error(`codes: ${reply.status} ${reply.text}`);
    },
    messagesTo,
    async codeTo(email) {
      const code = (await messagesTo(email)).find((message) => message.code !== undefined)?.code;
      if (code === undefined) throw new Error(`no code was sent to ${email}`);
      return code;
    },
    captcha,
    async actFor(browser, accountId) {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const requestHeaders = new Headers({ cookie });
      const caller = await identify(requestHeaders);
      if (!caller) throw new Error("nobody is logged in");
      const replyHeaders = new Headers();
      const context: RequestContext = {
        ...{ requestId: clock.id("request"), language: "pt", clientAddress: browser.address, userAgent: "" },
        ...{ caller, requestHeaders, replyHeaders, givenUp: new AbortController().signal },
      };
      await startSupport(platform, context, { adminId: caller.actor.accountId, accountId, reason: "pediu ajuda" });
      for (const line of replyHeaders.getSetCookie()) {
        const [pair = ""] = line.split(";");
        const [name = "", value = ""] = pair.split("=");
        browser.cookies.set(name, value);
      }
    },
    async loseDatabase() {
      isLost = true;
      await platform.database.stop();
    },
    async stop() {
      plans.stop();
      await platform.mail.stop();
      await platform.outgoing.stop();
      if (!isLost) await platform.database.stop();
      await files.remove();
    },
  };
}
