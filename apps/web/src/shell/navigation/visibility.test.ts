import type { Entitlement } from "@vitrine/contract";
import { expect, it } from "vitest";
import { ENTRY_RULES, visibleEntries } from "./visibility.ts";

type Id = keyof typeof ENTRY_RULES;

const entries = (Object.keys(ENTRY_RULES) as Id[]).map((id) => ({ id }));
const ids = (...entitlements: Entitlement[]) => visibleEntries(entries, { isAdmin: false, entitlements }).map(({ id }) => id);

it("shows pages and new page to whose plan includes the builder", () => {
  expect(ids("builder")).toEqual(Object.keys(ENTRY_RULES));
});

it("leaves them out of every other plan, whatever else it includes", () => {
  for (const plan of [[], ["createSite", "publish", "images"]] as Entitlement[][]) {
    expect(ids(...plan)).toEqual(Object.keys(ENTRY_RULES).filter((id) => id !== "newPage" && id !== "pages"));
  }
});
