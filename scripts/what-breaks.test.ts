import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { whatBreaks } from "./what-breaks.ts";

describe("what a change can break", () => {
  it("is everything where dependencies or settings of the tests change", () => {
    for (const path of ["package-lock.json", "vitest.config.ts", "tsconfig.base.json", "scripts/build.ts"])
      expect(whatBreaks([path]).isEverything, path).toBe(true);
    expect(whatBreaks(["apps/web/src/ui/tabs.tsx"]).isEverything).toBe(false);
  });

  it("is what a person does with a slice, whichever of its folders changed", () => {
    for (const path of [
      "apps/web/src/features/leads/messages/pt.json",
      "apps/server/src/features/leads/routes.ts",
      "packages/contract/src/leads/calls.ts",
    ])
      expect(whatBreaks([path]).browser, path).toContain("e2e/leads");
    expect(whatBreaks(["apps/server/src/features/publishing/publish-page.ts"]).browser).toEqual([
      "e2e/journeys",
      "e2e/pages",
      "e2e/publishing",
    ]);
  });

  it("is what runs the build, where processes, database or storage change", () => {
    expect(whatBreaks(["apps/server/src/front/listen.ts"]).tests).toContain("apps/server/src/front/front-life.test.ts");
    expect(whatBreaks(["apps/server/src/features/sites/migrations.ts"])).toMatchObject({ isSql: true });
    expect(whatBreaks(["apps/server/src/features/sites/migrations.ts"]).tests).toContain("apps/server/src/kill.test.ts");
  });

  it("is the access matrix where the contract changes, and PostgreSQL", () => {
    const { tests, isSql } = whatBreaks(["packages/contract/src/sites/calls.ts"]);
    expect([tests.includes("apps/server/src/access-matrix.test.ts"), isSql]).toEqual([true, true]);
  });

  it("is nothing more than itself where a test changed", () => {
    expect(whatBreaks(["e2e/leads/leads.spec.ts", "apps/web/src/ui/field/phone-field.test.tsx"])).toEqual({
      ...{ isEverything: false, tests: [], isSql: false },
      browser: ["e2e/leads/leads.spec.ts"],
    });
  });

  it("names tests that there are", () => {
    const paths = globSync(["apps/server/src/**/*.ts", "tools/**/*.ts", "packages/*/src/**/*.ts", "apps/web/src/**/*.ts", "e2e/**/*.ts"]);
    const { tests, browser } = whatBreaks(paths);
    expect(tests.length).toBeGreaterThan(6);
    for (const name of tests) expect(globSync([name, `${name}/**/*.test.ts`]).length, name).toBeGreaterThan(0);
    const folders = new Set(globSync("e2e/*/*.spec.ts").map((path) => path.split("/").slice(0, 2).join("/")));
    for (const folder of folders) expect(browser, folder).toContain(folder);
  });
});
