import type { Lead } from "@vitrine/contract";
import { expect, test } from "vitest";
import { leadEntry } from "../../testing/lead-entry.ts";
import { leadsCsv } from "./leads-csv.ts";

const FORMULA = "=HYPERLINK(0)";

function leadThatSays(said: Partial<Lead>): Lead {
  const { id, siteId, pageId, formId, formName, isSuspect, pageUri, referer, ip, userAgent } = leadEntry();
  const moment = "2026-11-21T12:00:00.000Z";
  const facts = { status: "completed", isContactable: true, count: 1, createdAt: moment, updatedAt: moment } as const;
  return { id, siteId, pageId, formId, formName, isSuspect, pageUri, referer, ip, userAgent, answers: [], ...facts, ...said };
}

test.each(["formName", "pageUri", "referer", "userAgent"] as const)(
  "a formula a visitor sends as %s is not run by a spreadsheet",
  (place) => {
    const row = leadsCsv([], true).rows([leadThatSays({ [place]: FORMULA })]);
    expect(row.split(",").filter((cell) => cell.includes("HYPERLINK"))).toEqual([`'${FORMULA}`]);
  },
);

test("a formula as the name of a field is not run by a spreadsheet", () => {
  expect(leadsCsv([FORMULA], true).head().trimEnd().split(",").at(-1)).toBe(`'${FORMULA}`);
});
