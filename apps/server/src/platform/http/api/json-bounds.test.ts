import { expect, test } from "vitest";
import { jsonBounds, MOST_NESTED } from "./json-bounds.ts";

const MEGABYTE = 1024 * 1024;

/** What a text is refused for, taken in pieces of so many bytes. */
function refusalOf(text: string, piece = text.length, maxBytes = MEGABYTE) {
  const bounds = jsonBounds(maxBytes);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += piece) {
    const refused = bounds.take(bytes.subarray(at, at + piece));
    if (refused) return refused;
  }
  return null;
}

const many = (count: number, thing: (n: number) => string) => Array.from({ length: count }, (_, n) => thing(n)).join(",");

test("what stands in a text counts for nothing, however the bytes are cut", () => {
  const text = JSON.stringify({
    a: `${"[{,".repeat(500)}\\"${'"'.repeat(500)}`,
    'b"[,': ["\\", '\\"', "{"],
    ação: `"\u2028${",".repeat(60_000)}`,
  });
  for (const piece of [1, 2, 3, 7, 1_000, text.length]) expect(refusalOf(text, piece, 64 * 1024)).toBeNull();
});

test("a long text ends where it ends, wherever it is cut and whatever is escaped before its end", () => {
  const long = "x".repeat(90);
  const counted = (end: string) => `{"${long}":"${long}${end}","b":[${"[".repeat(MOST_NESTED - 1)}`;
  for (const end of ["", '\\"', "\\\\", '\\\\\\"', `${"\\\\".repeat(40)}\\"[[`]) {
    const text = counted(end);
    for (let piece = 1; piece < text.length; piece++)
      expect(refusalOf(text, piece)).toEqual({ path: `b${".0".repeat(MOST_NESTED - 1)}`, code: "too_deep" });
  }
});

test("depth is bounded, and the refusal says where", () => {
  const lists = (depth: number) => `{"a":[1,${"[".repeat(depth - 2)}${"]".repeat(depth - 2)}]}`;
  expect(refusalOf(lists(MOST_NESTED))).toBeNull();
  expect(refusalOf(lists(MOST_NESTED + 1))).toEqual({ path: `a.1${".0".repeat(MOST_NESTED - 2)}`, code: "too_deep" });
  // What was closed again is no depth.
  expect(refusalOf(`{"a":[${many(1_000, () => "[[[]]]")}]}`)).toBeNull();
  expect(refusalOf("]".repeat(1_000) + "[".repeat(MOST_NESTED))).toBeNull();
});

test("things in one object or list are bounded, and all together by the length there may be", () => {
  expect(refusalOf(`{${many(32_768, (n) => `"k${n}":1`)}}`)).toBeNull();
  expect(refusalOf(`{"x":{${many(32_770, (n) => `"k${n}":1`)}}}`)).toEqual({ path: "x", code: "too_large" });
  expect(refusalOf(`[${many(32_770, () => "1")}]`)).toEqual({ path: "body", code: "too_large" });
  const small = `{"s":[${many(2_000, () => '{"a":1,"b":2}')}]}`;
  expect(refusalOf(small)).toBeNull();
  expect(refusalOf(small, small.length, 64 * 1024)).toMatchObject({ code: "too_large" });
});
