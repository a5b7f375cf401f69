import { expect, it } from "vitest";
import { findsSinglePages, isNarrowed, readPageSearch } from "./page-search.ts";

it("reads each filter of an address, and leaves out what makes no sense", () => {
  const filters = { search: "verão", siteId: "sit_1", status: "deleted", type: "presell", tagId: "lbl_1", productId: "lbl_2" };
  expect(readPageSearch({ ...filters, more: 1 })).toEqual(filters);
  expect(readPageSearch({ search: "", siteId: 7, status: "gone", type: "landing", tagId: null, productId: [] })).toEqual({});
});

it("keeps sets together for as long as nothing is asked of single pages", () => {
  expect([findsSinglePages({}), findsSinglePages({ siteId: "sit_1" }), isNarrowed({ siteId: "sit_1" })]).toEqual([false, false, true]);
  expect(
    [{ search: "a" }, { status: "published" }, { type: "sales" }, { tagId: "a" }, { productId: "a" }].map(
      (each) => isNarrowed(each as never) && findsSinglePages(each as never),
    ),
  ).toEqual([true, true, true, true, true]);
});
