import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { secretsUnder } from "../secrets.ts";
import { eventually } from "./testing/eventually.ts";
import { type MailServer, smtpError, startMailServer } from "./testing/mail-server.ts";
import { type OutboxFixture, outboxFixture } from "./testing/outbox-fixture.ts";
import { codeMessage } from "./testing/sample-messages.ts";

const MINUTE = 60_000;

let fixture: OutboxFixture;
let mailServer: MailServer;
beforeAll(async () => {
  fixture = await outboxFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  mailServer = await startMailServer();
});
afterEach(async () => {
  await fixture.clear();
  await mailServer.stop();
});

const post = (...sent: Parameters<OutboxFixture["post"]>) => fixture.post(...sent);
const states = () => fixture.states();
const untilStates = (expected: readonly string[]) => fixture.untilStates(expected);
const storedText = () => fixture.storedText();

describe("a mail server that does not take it", () => {
  test("for the moment: tried again after 30 s, 2 min, 10 min, 1 h and 6 h, then given up, wiped and visible", async () => {
    let tries = 0;
    mailServer.beforeRecipient = (address) => {
      if (address !== "ana@example.com") return;
      tries += 1;
      throw smtpError(451, "Try again later");
    };
    const outbox = fixture.open(mailServer.url);
    await post(outbox, "a");
    const isFree = sql`SELECT count(*)::int AS free FROM outbox WHERE key = 'a' AND leased_until IS NULL AND attempts = `;
    for (const [index, minutes] of [0.5, 2, 10, 60, 360].entries()) {
      outbox.wake();
      await eventually(async () => (await fixture.database.queries.execute(sql`${isFree}${index + 1}`)).rows).toEqual([{ free: 1 }]);
      fixture.clock.pass(minutes * MINUTE - 1);
      await post(outbox, `b${index}`, codeMessage, "bia@example.com");
      outbox.wake();
      // Written down as sent, not only arrived: a lease that the clock jumps over is another's to take, who sends it again.
      await eventually(async () => (await states()).filter((state) => state.endsWith(" sent")).length).toBe(index + 1);
      expect(mailServer.arrived.length).toBe(index + 1);
      expect(tries).toBe(index + 1);
      fixture.clock.pass(1);
    }
    outbox.wake();
    await untilStates(["a given_up", ...[0, 1, 2, 3, 4].map((index) => `b${index} sent`)]);
    expect(tries).toBe(6);
    const entry = (await fixture.entries()).at(-1);
    expect(entry).toMatchObject({ attempts: 6, message: null, to: "ana@example.com" });
    expect(entry?.problem).toContain("Try again later");
    expect(await storedText()).not.toContain("482913");
    expect(fixture.logged.filter(({ event }) => event === "mail.given_up")).toHaveLength(1);
  });

  test("ever: given up at once; the others go", async () => {
    mailServer.beforeRecipient = (address) => {
      if (address.startsWith("nobody")) throw smtpError(550, "No such mailbox");
    };
    mailServer.beforeAccept = ({ to }) => {
      if (to[0]?.startsWith("spam")) throw smtpError(554, "Refused for its content");
    };
    const outbox = fixture.open(mailServer.url);
    await post(outbox, "a", codeMessage, "nobody@example.com");
    await post(outbox, "b", codeMessage, "spam@example.com");
    await post(outbox, "c");
    outbox.wake();
    await untilStates(["a given_up", "b given_up", "c sent"]);
    expect((await fixture.entries()).map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
  });

  test("because the operator's password is wrong, or nobody is there: kept waiting, and sent once that is mended", async () => {
    const strict = await startMailServer({ user: "vitrine", pass: "right" });
    const wrong = fixture.open(strict.url.replace("right", "wrong"));
    await post(wrong, "a");
    wrong.wake();
    await eventually(async () => (await fixture.entries())[0]?.problem).toContain("Authentication failed");
    await wrong.stop();
    fixture.clock.pass(MINUTE);
    const nobody = fixture.open("smtp://127.0.0.1:1");
    nobody.wake();
    await eventually(async () => (await fixture.entries())[0]?.problem).toContain("ECONNREFUSED");
    expect(await states()).toEqual(["a waiting"]);
    await nobody.stop();
    fixture.clock.pass(3 * MINUTE);
    fixture.open(strict.url).wake();
    await untilStates(["a sent"]);
    expect(strict.arrived).toHaveLength(1);
    await strict.stop();
  });

  test("because its secret is gone: given up, nothing sent", async () => {
    await post(fixture.open(mailServer.url), "a");
    fixture.open(mailServer.url, { secrets: secretsUnder(Buffer.alloc(32, 8)) }).wake();
    await untilStates(["a given_up"]);
    expect(mailServer.arrived).toEqual([]);
  });
});

describe("when things break", () => {
  /** The database as it is for somebody who loses it once a message is with the mail server. */
  function losing(isLost: () => boolean): Pick<Database, "queries"> {
    const { queries } = fixture.database;
    const lost = (): never => {
      throw new Error("Connection terminated");
    };
    return { queries: new Proxy(queries, { get: (target, name) => (isLost() ? lost : Reflect.get(target, name)) }) };
  }

  test("the database goes away after the message left: it is written down when it is back, and the message leaves once", async () => {
    let isLost = false;
    mailServer.beforeAccept = () => {
      isLost = true;
    };
    const outbox = fixture.open(mailServer.url, { database: losing(() => isLost) });
    await post(fixture.open(undefined), "a");
    outbox.wake();
    await eventually(() => mailServer.arrived.length).toBe(1);
    expect(await states()).toEqual(["a waiting"]);
    isLost = false;
    outbox.wake();
    await untilStates(["a sent"]);
    expect(mailServer.arrived).toHaveLength(1);
  });

  test("the server ends between the mail server's yes and its own note: the next one sends the message under the same Message-ID", async () => {
    let isLost = false;
    mailServer.beforeAccept = () => {
      isLost = true;
    };
    const dying = fixture.open(mailServer.url, { database: losing(() => isLost) });
    await post(fixture.open(undefined), "a");
    dying.wake();
    await eventually(() => mailServer.arrived.length).toBe(1);
    await dying.stop();
    mailServer.beforeAccept = () => {};
    const next = fixture.open(mailServer.url);
    next.wake();
    await post(next, "b");
    next.wake();
    // Leased to the one that ended: nobody touches it until the lease is over.
    await untilStates(["a waiting", "b sent"]);
    fixture.clock.pass(1.5 * MINUTE);
    next.wake();
    await untilStates(["a sent", "b sent"]);
    const ids = mailServer.arrived.map(({ email }) => email.messageId);
    expect(ids).toHaveLength(3);
    expect(ids[2]).toBe(ids[0]);
    expect(ids[1]).not.toBe(ids[0]);
  });

  test("an outage of the database is waited for", async () => {
    let isLost = true;
    const outbox = fixture.open(mailServer.url, { database: losing(() => isLost) });
    await post(fixture.open(undefined), "a");
    outbox.wake();
    await eventually(() => fixture.logged.some(({ event }) => event === "mail.waits")).toBe(true);
    isLost = false;
    await untilStates(["a sent"]);
  });

  test("stopping waits for the message being sent", async () => {
    let release = (): void => {};
    const isThere = new Promise<void>((there) => {
      mailServer.beforeAccept = () =>
        new Promise<void>((resolve) => {
          release = resolve;
          there();
        });
    });
    const outbox = fixture.open(mailServer.url);
    await post(outbox, "a");
    outbox.wake();
    await isThere;
    const stopped = outbox.stop();
    release();
    await stopped;
    expect(await states()).toEqual(["a sent"]);
    await post(outbox, "b");
    outbox.wake();
    expect(await states()).toEqual(["a sent", "b waiting"]);
  });

  test("a mail server that never answers is cut off at the end, and the message is free for the next start", async () => {
    const isThere = new Promise<void>((there) => {
      mailServer.beforeAccept = () => new Promise(() => there());
    });
    const outbox = fixture.open(mailServer.url);
    await post(outbox, "a");
    outbox.wake();
    await isThere;
    const began = performance.now();
    await outbox.stop();
    expect(performance.now() - began).toBeLessThan(6_000);
    mailServer.beforeAccept = () => {};
    fixture.open(mailServer.url).wake();
    await untilStates(["a sent"]);
  });
});
