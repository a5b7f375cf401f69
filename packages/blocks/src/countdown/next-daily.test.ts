import fc from "fast-check";
import { expect, test } from "vitest";
import { nextDaily } from "./next-daily.ts";

const next = (clock: string, zone: string, now: string) => new Date(nextDaily(clock, zone, Date.parse(now))).toISOString();

test("it is the next time that clocks there show it, wherever the visitor is", () => {
  expect(next("23:59", "America/Sao_Paulo", "2026-05-02T02:58:59Z")).toBe("2026-05-02T02:59:00.000Z");
  expect(next("00:00", "America/Sao_Paulo", "2026-05-02T02:59:59Z")).toBe("2026-05-02T03:00:00.000Z");
  expect(next("18:00", "America/Mexico_City", "2026-12-31T23:59:59.999Z")).toBe("2027-01-01T00:00:00.000Z");
  expect(next("09:30", "UTC", "2026-02-28T09:30:00Z")).toBe("2026-03-01T09:30:00.000Z");
});

test("a day that is longer or shorter by an hour ends when clocks say so", () => {
  // Santiago goes back from 24:00 to 23:00 on 4 April 2026, and ahead from 24:00 to 1:00 on 5 September.
  expect(next("12:00", "America/Santiago", "2026-04-04T15:00:00Z")).toBe("2026-04-05T16:00:00.000Z");
  expect(next("12:00", "America/Santiago", "2026-09-05T16:00:00Z")).toBe("2026-09-06T15:00:00.000Z");
});

test("a time that clocks show twice is over at the first, one that they leave out is where they go on", () => {
  expect(next("23:30", "America/Santiago", "2026-04-04T23:00:00Z")).toBe("2026-04-05T02:30:00.000Z");
  expect(next("23:30", "America/Santiago", "2026-04-05T03:10:00Z")).toBe("2026-04-06T03:30:00.000Z");
  expect(next("00:30", "America/Santiago", "2026-09-06T03:00:00Z")).toBe("2026-09-06T04:30:00.000Z");
  expect(next("00:30", "America/Santiago", "2026-09-06T04:30:00Z")).toBe("2026-09-07T03:30:00.000Z");
});

test("it always lies ahead, a day and an hour or two at most, and on the minute", () => {
  const zones = fc.constantFrom("America/Sao_Paulo", "America/Santiago", "America/Asuncion", "America/Mexico_City", "UTC");
  const times = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2031, 0) });
  fc.assert(
    fc.property(zones, times, fc.nat(23), fc.nat(59), (zone, now, hour, minute) => {
      const clock = [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
      const at = nextDaily(clock, zone, now);
      expect(at).toBeGreaterThan(now);
      expect(at - now).toBeLessThanOrEqual(26 * 3_600_000);
      expect(at % 60_000).toBe(0);
      expect(nextDaily(clock, zone, at - 1)).toBe(at);
    }),
    { numRuns: 60 },
  );
});
