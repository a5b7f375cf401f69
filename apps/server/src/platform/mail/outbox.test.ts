import { escapeHtml } from "@vitrine/document";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { EmailMessage, Outbox } from "./outbox.ts";
import { eventually } from "./testing/eventually.ts";
import { type MailServer, startMailServer } from "./testing/mail-server.ts";
import { type OutboxFixture, outboxFixture } from "./testing/outbox-fixture.ts";
import { buttonMessage, codeMessage } from "./testing/sample-messages.ts";

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

describe("messages on their way", () => {
  test.each(["pt", "en", "es"] as const)("reach a mailbox in %s, with a text and an HTML part that say the same", async (language) => {
    const outbox = fixture.open(mailServer.url);
    await outbox.post(fixture.database.queries, {
      to: "ana@example.com",
      language,
      key: "code:1",
      message: { ...codeMessage, button: buttonMessage.button } as EmailMessage,
    });
    outbox.wake();
    await untilStates(["code:1 sent"]);
    const [{ email, to, raw } = expect.fail("nothing arrived")] = mailServer.arrived;
    expect(to).toEqual(["ana@example.com"]);
    expect(email.subject).toBe("Seu código é 482913");
    expect(email.from).toMatchObject({ name: "Vitrine", address: "ola@vitrine.test" });
    expect(email.to).toMatchObject([{ address: "ana@example.com" }]);
    expect(email.messageId).toMatch(/^<[0-9a-f]{40}@vitrine\.test>$/);
    expect(email.date).toBe("2026-11-21T12:00:00.000Z");
    expect(email.attachments).toEqual([]);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
    for (const words of ["João & Zé", "482913", buttonMessage.button?.url ?? "", "São Paulo", "Se não foi você"]) {
      expect(email.text).toContain(words);
      expect(email.html).toContain(escapeHtml(words));
    }
    expect(email.html).toContain(`<html lang="${language === "pt" ? "pt-BR" : language}"`);
    expect(email.text).toContain({ pt: "Seu código: 482913", en: "Your code: 482913", es: "Tu código: 482913" }[language]);
  });

  test("are unreadable in the database while they wait, and wiped once they are sent", async () => {
    const outbox = fixture.open(mailServer.url);
    await post(outbox, "code:1");
    expect(await storedText()).toContain("ana@example.com");
    expect(await storedText()).not.toMatch(/482913|Confirme/);
    outbox.wake();
    await untilStates(["code:1 sent"]);
    const { rows } = await fixture.database.queries.execute(sql`SELECT sealed, settled_at IS NULL AS open, leased_until FROM outbox`);
    expect(rows).toEqual([{ sealed: null, open: false, leased_until: null }]);
  });

  test("go only with the changes they belong to, and once for a key", async () => {
    const outbox = fixture.open(mailServer.url);
    const failing = fixture.database.transaction(async (queries) => {
      await post(outbox, "rolled-back", codeMessage, "ana@example.com", queries);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await fixture.database.transaction(async (queries) => {
      await post(outbox, "committed", codeMessage, "ana@example.com", queries);
      await post(outbox, "committed", codeMessage, "bia@example.com", queries);
    });
    await post(outbox, "committed", codeMessage, "bia@example.com");
    outbox.wake();
    await untilStates(["committed sent"]);
    await post(outbox, "committed", codeMessage, "bia@example.com");
    outbox.wake();
    await post(outbox, "last", codeMessage, "caio@example.com");
    outbox.wake();
    await untilStates(["committed sent", "last sent"]);
    expect(mailServer.arrived.map(({ to }) => to[0])).toEqual(["ana@example.com", "caio@example.com"]);
  });

  test("are not sent before somebody says so; a wake is never lost", async () => {
    const outbox = fixture.open(mailServer.url);
    await post(outbox, "a");
    expect(await states()).toEqual(["a waiting"]);
    outbox.wake();
    await untilStates(["a sent"]);
    for (const key of ["b", "c", "d", "e", "f"]) {
      await post(outbox, key);
      outbox.wake();
    }
    await untilStates(["a sent", "b sent", "c sent", "d sent", "e sent", "f sent"]);
    expect(mailServer.arrived).toHaveLength(6);
  });

  test("two servers on one database send each message once", async () => {
    const outboxes = [fixture.open(mailServer.url), fixture.open(mailServer.url)];
    for (let n = 0; n < 20; n++) await post(outboxes[0] as Outbox, `n${n}`, codeMessage, `a${n}@example.com`);
    for (const outbox of outboxes) outbox.wake();
    await eventually(async () => new Set((await fixture.entries()).map(({ state }) => state))).toEqual(new Set(["sent"]));
    expect(mailServer.arrived.map(({ to }) => to[0]).sort()).toEqual(Array.from({ length: 20 }, (_, n) => `a${n}@example.com`).sort());
  });

  test("one that hangs does not hold up the others", async () => {
    let release = (): void => {};
    const hanging = new Promise<void>((resolve) => {
      release = resolve;
    });
    mailServer.beforeAccept = ({ to }) => (to[0] === "slow@example.com" ? hanging : undefined);
    const outbox = fixture.open(mailServer.url);
    await post(outbox, "a-slow", codeMessage, "slow@example.com");
    for (const key of ["b", "c", "d"]) await post(outbox, key);
    outbox.wake();
    await untilStates(["a-slow waiting", "b sent", "c sent", "d sent"]);
    release();
    await untilStates(["a-slow sent", "b sent", "c sent", "d sent"]);
  });
});

describe("headers", () => {
  test("cannot be put in through a subject, a name or an address", async () => {
    const outbox = fixture.open(mailServer.url);
    const hostile = "Oi\r\nBcc: eve@example.com\r\n\r\n<script>\u0000";
    await post(outbox, "crlf\r\nBcc: eve@example.com", {
      ...codeMessage,
      subject: hostile,
      heading: hostile,
      paragraphs: [hostile],
      footnote: hostile,
      facts: [{ label: hostile, value: hostile }],
    });
    outbox.wake();
    await eventually(() => mailServer.arrived.length).toBe(1);
    const [{ email, to, raw } = expect.fail("nothing arrived")] = mailServer.arrived;
    expect(to).toEqual(["ana@example.com"]);
    expect(email.bcc ?? []).toEqual([]);
    expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).not.toMatch(/^(?:bcc|<script)/im);
    expect(email.subject).toBe("Oi Bcc: eve@example.com <script>");
    expect(email.html).not.toContain("<script>");
    expect(email.html).toContain(escapeHtml("<script>"));
    for (const address of [
      "a@b.c\r\nBcc: eve@example.com",
      "a@b.c, eve@example.com",
      "Eve <eve@example.com>",
      "a@b.c;eve@x.y",
      "a b@c.d",
      "",
      "a@",
      `${"a".repeat(320)}@b.c`,
    ]) {
      await expect(post(outbox, `to ${address}`, codeMessage, address), address).rejects.toThrow("address");
    }
  });

  test("a button leads to a web address or the message is not taken", async () => {
    const outbox = fixture.open(mailServer.url);
    for (const url of ["javascript:alert(1)", "/reset", "data:text/html,x"]) {
      await expect(post(outbox, url, { ...buttonMessage, button: { label: "x", url } }), url).rejects.toThrow("http address");
    }
    expect(await fixture.entries()).toEqual([]);
  });
});

describe("without a mail server", () => {
  test("messages are printed once they are committed, kept readable for a day, and remembered for thirty", async () => {
    const outbox = fixture.open(undefined);
    await post(outbox, "a", { ...codeMessage, paragraphs: ["Oi \u001b[2J\u202e<b>"] });
    expect(fixture.printed).toEqual([]);
    outbox.wake();
    await untilStates(["a kept"]);
    const [block = ""] = fixture.printed;
    const [{ id } = expect.fail()] = await fixture.entries();
    for (const words of [
      "To:       ana@example.com",
      "Subject:  Seu código é 482913",
      "Seu código: 482913",
      `http://localhost:3000/outbox/${id}?key=`,
      "Oi [2J<b>",
    ]) {
      expect(block).toContain(words);
    }
    for (const character of ["\u001b", "\u202e"]) expect(block).not.toContain(character);
    expect((await fixture.entries())[0]?.message?.code).toBe("482913");
    await outbox.stop();

    fixture.clock.pass(24 * 60 * MINUTE);
    const later = fixture.open(undefined);
    later.wake();
    await eventually(async () => (await fixture.entries())[0]?.message).toBeNull();
    expect(await storedText()).toContain("ana@example.com");
    await later.stop();
    fixture.clock.pass(29 * 24 * 60 * MINUTE);
    fixture.open(undefined).wake();
    await eventually(async () => (await fixture.entries()).length).toBe(0);
    expect(fixture.printed).toHaveLength(1);
  });
});
