import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { type LargeBodies, type LargeBodyLimits, largeBodies } from "./large-bodies.ts";

/** Bodies under way that end when they are told to. */
function fixture(limits: Partial<LargeBodyLimits>) {
  const bodies: LargeBodies = largeBodies(limits);
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const send = (account: string, name = account, bytes = 1) => {
    const done = bodies.letIn(account, bytes, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
    done.catch(() => undefined);
    return done;
  };
  const endOne = async () => {
    ends.shift()?.();
    await turn();
  };
  return { bodies, begun, send, endOne };
}

test("one account has a few under way, the rest waits in line, and others go on", async () => {
  const { begun, send, endOne } = fixture({ account: 2, waiting: 2 });
  for (const name of ["a1", "a2", "a3", "a4"]) void send("a", name);
  await expect(send("a", "a5")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", details: { values: { seconds: 5 } } });
  void send("b", "b1");
  expect(begun).toEqual(["a1", "a2", "b1"]);
  await endOne();
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
  await endOne();
  expect(begun.at(-1)).toBe("a4");
});

test("all together have only so many, and whoever waits longest comes first", async () => {
  const { begun, send, endOne } = fixture({ everybody: 2 });
  for (const name of ["a", "b", "c", "d"]) void send(name);
  expect(begun).toEqual(["a", "b"]);
  await endOne();
  await endOne();
  expect(begun).toEqual(["a", "b", "c", "d"]);
});

test("all together have only so many bytes, however few they are; one that is larger than all of that goes alone", async () => {
  const { begun, send, endOne } = fixture({ bytes: 10 });
  for (const [name, bytes] of [
    ["a", 6],
    ["b", 5],
    ["c", 4],
    ["d", 20],
    ["e", 1],
  ] as const)
    void send(name, name, bytes);
  // What fits goes past what does not: a small change waits for nobody's slow line.
  expect(begun).toEqual(["a", "c"]);
  await endOne();
  expect(begun).toEqual(["a", "c", "b", "e"]);
  await endOne();
  await endOne();
  expect(begun).toEqual(["a", "c", "b", "e"]);
  await endOne();
  expect(begun).toEqual(["a", "c", "b", "e", "d"]);
});

test("nobody waits for ever, and a place that a failure leaves is free again", async () => {
  const { bodies, begun, send, endOne } = fixture({ account: 1, patience: 5 });
  void send("a", "a1");
  await expect(send("a", "a2")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  await endOne();
  await expect(bodies.letIn("a", 1, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  void send("a", "a3");
  expect(begun).toEqual(["a1", "a3"]);
});

test("what is done in turn is done one after the other, also after a failure", async () => {
  const bodies = largeBodies();
  let underWay = 0;
  const work = async (name: string) => {
    expect(++underWay).toBe(1);
    await turn();
    underWay -= 1;
    if (name === "b") throw new Error("broken");
    return name;
  };
  const [a, b, c] = await Promise.allSettled(["a", "b", "c"].map((name) => bodies.runInOrder(() => work(name))));
  expect([a?.status, b?.status, c]).toEqual(["fulfilled", "rejected", { status: "fulfilled", value: "c" }]);
});
