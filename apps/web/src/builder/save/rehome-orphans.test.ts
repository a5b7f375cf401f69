import { blockCatalog } from "@vitrine/blocks";
import { type DocumentRecord, type PageDocument, readDocument, treeOf } from "@vitrine/document";
import { expect, it } from "vitest";
import { rehomeOrphans } from "./rehome-orphans.ts";
import { startDocument } from "./simulated-server.ts";

/** A page whose second section is gone, and what somebody put beside it meanwhile. */
function bereft(...others: readonly DocumentRecord[]): { document: PageDocument; records: Record<string, DocumentRecord> } {
  const document = startDocument();
  const records: Record<string, DocumentRecord> = { ...document.records };
  delete records.second;
  for (const other of others) records[other.id] = other;
  return { document: { ...document, records }, records };
}

const { shared, second } = startDocument().records;
if (shared?.type !== "block" || second?.type !== "block") throw new Error("the page to start from is another one");

const parentOf = (records: Readonly<Record<string, DocumentRecord>>, id: string) => {
  const record = records[id];
  return record?.type === "block" ? record.parentId : undefined;
};

it("puts what lost its section into one at the end of the page, and the next ones into the same", () => {
  const { document, records } = bereft();
  expect(rehomeOrphans(records, "mine")).toBe(true);
  records.late = { ...shared, id: "late", parentId: "gone" };
  expect(rehomeOrphans(records, "mine")).toBe(true);
  expect(
    treeOf(records)
      .children("rescued", "content")
      .map(({ id }) => id),
  ).toEqual(["doomed", "late"]);
  expect(readDocument({ ...document, records }, blockCatalog).ok).toBe(true);
});

it.each([
  ["a heading", { ...shared, id: "rescued" }],
  ["a section that stands in no page any more", { ...second, id: "rescued", parentId: "first", slot: "content", order: "a9" }],
])("takes another id where the document has %s of that name", (_, other) => {
  const { records } = bereft(other);
  expect(rehomeOrphans(records, "mine")).toBe(true);
  expect(parentOf(records, "doomed")).toBe("rescued-2");
  expect(records.rescued).toEqual(other);
  expect(parentOf(records, "rescued-2")).toBe("page");
});

it("lets them go with all they hold where theirs is to be", () => {
  const { records } = bereft({ ...shared, id: "inner", parentId: "doomed" });
  expect(rehomeOrphans(records, "theirs")).toBe(true);
  expect([records.doomed, records.inner]).toEqual([undefined, undefined]);
  expect(rehomeOrphans(records, "theirs")).toBe(false);
});
