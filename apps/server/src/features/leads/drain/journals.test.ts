import { cpSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { encodeLine } from "../../../platform/journal/segment.ts";
import { journalCursor } from "../../../platform/journal/tables.ts";
import { leadEntry } from "../../../testing/lead-entry.ts";
import { leads } from "../tables.ts";
import { type DrainFixture, drainFixture } from "../testing/drain-fixture.ts";

let fixture: DrainFixture;
let accountId: string;
let pageId: string;
beforeAll(async () => {
  fixture = await drainFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  fixture.load = { ms: 0, busy: 0 };
  accountId = (await fixture.accounts.newAccount()).id;
  pageId = fixture.accounts.platform.clock.id("page");
});

/** One lead an address; an address that comes twice is a lead sent again. */
const from = (...addresses: readonly string[]) => addresses.map((ip) => ({ accountId, pageId, ip }));
const many = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const each = (addresses: readonly string[], count = 1) => Object.fromEntries(addresses.map((ip) => [ip, count]));
const stored = () => fixture.stored(accountId);

async function restart(folder: string) {
  const node = await fixture.node(folder);
  return {
    ...node,
    async end() {
      await node.drainer.caughtUp();
      await node.stop();
    },
  };
}

describe("each entry is stored once, and counted right", () => {
  test("from two folders on one database, both draining at once what one person sent to each", async () => {
    const nodes = await Promise.all([fixture.node(fixture.folder()), fixture.node(fixture.folder())]);
    const both = many("both-", 40);
    await Promise.all(nodes.map((node, index) => node.takeIn(...from(...both, ...many(`only-${index}-`, 40)))));
    await Promise.all(nodes.map(({ drainer }) => drainer.caughtUp()));
    expect(await stored()).toEqual({ ...each(both, 2), ...each(many("only-0-", 40)), ...each(many("only-1-", 40)) });
    await Promise.all(nodes.map((node) => node.stop()));
  });

  test("from a fresh folder under an old database, and from one that was emptied", async () => {
    const folder = fixture.folder();
    const old = await restart(folder);
    await old.takeIn(...from(...many("old-", 60)));
    await old.end();
    const fresh = await restart(fixture.folder());
    await fresh.takeIn(...from(...many("fresh-", 5)));
    await fresh.end();
    for (const name of readdirSync(join(folder, "leads"))) rmSync(join(folder, "leads", name));
    const emptied = await restart(folder);
    await emptied.takeIn(...from(...many("emptied-", 5)));
    await emptied.end();
    expect(await stored()).toEqual({ ...each(many("old-", 60)), ...each(many("fresh-", 5)), ...each(many("emptied-", 5)) });
  });

  test("from an old folder out of a backup, whose entries were drained long ago, and from what comes after it", async () => {
    const folder = fixture.folder();
    const first = await restart(folder);
    await first.takeIn(...from("a", "a", "b"));
    await first.drainer.caughtUp();
    await first.takeIn(...from("b", "c"));
    const backup = fixture.folder();
    cpSync(folder, backup, { recursive: true });
    await first.drainer.caughtUp();
    await first.takeIn(...from(...many("later-", 60), "c"));
    await first.end();
    const expected = { a: 2, b: 2, c: 2, ...each(many("later-", 60)) };
    expect(await stored()).toEqual(expected);
    rmSync(folder, { recursive: true });
    cpSync(backup, folder, { recursive: true });
    const restored = await restart(folder);
    await restored.takeIn(...from(...many("new-", 5), "a"));
    await restored.end();
    expect(await stored()).toEqual({ ...expected, a: 3, ...each(many("new-", 5)) });
  });

  test("from a folder that was copied to a second node while both went on", async () => {
    const folder = fixture.folder();
    const first = await fixture.node(folder);
    await first.takeIn(...from("a", "b"));
    await first.drainer.caughtUp();
    await first.takeIn(...from(...many("shared-", 30), "a"));
    const copy = fixture.folder();
    cpSync(folder, copy, { recursive: true });
    const second = await fixture.node(copy);
    await Promise.all([first.takeIn(...from(...many("first-", 30), "b")), second.takeIn(...from(...many("second-", 30), "b"))]);
    await Promise.all([first.drainer.caughtUp(), second.drainer.caughtUp()]);
    await Promise.all([first.stop(), second.stop()]);
    const own = [...many("shared-", 30), ...many("first-", 30), ...many("second-", 30)];
    expect(await stored()).toEqual({ a: 2, b: 3, ...each(own) });
  });

  test("from the files of a node that is gone, brought into another one's folder", async () => {
    const [gone, other] = [fixture.folder(), fixture.folder()];
    const first = await restart(gone);
    await first.takeIn(...from("a", ...many("gone-", 40)));
    await first.drainer.caughtUp();
    await first.takeIn(...from("a", "b"));
    await first.stop();
    const second = await fixture.node(other);
    await second.takeIn(...from("c"));
    await second.stop();
    cpSync(join(gone, "leads"), join(other, "leads"), { recursive: true });
    const heir = await restart(other);
    await heir.takeIn(...from("a"));
    await heir.end();
    expect(await stored()).toEqual({ a: 3, b: 1, c: 1, ...each(many("gone-", 40)) });
    expect(readdirSync(join(other, "leads"))).toHaveLength(1);
  });

  test("when a database out of a backup knows less than the folder", async () => {
    const folder = fixture.folder();
    const first = await fixture.node(folder);
    await first.takeIn(...from("a"));
    await first.drainer.caughtUp();
    const { queries } = fixture.accounts.platform.database;
    const before = await queries.select().from(journalCursor).where(eq(journalCursor.journal, first.journalId));
    await first.takeIn(...from("b", "a"));
    await first.drainer.caughtUp();
    await first.stop();
    // What the backup lacks: a lead, a count and how far the drain had come since.
    await queries.delete(leads).where(eq(leads.ip, "b"));
    await queries.update(leads).set({ count: 1 }).where(eq(leads.accountId, accountId));
    await queries
      .update(journalCursor)
      .set(before[0] ?? {})
      .where(eq(journalCursor.journal, first.journalId));
    const again = await restart(folder);
    await again.end();
    expect(await stored()).toEqual({ a: 2, b: 1 });
  });
});

test("calls come first while they keep the process busy, and a lead that comes after a flood does not wait for that", async () => {
  const node = await fixture.node(fixture.folder());
  fixture.load = { ms: 10_000, busy: 1 };
  await node.pass(0);
  await node.takeIn(...from(...many("flood-", 120)));
  await node.pass(1_000);
  await node.takeIn(...from("in the middle"));
  await node.pass(500);
  expect(await stored()).toEqual(each(many("flood-", 120)));
  fixture.load = { ms: 10, busy: 0.1 };
  await node.takeIn(...from("after"));
  await node.pass(250);
  expect(await stored()).toEqual(each([...many("flood-", 120), "in the middle", "after"]));
  await node.stop();
});

test("while visitors never leave the process time, a batch is stored every two seconds", async () => {
  const node = await fixture.node(fixture.folder());
  fixture.load = { ms: 10_000, busy: 1 };
  await node.pass(0);
  for (let flood = 0; flood < 3; flood++) {
    await node.takeIn(...from(...many(`flood-${flood}-`, 120)));
    await node.pass(2_000);
  }
  expect(await stored()).toEqual(each([0, 1, 2].flatMap((flood) => many(`flood-${flood}-`, 120))));
  await node.stop();
});

describe("an installation from before journals had ids", () => {
  const lines = (...addresses: readonly string[]): string[] =>
    from(...addresses).map((entry) => encodeLine(leadEntry({ ...entry, at: fixture.accounts.clock.now })));
  const shared = async (segment: number, offset: number) => {
    const database = fixture.accounts.platform.database.queries;
    await database.delete(journalCursor).where(eq(journalCursor.journal, "leads"));
    await database.insert(journalCursor).values({ journal: "leads", segment, offset });
  };
  const old = async (...segments: readonly (readonly [sequence: number, lines: readonly string[]])[]): Promise<string> => {
    const folder = fixture.folder();
    const first = await fixture.node(folder);
    await first.stop();
    for (const [sequence, text] of segments)
      writeFileSync(join(folder, "leads", `${String(sequence).padStart(12, "0")}.log`), text.join(""));
    return folder;
  };

  test("goes on where it was: nothing that was drained is counted again, nothing that was not is passed over", async () => {
    const own = lines("a", "a", "b", "c");
    const drained = await fixture.node(fixture.folder());
    await drained.takeIn(...from("a", "a"));
    await drained.drainer.caughtUp();
    await drained.stop();
    await shared(7, Buffer.byteLength(own.slice(0, 2).join("")));
    const folder = await old([7, own], [8, lines("d", "b")]);
    const node = await restart(folder);
    await node.takeIn(...from("e"));
    await node.end();
    expect(await stored()).toEqual({ a: 2, b: 2, c: 1, d: 1, e: 1 });
    const again = await restart(folder);
    await again.end();
    expect(await stored()).toEqual({ a: 2, b: 2, c: 1, d: 1, e: 1 });
  });

  test("of a second node, which the other one's cursor had left out, is drained whole", async () => {
    await shared(57, 1_000);
    const node = await restart(await old([1, lines("a", "b")], [2, lines("c")]));
    await node.end();
    const own = lines("d", "e");
    await shared(1, Buffer.byteLength(own[0] ?? "") + 3);
    const other = await restart(await old([1, own]));
    await other.end();
    expect(await stored()).toEqual(each(["a", "b", "c", "d", "e"]));
  });

  test("is taken over whole by the next start when the first was killed in the middle", async () => {
    await shared(999, 0);
    const folder = await old([1, lines("a")], [2, lines("b")]);
    renameSync(
      join(folder, "leads", "000000000001.log"),
      join(folder, "leads", `000000000001-old${fixture.accounts.platform.clock.id("journal")}.log`),
    );
    const node = await restart(folder);
    await node.end();
    expect(await stored()).toEqual({ a: 1, b: 1 });
    expect(readdirSync(join(folder, "leads"))).toEqual([]);
  });
});
