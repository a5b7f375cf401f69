import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readReport } from "./read-report.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-report-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const failing = { duration: 2_000, error: { message: "\u001b[31mError: no toast\u001b[39m\n  at line 3" } };
const passing = { duration: 1_000 };

function spec(title: string, status: "expected" | "unexpected" | "flaky", results: readonly object[]) {
  return { title, file: "pages.spec.ts", ok: status !== "unexpected", tests: [{ status, results }] };
}

test("a browser test that passes when tried once more counts as passed, and is named with what failed first", () => {
  const file = join(folder, "browser.json");
  const specs = [
    spec("creates", "expected", [passing]),
    spec("renames", "flaky", [failing, passing]),
    spec("removes", "unexpected", [failing, failing]),
  ];
  writeFileSync(
    file,
    JSON.stringify({ suites: [{ specs: [], suites: [{ specs }] }], stats: { expected: 1, unexpected: 1, flaky: 1 }, errors: [] }),
  );
  expect(readReport(file)).toEqual({
    passed: 2,
    failed: 1,
    failures: ["pages.spec.ts › removes: Error: no toast"],
    unsteady: ["pages.spec.ts › renames: Error: no toast"],
    times: [
      { name: "pages.spec.ts › creates", seconds: 1 },
      { name: "pages.spec.ts › renames", seconds: 3 },
      { name: "pages.spec.ts › removes", seconds: 4 },
    ],
  });
});

test("a part that left no report ran nothing", () => {
  expect(readReport(join(folder, "nothing.json"))).toEqual({ passed: 0, failed: 0, failures: [], unsteady: [], times: [] });
});
