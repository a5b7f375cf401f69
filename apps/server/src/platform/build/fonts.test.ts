import { createRequire } from "node:module";
import { SHIPPED_FAMILIES, subsetsOf } from "@vitrine/renderer";
import { expect, test } from "vitest";
import { fontFile, fontFileNamed } from "./fonts.ts";

test("every file that a page may ask for is there, and its licence beside it lets it travel", () => {
  const { resolve } = createRequire(import.meta.url);
  for (const family of SHIPPED_FAMILIES) {
    for (const subset of subsetsOf(family)) expect(fontFile(family, subset).bytes.toString("latin1", 0, 4)).toBe("wOF2");
    const { license } = createRequire(import.meta.url)(`@fontsource-variable/${family}/package.json`) as { license: string };
    expect([family, license]).toEqual([family, "OFL-1.1"]);
    expect(resolve(`@fontsource-variable/${family}/LICENSE`)).toContain(family);
  }
});

test("a file is found by its name, and nothing else by any other", () => {
  expect(fontFileNamed("inter.woff2")).toBe(fontFile("inter", "latin"));
  expect(fontFileNamed("inter.greek-ext.woff2")).toBe(fontFile("inter", "greek-ext"));
  for (const name of [
    "outfit.greek.woff2",
    "nothing.woff2",
    "inter..woff2",
    "inter",
    "../inter.woff2",
    "inter.latin.woff2.gz",
    "__proto__.woff2",
  ]) {
    expect(fontFileNamed(name)).toBeUndefined();
  }
});
