import { expect, test } from "vitest";
import { systemClock } from "../clock.ts";
import { databaseClock } from "./database-clock.ts";

const HOUR_MS = 3_600_000;

test("a machine that is off goes by the clock of the database, until it is set right", () => {
  const now = Date.parse("2026-03-01T12:00:00Z");
  for (const off of [HOUR_MS, -HOUR_MS, 24 * HOUR_MS]) {
    let own = now + off;
    const { clock, hear } = databaseClock({ ...systemClock, now: () => own }, () => own);
    hear(new Date(now));
    expect(clock.now()).toBe(now);
    own += 1_000;
    expect(clock.now()).toBe(now + 1_000);
    own = now + 2_000;
    hear(new Date(now + 2_000));
    expect(clock.now()).toBe(now + 2_000);
  }
});

test("what asking takes is no difference, nor is one heard where nobody was asked", () => {
  const { clock, hear } = databaseClock({ ...systemClock, now: () => 50_000 }, () => 50_000);
  expect(clock.now()).toBe(50_000);
  hear(new Date(49_700));
  expect(clock.now()).toBe(50_000);
});
