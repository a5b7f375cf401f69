import { expect, it } from "vitest";
import { spokenWait } from "./spoken-wait.ts";

it("says how long it is in the largest unit that fits", () => {
  expect([1, 59.2, 60, 200, 3_600, 86_400].map((seconds) => spokenWait(seconds, "en"))).toEqual([
    "in 1 sec.",
    "in 60 sec.",
    "in 1 min.",
    "in 3 min.",
    "in 1 hr.",
    "in 1 day",
  ]);
});
