import { expect, it } from "vitest";
import { csvAddress, usualSeparator } from "./csv-address.ts";

it("asks for what is shown, separated as the spreadsheets of the language want it", () => {
  expect([usualSeparator("pt"), usualSeparator("es"), usualSeparator("en")]).toEqual(["semicolon", "semicolon", "comma"]);
  expect(csvAddress({}, "tab")).toBe("/api/leads.csv?separator=tab");
  expect(csvAddress({ siteId: "sit_1", pageId: undefined, box: "suspect" }, "semicolon")).toBe(
    "/api/leads.csv?siteId=sit_1&box=suspect&separator=semicolon",
  );
});
