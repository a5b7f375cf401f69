import type { Entitlement, Role } from "@vitrine/contract";
import { expect, it } from "vitest";
import { ENTRIES, visibleEntries } from "./nav-entries.ts";

const paths = (...entitlements: Entitlement[]) => pathsAs("owner", entitlements);
const pathsAs = (role: Role, entitlements: Entitlement[]) => visibleEntries(ENTRIES, { entitlements, role }).map(({ to }) => to);

it("shows every slice's entries in one order, which no two share", () => {
  expect(paths("builder")).toEqual(["/", "/new", "/pages", "/sites", "/images", "/leads/form", "/subscribe"]);
  expect(new Set(ENTRIES.map(({ place }) => place)).size).toBe(ENTRIES.length);
});

it("shows pages and new page to whose plan includes the builder, whatever else it includes", () => {
  for (const plan of [[], ["createSite", "publish", "images"]] as Entitlement[][]) {
    expect(paths(...plan)).toEqual(["/", "/sites", "/images", "/leads/form", "/subscribe"]);
  }
});

it("shows new page to nobody who may not create one", () => {
  expect(pathsAs("editor", ["builder"])).toContain("/new");
  expect(pathsAs("viewer", ["builder"])).toEqual(["/", "/pages", "/sites", "/images", "/leads/form", "/subscribe"]);
});
