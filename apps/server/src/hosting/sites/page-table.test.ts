import { expect, test } from "vitest";
import { pageTable } from "./page-table.ts";

const page = (site: string, path: string) => ({ site, path });

test("each of many pages is found at its place and nowhere else", () => {
  const table = pageTable();
  const pages = Array.from({ length: 2_000 }, (_, i) => page(`loja-${i}`, i % 2 ? "/" : "/curso"));
  for (const added of pages) table.add(added);
  expect(pages.filter(({ site, path }) => table.find(site, path)?.site === site).length).toBe(pages.length);
  expect(table.find("loja-1", "/curso")).toBeUndefined();
  expect(table.find("loja-1/", "")).toBeUndefined();
});

test("a page that is removed is found no longer; removing it again leaves the one that came after it", () => {
  const table = pageTable();
  const [before, after] = [page("loja", "/"), page("loja", "/")];
  table.add(before);
  table.remove(before);
  expect(table.find("loja", "/")).toBeUndefined();
  table.add(after);
  table.remove(before);
  expect(table.find("loja", "/")).toBe(after);
});

test("pages with the same number are never taken for one another", () => {
  const table = pageTable(() => 7);
  const [first, second] = [page("um", "/"), page("dois", "/")];
  table.add(first);
  table.add(second);
  expect(table.find("um", "/")).toBe(first);
  expect(table.find("dois", "/")).toBeUndefined();
  table.remove(second);
  expect(table.find("um", "/")).toBe(first);
});
