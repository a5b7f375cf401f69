import fc from "fast-check";
import { expect, test } from "vitest";
import { isRecurrence, nextOccurrence } from "./recurrence.ts";

const at = (iso: string) => Date.parse(iso);
const iso = (moment: number) => new Date(moment).toISOString();
const next = (time: string, zone: string, after: string) => iso(nextOccurrence({ at: time, zone }, at(after)));

test("a time of day is that of its zone", () => {
  expect(next("03:10", "America/Sao_Paulo", "2026-11-23T00:00:00Z")).toBe("2026-11-23T06:10:00.000Z");
  expect(next("03:10", "America/Sao_Paulo", "2026-11-23T06:10:00Z")).toBe("2026-11-24T06:10:00.000Z");
  expect(next("00:00", "Asia/Kathmandu", "2026-11-23T18:14:59.999Z")).toBe("2026-11-23T18:15:00.000Z");
  expect(next("23:59", "Pacific/Kiritimati", "2026-11-23T00:00:00Z")).toBe("2026-11-23T09:59:00.000Z");
});

test("a time that a change of the clocks leaves out is due at the change; one it shows twice, at the first", () => {
  // 2026-03-08: from 02:00 to 03:00 in New York; 2026-11-01: from 02:00 back to 01:00.
  expect(next("02:30", "America/New_York", "2026-03-08T05:00:00Z")).toBe("2026-03-08T07:00:00.000Z");
  expect(next("02:30", "America/New_York", "2026-03-08T07:00:00Z")).toBe("2026-03-09T06:30:00.000Z");
  expect(next("01:30", "America/New_York", "2026-11-01T04:00:00Z")).toBe("2026-11-01T05:30:00.000Z");
  expect(next("01:30", "America/New_York", "2026-11-01T05:30:00Z")).toBe("2026-11-02T06:30:00.000Z");
  // Brazil's last summer began at midnight, which that day did not have.
  expect(next("00:00", "America/Sao_Paulo", "2018-11-03T12:00:00Z")).toBe("2018-11-04T03:00:00.000Z");
  expect(next("00:00", "America/Sao_Paulo", "2018-11-04T03:00:00Z")).toBe("2018-11-05T02:00:00.000Z");
  // Samoa had no 30 December 2011.
  expect(next("10:00", "Pacific/Apia", "2011-12-29T20:00:00Z")).toBe("2011-12-30T10:00:00.000Z");
  expect(next("10:00", "Pacific/Apia", "2011-12-30T10:00:00Z")).toBe("2011-12-30T20:00:00.000Z");
});

test("every so often is so long after the last time", () => {
  expect(nextOccurrence({ everyMs: 5_000 }, 7)).toBe(5_007);
});

test("knows what can recur", () => {
  expect(isRecurrence({ at: "00:00", zone: "America/Manaus" })).toBe(true);
  for (const wrong of ["24:00", "3:10", "03:60", "", "03:10:00"]) expect(isRecurrence({ at: wrong, zone: "UTC" })).toBe(false);
  expect(isRecurrence({ at: "03:10", zone: "Mars/Olympus" })).toBe(false);
  expect(isRecurrence({ everyMs: 999 })).toBe(false);
});

test("is due once a day of the zone, whatever the clocks there do", () => {
  const zones = ["America/Sao_Paulo", "America/New_York", "Europe/Lisbon", "Australia/Lord_Howe", "America/Havana", "Africa/Casablanca"];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 1_439 }),
      fc.integer({ min: at("2015-01-01T00:00:00Z"), max: at("2027-01-01T00:00:00Z") }),
      (zone, minute, after) => {
        const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
        const days = new Set<string>();
        let moment = after;
        for (let day = 0; day < 5; day++) {
          const due = nextOccurrence({ at: time, zone }, moment);
          expect(due).toBeGreaterThan(moment);
          expect(due - moment).toBeLessThanOrEqual(26 * 3_600_000);
          days.add(new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(due));
          moment = due;
        }
        expect(days.size).toBe(5);
      },
    ),
    { numRuns: 60 },
  );
});
