import fc from "fast-check";
import { expect, test } from "vitest";
import { nextClass, posterDate } from "./next-class.ts";

const DAY = 24 * 60 * 60 * 1000;

test("the class is on a Thursday at 20:00 in Brasília, three to four weeks away, whenever the page is made", () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) }), (now) => {
      const moment = nextClass(now);
      const ahead = moment.getTime() - now;
      expect(ahead).toBeGreaterThan(20 * DAY);
      expect(ahead).toBeLessThan(29 * DAY);
      expect(posterDate(moment, "en-GB").weekday).toBe("Thursday");
      expect(moment.toISOString()).toMatch(/T23:00:00\.000Z$/);
    }),
  );
});

test("the poster names the day as it is in Brasília", () => {
  expect(posterDate(new Date("2027-02-25T23:00:00Z"), "pt-BR")).toEqual({ weekday: "quinta-feira", day: "25", month: "fevereiro" });
  expect(posterDate(new Date("2027-02-25T23:00:00Z"), "es")).toEqual({ weekday: "jueves", day: "25", month: "febrero" });
});
