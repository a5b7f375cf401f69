import fc from "fast-check";
import { expect, test } from "vitest";
import { boundedCache } from "./bounded-cache.ts";

test("what was used longest ago goes first", () => {
  const cache = boundedCache<number>(3);
  for (const [value, key] of ["a", "b", "c"].entries()) cache.set(key, value);
  expect(cache.get("a")).toBe(0);
  cache.set("d", 3);
  expect(["a", "b", "c", "d"].map((key) => cache.get(key))).toEqual([0, undefined, 2, 3]);
});

test("what weighs more pushes more out, and is kept even when it is too heavy for all", () => {
  const dropped: string[] = [];
  const cache = boundedCache<number>(10, { weigh: (value) => value, onDrop: (key) => dropped.push(key) });
  for (const key of ["a", "b", "c"]) cache.set(key, 3);
  cache.set("d", 6);
  expect(dropped).toEqual(["a", "b"]);
  cache.set("e", 50);
  expect([dropped, cache.get("e")]).toEqual([["a", "b", "c", "d"], 50]);
  cache.set("f", 1);
  expect([cache.get("e"), cache.get("f")]).toEqual([undefined, 1]);
});

test("a value weighs what it weighed when it was kept, however it has changed since", () => {
  const cache = boundedCache<{ size: number }>(10, { weigh: ({ size }) => size });
  const growing = { size: 1 };
  cache.set("a", growing);
  growing.size = 1_000;
  cache.delete("a");
  for (const key of ["b", "c"]) cache.set(key, { size: 5 });
  expect([cache.get("b"), cache.get("c")].map((value) => value?.size)).toEqual([5, 5]);
});

test("whatever is done to it, it holds the last used up to its weight, and tells of all that go", () => {
  const action = fc.tuple(
    fc.constantFrom("get", "set", "delete"),
    fc.constantFrom("a", "b", "c", "d", "e"),
    fc.integer({ min: 1, max: 6 }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const kept = new Map<string, number>();
      const cache = boundedCache<number>(10, {
        weigh: (value) => value,
        onDrop: (key, value) => expect([kept.get(key), kept.delete(key)]).toEqual([value, true]),
      });
      let order: (readonly [string, number])[] = [];
      for (const [what, key, value] of actions) {
        const before = order.find(([each]) => each === key);
        if (what === "get") {
          expect(cache.get(key)).toBe(before?.[1]);
          if (before) order = [...order.filter((each) => each !== before), before];
        } else {
          order = order.filter((each) => each !== before);
          if (what === "delete") cache.delete(key);
          else {
            cache.set(key, value);
            kept.set(key, value);
            order.push([key, value]);
            while (order.length > 1 && order.reduce((sum, [, each]) => sum + each, 0) > 10) order.shift();
          }
        }
        expect([...kept].sort()).toEqual([...order].sort());
      }
    }),
  );
});
