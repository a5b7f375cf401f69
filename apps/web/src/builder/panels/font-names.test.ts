import { FONT_FAMILIES } from "@vitrine/document";
import { expect, test } from "vitest";
import { FONT_GROUPS } from "./font-names.ts";

test("every family stands in one group", () => {
  expect(Object.values(FONT_GROUPS).flat().sort()).toEqual([...FONT_FAMILIES].sort());
});
