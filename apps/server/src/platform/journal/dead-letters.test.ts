import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { secretsUnder } from "../secrets.ts";
import { type DeadLetters, openDeadLetters } from "./dead-letters.ts";
import { encodeLine } from "./segment.ts";

const secrets = secretsUnder(Buffer.alloc(32, 7));
const clock = { now: 0 };
let folder: string;
let logged: string[];
let letters: DeadLetters;
const open = (under = secrets) =>
  openDeadLetters({ folder, secrets: under, clock: { now: () => clock.now }, log: (_level, event) => void logged.push(event) });
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-dead-letters-"));
  clock.now = Date.UTC(2026, 10, 22);
  logged = [];
  letters = await open();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const letter = (id: string, accountIds: readonly string[] = ["ana"]) => ({
  ...{
    id,
    kind: "leads",
    accountIds,
    subject: "page p form f",
    sqlstate: "22007",
    reason: "no such value",
    content: { said: `segredo de ${id}` },
  },
});
const ids = () => letters.list().map(({ id }) => id);

test("what is put is on disk, sealed, for the owner's eyes, and there again after a start", async () => {
  await letters.put([letter("a"), letter("b")]);
  const [name = ""] = readdirSync(folder);
  expect(readFileSync(join(folder, name), "utf8")).not.toContain("segredo");
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  letters = await open();
  expect(letters.list()).toEqual(
    ["a", "b"].map((id) => ({
      id,
      kind: "leads",
      at: clock.now,
      accountIds: ["ana"],
      subject: "page p form f",
      sqlstate: "22007",
      reason: "no such value",
      fate: "kept",
    })),
  );
  expect(await letters.read("b")).toEqual({ said: "segredo de b" });
  expect([await letters.read("c"), letters.find("c")]).toEqual([null, undefined]);
});

test("one from before there were several kinds is a lead", async () => {
  const { kind: _, content, ...before } = letter("a");
  const line = encodeLine({ ...before, at: clock.now, fate: "kept", sealed: secrets.seal(JSON.stringify(content), "dead-letter") });
  writeFileSync(join(folder, "000000000001.log"), line);
  letters = await open();
  expect([letters.find("a")?.kind, await letters.read("a")]).toEqual(["leads", content]);
  await letters.close(["a"], "removed");
  letters = await open();
  expect(letters.list()).toMatchObject([{ id: "a", kind: "leads", fate: "removed" }]);
});

test("the same id again changes nothing, nor does it bring back what was done away with", async () => {
  await letters.put([letter("a")]);
  await letters.put([{ ...letter("a"), reason: "another" }, letter("b")]);
  await letters.close(["a"], "fed_back");
  await letters.put([letter("a")]);
  letters = await open();
  expect(letters.list().map(({ id, reason, fate }) => [id, reason, fate])).toEqual([
    ["a", "no such value", "fed_back"],
    ["b", "no such value", "kept"],
  ]);
  expect(await letters.read("a")).toBeNull();
  expect(await letters.read("b")).toEqual({ said: "segredo de b" });
});

test("changes at the same time do not undo each other", async () => {
  await letters.put(Array.from({ length: 20 }, (_, n) => letter(`l${n}`, [`account${n % 2}`])));
  await Promise.all([
    letters.close(["l0", "l1"], "removed"),
    letters.removeOf("account1"),
    letters.put([letter("new")]),
    letters.close(["l2"], "fed_back"),
  ]);
  letters = await open();
  expect(letters.list().filter(({ fate }) => fate === "kept")).toHaveLength(9);
  expect(letters.list()).toHaveLength(11);
});

test("an account's letters go, also one that may be of several accounts", async () => {
  await letters.put([letter("a"), letter("b", ["bia"]), letter("both", ["ana", "bia"])]);
  expect(await letters.removeOf("ana")).toBe(2);
  expect(ids()).toEqual(["b"]);
  expect(await letters.removeOf("bia")).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test("those whose time is over go, and a clock that ran ahead keeps none of them for years", async () => {
  const day = 86_400_000;
  await letters.put([letter("old")]);
  clock.now += day;
  await letters.put([letter("new")]);
  clock.now += 5_000 * day;
  await letters.put([letter("ahead")]);
  clock.now -= 5_000 * day;
  await letters.purge(clock.now);
  expect(ids()).toEqual(["new", "ahead"]);
  clock.now += 1;
  await letters.purge(clock.now);
  letters = await open();
  expect(ids()).toEqual([]);
});

test("a draft that a kill left is nothing, a damaged line costs that line, another key opens nothing", async () => {
  await letters.put([letter("a")]);
  const [name = ""] = readdirSync(folder);
  writeFileSync(join(folder, "draft"), "half");
  appendFileSync(join(folder, name), "00000000 {}\n");
  letters = await open(secretsUnder(Buffer.alloc(32, 8)));
  expect([ids(), readdirSync(folder), logged]).toEqual([["a"], [name], ["dead_letters.damaged"]]);
  expect(await letters.read("a")).toBeNull();
});
