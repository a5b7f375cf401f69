import { codeSeal } from "@vitrine/blocks";
import type { BlockRecord } from "@vitrine/document";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OwnCode } from "./own-code.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function html(code: string, id = "b1"): BlockRecord {
  return {
    type: "block",
    id,
    kind: "html",
    version: 1,
    parentId: "s",
    slot: "content",
    order: "a0",
    props: { name: "", code, hosts: [] },
    styles: {},
  };
}

const seal = (block: BlockRecord): string => codeSeal(block) ?? "";

/** The server's side: what is on there, and what it was asked. */
function fakeServer(...on: readonly BlockRecord[]) {
  const known = new Set(on.map(seal));
  const asked: (readonly string[])[] = [];
  let isAway = false;
  return {
    known,
    asked,
    goAway(is: boolean) {
      isAway = is;
    },
    async find(seals: readonly string[]) {
      asked.push(seals);
      if (isAway) throw new Error("away");
      return new Set(seals.filter((each) => known.has(each)));
    },
    async approve(each: string) {
      if (isAway) throw new Error("Sem conexão");
      known.add(each);
    },
    async withdraw(each: string) {
      if (isAway) throw new Error("Sem conexão");
      known.delete(each);
    },
  };
}

test("what is on and off is asked once, together, and told", async () => {
  const [on, off] = [html("<b>1</b>"), html("<b>2</b>")];
  const server = fakeServer(on);
  const code = new OwnCode(server);
  const told = vi.fn();
  code.subscribe(told);
  expect([on, off, html(" ")].map((block) => code.stateOf(block))).toEqual(["unknown", "unknown", "none"]);
  await vi.runAllTimersAsync();
  expect([on, off].map((block) => code.stateOf(block))).toEqual(["on", "off"]);
  expect([server.asked, told.mock.calls.length]).toEqual([[[seal(on), seal(off)]], 1]);
});

