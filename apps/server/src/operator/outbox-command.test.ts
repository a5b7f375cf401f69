import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { isOutboxLink } from "../platform/mail/outbox-page/outbox-proof.ts";
import { eventually } from "../platform/mail/testing/eventually.ts";
import { smtpError, startMailServer } from "../platform/mail/testing/mail-server.ts";
import { type OutboxFixture, outboxFixture } from "../platform/mail/testing/outbox-fixture.ts";
import { codeMessage } from "../platform/mail/testing/sample-messages.ts";
import { isOutboxCommand, outboxCommand } from "./outbox-command.ts";

let fixture: OutboxFixture;
beforeAll(async () => {
  fixture = await outboxFixture();
});
afterEach(() => fixture.clear());
afterAll(() => fixture.stop());

const run = (...words: string[]) => outboxCommand(fixture, ["outbox", ...words]);

test("an empty outbox says so, and what is no command of it is none", async () => {
  expect(await run("list")).toEqual({ ok: true, output: "There is no letter in the outbox.\n" });
  expect(await run("show", "let_00000000000000000000000000")).toMatchObject({ ok: false });
  for (const words of [[], ["list", "x"], ["open", "x"], ["show"], ["show", "a", "b"], ["send"]])
    expect(isOutboxCommand(["outbox", ...words])).toBe(false);
  expect(isOutboxCommand(["account", "list"])).toBe(false);
  for (const words of [["list"], ["open"], ["show", "let_x"]]) expect(isOutboxCommand(["outbox", ...words])).toBe(true);
});

test("the page of messages is opened by a link, where messages are kept", async () => {
  const { ok, output } = await run("open");
  expect([ok, output]).toEqual([true, expect.stringMatching(/^http:\/\/localhost:3000\/outbox\?key=\S+\n$/)]);
  expect(isOutboxLink(fixture, new URL(output.trim()).search)).toBe(true);
  const config = { ...fixture.config, mail: { ...fixture.config.mail, smtpUrl: "smtp://127.0.0.1:25" } };
  expect(await outboxCommand({ ...fixture, config }, ["outbox", "open"])).toEqual({
    ok: false,
    output: expect.stringMatching(/^Letters go to the mail server of VITRINE_SMTP_URL/),
  });
});

test("a kept message is listed by its subject and shown with its code; nothing in it reaches the terminal as a command", async () => {
  const outbox = fixture.open(undefined);
  const message = { ...codeMessage, subject: "Oi\u001b[2J\ntudo", paragraphs: ["\u001b]0;x\u0007Digite"] };
  await outbox.post(fixture.database.queries, { to: "ana@example.com", language: "pt", key: "a", message });
  outbox.wake();
  await eventually(async () => (await fixture.entries())[0]?.state).toBe("kept");
  const [{ id } = expect.fail()] = await fixture.entries();
  expect((await run("list")).output).toBe(`${id}  2026-11-21 12:00:00  kept  ana@example.com  Oi[2J tudo\n`);
  const { ok, output } = await run("show", id);
  expect([ok, output]).toEqual([true, expect.stringContaining("Seu código: 482913")]);
  expect(output).toContain("]0;xDigite");
  expect(output).not.toContain("\u001b");
});

test("a message that was given up is visible with the reason, without its text", async () => {
  const mailServer = await startMailServer();
  mailServer.beforeRecipient = () => {
    throw smtpError(550, "No such mailbox");
  };
  const outbox = fixture.open(mailServer.url);
  await outbox.post(fixture.database.queries, { to: "nobody@example.com", language: "pt", key: "code:7", message: codeMessage });
  outbox.wake();
  await eventually(async () => (await fixture.entries())[0]?.state).toBe("given_up");
  await mailServer.stop();
  const [{ id } = expect.fail()] = await fixture.entries();
  expect((await run("list")).output).toMatch(/given up {2}nobody@example\.com {2}\(code:7\) · 550 No such mailbox/);
  expect((await run("show", id)).output).toMatch(/about code:7: given up, attempts: 1, last problem: 550 .*Its text is wiped/);
});

test("a message that ends says when, and one that ended before it was sent says so", async () => {
  const outbox = fixture.open(undefined);
  const post = (key: string, expiresAt: Date) =>
    outbox.post(fixture.database.queries, { to: "ana@example.com", language: "pt", key, message: codeMessage, expiresAt });
  await post("code:8", new Date(fixture.clock.now()));
  await post("code:9", new Date(fixture.clock.now() + 600_000));
  outbox.wake();
  await eventually(async () => (await fixture.entries()).map(({ state }) => state).sort()).toEqual(["expired", "kept"]);
  const { output } = await run("list");
  expect(output).toMatch(/ {2}kept +ana@example\.com {2}Seu código é 482913 · valid until 2026-11-21 12:10:00\n/);
  expect(output).toMatch(/ {2}expired +ana@example\.com {2}\(code:8\) · valid until 2026-11-21 12:00:00\n/);
  const entries = await fixture.entries();
  const shown = async (key: string) => (await run("show", entries.find((entry) => entry.key === key)?.id ?? "")).output;
  expect(await shown("code:8")).toMatch(/about code:8: expired, attempts: 0, valid until 2026-11-21 12:00:00\. Its text is wiped/);
  expect(await shown("code:9")).toMatch(/kept, attempts: 1, valid until 2026-11-21 12:10:00\n/);
});
