import { expect, it } from "vitest";
import { NEWEST } from "./newest.ts";
import { NEWS } from "./news.data.ts";

it("has the newest first, and a dot as long as that was not seen", () => {
  const dates = NEWS.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(NEWEST).toBe(dates[0]);
});
