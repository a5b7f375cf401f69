import { afterAll, beforeAll, expect, test } from "vitest";
import { type DrainFixture, type DrainNode, drainFixture } from "../features/leads/testing/drain-fixture.ts";
import { isCommand, runCommand } from "./commands.ts";

let fixture: DrainFixture;
let node: DrainNode;
beforeAll(async () => {
  fixture = await drainFixture();
  node = await fixture.node(fixture.folder());
});
afterAll(() => fixture.stop());

const run = (...words: string[]) => runCommand(node.platform, ["leads", "dead-letters", ...words]);
const LIST = ["leads", "dead-letters", "list"];

test("a lead that was set aside is listed without what it holds, shown with it, fed back and removed", async () => {
  expect(await run("list")).toEqual({ ok: true, output: "There is no dead letter.\n" });
  const accountId = fixture.accounts.platform.clock.id("account");
  const answers = [{ name: "name", label: "Nome", input: "text", value: "Maria\u001b[2J" }];
  const [first = expect.fail(), second = expect.fail()] = await node.takeIn(
    { accountId, answers, ip: "192.0.2.1" },
    { accountId, answers, ip: "192.0.2.2" },
  );
  await node.drainer.caughtUp();
  const listed = await run("list");
  expect(listed.output).toContain(
    `${first.id}  2026-11-21 12:00:00  kept  -  page ${first.pageId} form form  this database knows no such account\n`,
  );
  expect(listed.output).not.toMatch(/Maria|192\.0/);
  expect(node.logged.join()).not.toMatch(/Maria|192\.0/);
  const shown = await run("show", first.id);
  expect(shown.output).toContain('"ip": "192.0.2.1"');
  expect(shown.output).not.toContain("\u001b");
  expect(await run("retry", first.id)).toEqual({
    ok: false,
    output: `0 fed back, 1 still refused.\n${first.id}  this database knows no such account\n`,
  });
  expect(await run("remove", second.id)).toEqual({ ok: true, output: "Removed: what it held is gone.\n" });
  expect((await run("remove", second.id)).ok).toBe(false);
  expect((await run("show", second.id)).output).toMatch(/removed\n.*\n.*\nWhat it held is gone/);
  await node.platform.deadLetters.purge(fixture.accounts.clock.now + 1);
  const known = (await fixture.accounts.newAccount()).id;
  const [third = expect.fail()] = await node.takeIn({ accountId: known, ip: "192.0.2.3", at: Date.UTC(12_000, 0) });
  await node.drainer.caughtUp();
  expect((await run("list")).output).toContain("22009");
  expect(await run("retry")).toMatchObject({ ok: false, output: expect.stringContaining("22009: the database takes no such value") });
  expect(await run("retry", "lea_x")).toMatchObject({ ok: false, output: expect.stringContaining("no dead letter with this id") });
  expect((await run("show", third.id)).ok).toBe(true);
});

test("what is no command of it is none", () => {
  for (const words of [[], ["list", "x"], ["show"], ["show", "a", "b"], ["remove"], ["drop"]])
    expect(isCommand(["leads", "dead-letters", ...words])).toBe(false);
  expect([isCommand(LIST), isCommand(["leads", "dead-letters", "retry"]), isCommand(["leads"])]).toEqual([true, true, false]);
});