test("hundreds are asked in parts, also those that come while others are under way", async () => {
  const blocks = Array.from({ length: 120 }, (_, n) => html(`<b>${n}</b>`));
  const server = fakeServer(...blocks);
  const code = new OwnCode(server);
  for (const block of blocks) code.stateOf(block);
  await vi.runAllTimersAsync();
  expect(server.asked.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(blocks.every((block) => code.stateOf(block) === "on")).toBe(true);
});

test("while nobody answers nothing is known, and it is asked again", async () => {
  const block = html("<b>1</b>");
  const server = fakeServer(block);
  server.goAway(true);
  const code = new OwnCode(server);
  code.stateOf(block);
  await vi.runAllTimersAsync();
  expect(code.stateOf(block)).toBe("unknown");
  server.goAway(false);
  await vi.runAllTimersAsync();
  code.stateOf(block);
  await vi.runAllTimersAsync();
  expect(code.stateOf(block)).toBe("on");
});

test("what is typed is on by that: its last state, once the hands are still", async () => {
  const [empty, half, whole] = [html(""), html("<b>"), html("<b>1</b>")];
  const server = fakeServer();
  const code = new OwnCode(server);
  code.typed(empty, half);
  code.typed(half, whole);
  expect(code.stateOf(whole)).toBe("on");
  expect(server.known.size).toBe(0);
  await vi.runAllTimersAsync();
  expect([...server.known]).toEqual([seal(whole)]);
});

test("until the server knows what was typed it says so, also once it is undone to a state on the way", async () => {
  const [half, whole] = [html("<b>"), html("<b>1</b>")];
  const server = fakeServer();
  const code = new OwnCode(server);
  const told: boolean[] = [];
  code.subscribe(() => told.push(code.isSettling));
  expect(code.isSettling).toBe(false);
  code.typed(html(""), half);
  code.typed(half, whole);
  expect(code.isSettling).toBe(true);
  await vi.runAllTimersAsync();
  expect(told).toEqual([true, true, false]);
  code.stateOf(half);
  expect(code.isSettling).toBe(true);
  await vi.runAllTimersAsync();
  expect([code.isSettling, server.known.has(seal(half))]).toEqual([false, true]);
  // Nobody is held back for what the server does not take.
  server.goAway(true);
  code.typed(html(""), html("<i>"));
  await vi.runAllTimersAsync();
  expect(code.isSettling).toBe(false);
});

test("what is typed over code that is off stays off", async () => {
  const [off, changed] = [html("<script>evil()</script>"), html("<script>evil()</script> ")];
  const server = fakeServer();
  const code = new OwnCode(server);
  code.stateOf(off);
  await vi.runAllTimersAsync();
  code.typed(off, changed);
  await vi.runAllTimersAsync();
  expect([code.stateOf(changed), server.known.size]).toEqual(["unknown", 0]);
});

test("undone to a state that was typed on the way, it is on there too before it is published", async () => {
  const [half, whole] = [html("<b>"), html("<b>1</b>")];
  const server = fakeServer();
  const code = new OwnCode(server);
  code.typed(html(""), half);
  code.typed(half, whole);
  expect(await code.settled()).toBe(true);
  expect(code.stateOf(half)).toBe("on");
  expect(await code.settled()).toBe(true);
  expect([...server.known].sort()).toEqual([seal(half), seal(whole)].sort());
});

test("what the server could not be told is said before publishing, and told the next time", async () => {
  const block = html("<b>1</b>");
  const server = fakeServer();
  const code = new OwnCode(server);
  server.goAway(true);
  code.typed(html(""), block);
  expect(await code.settled()).toBe(false);
  server.goAway(false);
  expect(await code.settled()).toBe(true);
  expect([...server.known]).toEqual([seal(block)]);
});

test("switched on by hand it is on, for every block with the same code; a refusal keeps its words", async () => {
  const [one, same] = [html("<b>1</b>"), html("<b>1</b>", "b2")];
  const server = fakeServer();
  const code = new OwnCode(server);
  code.stateOf(one);
  await vi.runAllTimersAsync();
  server.goAway(true);
  await expect(code.switchOn(one)).rejects.toThrow("Sem conexão");
  expect(code.stateOf(one)).toBe("off");
  server.goAway(false);
  await code.switchOn(one);
  expect([code.stateOf(one), code.stateOf(same)]).toEqual(["on", "on"]);
});

test("what is switched off is off wherever it stands, stays off when it is typed on, and says so when nobody answers", async () => {
  const [block, copy] = [html("<b>1</b>"), html("<b>1</b>", "b2")];
  const server = fakeServer(block);
  const ownCode = new OwnCode(server);
  ownCode.stateOf(block);
  await vi.runAllTimersAsync();
  server.goAway(true);
  await expect(ownCode.switchOff(block)).rejects.toThrow("Sem conexão");
  expect(ownCode.stateOf(block)).toBe("on");
  server.goAway(false);
  await ownCode.switchOff(block);
  expect([ownCode.stateOf(block), ownCode.stateOf(copy), server.known.size]).toEqual(["off", "off", 0]);
  const next = html("<b>12</b>");
  ownCode.typed(block, next);
  ownCode.stateOf(next);
  await vi.runAllTimersAsync();
  expect([ownCode.stateOf(next), server.known.size]).toEqual(["off", 0]);
  await ownCode.switchOn(block);
  expect(ownCode.stateOf(copy)).toBe("on");
});

test("what was typed and is switched off before it was sent is never sent", async () => {
  const server = fakeServer();
  const ownCode = new OwnCode(server);
  const [none, typed] = [html(""), html("<b>1</b>")];
  ownCode.typed(none, typed);
  await ownCode.switchOff(typed);
  await vi.runAllTimersAsync();
  await ownCode.settled();
  expect([ownCode.stateOf(typed), server.known.size]).toEqual(["off", 0]);
});

test("what is switched off stays off, though it is looked at while the server is being told", async () => {
  const block = html("<b>x</b>");
  const server = fakeServer();
  const code = new OwnCode({
    ...server,
    async withdraw(each) {
      code.stateOf(block);
      await server.withdraw(each);
    },
  });
  code.typed(html(""), block);
  await code.switchOff(block);
  expect(await code.settled()).toBe(true);
  expect([code.stateOf(block), server.known.size]).toEqual(["off", 0]);
});
