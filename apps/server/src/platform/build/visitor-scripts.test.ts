import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";
import { afterAll, expect, test } from "vitest";
import { visitorScripts } from "./visitor-scripts.ts";

const folder = mkdtempSync(join(tmpdir(), "visitor-"));
afterAll(() => rmSync(folder, { recursive: true }));
const scripts = visitorScripts(pathToFileURL(`${folder}/`));

const kind = (name: string, script: string) => writeFileSync(join(folder, `${name}.js`), `${script}\n`);

test("a kind whose script fails on a page leaves the others theirs, and the browser is told of the fault", () => {
  kind("alone", "(function(){done.push('alone')})();");
  kind("broken", "(function(){nothing.that.is.there()})();");
  kind("form", "(function(){done.push('form')})();");
  const [done, faults]: [string[], unknown[]] = [[], []];
  const later = (run: () => void): void => {
    try {
      run();
    } catch (fault) {
      faults.push(fault);
    }
  };
  runInNewContext(scripts.bundle(["form", "broken", "alone"]), { done, setTimeout: later });
  expect(done).toEqual(["alone", "form"]);
  expect(faults.map(String)).toEqual(["ReferenceError: nothing is not defined"]);
});

test("one kind alone is its script as it was built, and none is nothing", () => {
  kind("alone", "(function(){done.push('alone')})();");
  expect([scripts.bundle(["alone"]), scripts.bundle([])]).toEqual(["(function(){done.push('alone')})();", ""]);
});
