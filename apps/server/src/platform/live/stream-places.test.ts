import { expect, test } from "vitest";
import { Refusal } from "../refusal.ts";
import { STREAM_LIMITS, type StreamPlaces, streamPlaces } from "./stream-places.ts";

function codeOf(take: () => void): string {
  try {
    take();
    return "taken";
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
}

function counted(codes: readonly string[]): Record<string, number> {
  const alike = Object.entries(Object.groupBy(codes, (code) => code));
  return Object.fromEntries(alike.map(([code, all = []]) => [code, all.length]));
}

const open = (places: StreamPlaces, session: number, account: number) => codeOf(() => places.take(`ses_${session}`, `acc_${account}`));
const times = (count: number) => Array.from({ length: count }, (_, n) => n);

test("opened ten thousand times, by one browser, by one account, by all: each has its bound, and what is given is there again", () => {
  const places = streamPlaces(STREAM_LIMITS);
  expect(counted(times(10_000).map(() => open(places, 1, 1)))).toEqual({ taken: 16, TOO_MANY_REQUESTS: 9_984 });
  expect(counted(times(10_000).map((n) => open(places, n, 1)))).toEqual({ taken: 112, TOO_MANY_REQUESTS: 9_888 });
  expect(counted(times(10_000).map((n) => open(places, 20_000 + n, 2 + n)))).toEqual({ taken: 3_072 - 128, UNAVAILABLE: 10_000 - 2_944 });
  for (const n of times(16)) if (n > 0) places.give("ses_1", "acc_1");
  expect(places.taken).toBe(3_072 - 15);
  expect(counted(times(20).map(() => open(places, 1, 1)))).toEqual({ taken: 15, TOO_MANY_REQUESTS: 5 });
});
