import { expect, test } from "vitest";
import { firstAnswers } from "./first-answers.ts";
import { workQueue } from "./work-queue.ts";

test("is made once for all who ask meanwhile and soon after, and again after a failure", async () => {
  const firsts = firstAnswers(workQueue(1, () => {}));
  let times = 0;
  const make = async () => {
    times += 1;
    if (times === 1) throw new Error("the disk is away");
    return Buffer.from("picture");
  };
  const failed = await Promise.allSettled([firsts.find("a", make), firsts.find("a", make)]);
  expect([times, failed.map(({ status }) => status)]).toEqual([1, ["rejected", "rejected"]]);
  const found = await Promise.all([firsts.find("a", make), firsts.find("a", make)]);
  expect([times, found.map(String)]).toEqual([2, ["picture", "picture"]]);
  expect([String(await firsts.find("a", make)), times]).toEqual(["picture", 2]);
});

test("holds no more than eight megabytes of them", async () => {
  const firsts = firstAnswers(workQueue(1, () => {}));
  let times = 0;
  const make = async () => {
    times += 1;
    return Buffer.alloc(3 * 1024 * 1024);
  };
  for (const key of ["a", "b", "c", "c", "a"]) await firsts.find(key, make);
  expect(times).toBe(4);
});

test("what cannot be found is looked for again", async () => {
  const firsts = firstAnswers(workQueue(1, () => {}));
  expect(await firsts.find("a", async () => null)).toBeNull();
  expect(await firsts.find("a", async () => Buffer.from("there"))).toEqual(Buffer.from("there"));
});
