import { treeOf } from "@vitrine/document";
import { expect, test } from "vitest";
import { checkPage } from "./check-page.ts";
import { FACTS, type Sample, samplePage } from "./testing/sample-page.ts";

test("a block that shows a section nobody knows any more is told of; one that is the page's own by now is no fault", () => {
  const synced = (id: string, sectionId: string): Sample => ({
    kind: "synced",
    id,
    props: { sectionId, version: 1 },
    holds: [{ kind: "section" }],
  });
  const [gone, here] = ["syn_01k0000000000000000000000a", "syn_01k0000000000000000000000b"];
  const records = samplePage([synced("gone", gone), synced("here", here), synced("own", "")]);
  const found = checkPage(treeOf(records), { ...FACTS, missingSectionIds: new Set([gone]) });
  expect(found.filter(({ code }) => code === "section_unknown")).toEqual([
    { code: "section_unknown", severity: "warning", blockId: "gone" },
  ]);
});
