import { expect, test } from "vitest";
import { safePaths } from "./safe-path.ts";

test.each([
  ["pages/loja-curso.json", "pages/loja-curso.json"],
  ["images/ação são.png", "images/ação são.png"],
  ["../../etc/passwd", "_/_/etc/passwd"],
  ["/etc/passwd", "etc/passwd"],
  ["..\\..\\windows\\system32", "__.._windows_system32"],
  ["C:\\x", "C__x"],
  ["images/..", "images/_"],
  ["images/.", "images/_"],
  ["images/.ssh", "images/_ssh"],
  ["images/con.png", "images/_con.png"],
  ["images/LPT1", "images/_LPT1"],
  ["images/a\u0000b\u202egnp.exe", "images/a_b_gnp.exe"],
  ["images/foto.", "images/foto"],
  ["//", "_"],
  ["", "_"],
])("%j is %j", (path, safe) => {
  expect(safePaths()(path)).toBe(safe);
});

test("no name comes twice, not even in other case or composed otherwise", () => {
  const pathOf = safePaths();
  expect(["a/x.json", "a/X.json", "a/x.json", "a/x-2.json", "b/é", "b/e\u0301"].map(pathOf)).toEqual([
    "a/x.json",
    "a/X-2.json",
    "a/x-3.json",
    "a/x-2-2.json",
    "b/é",
    "b/é-2",
  ]);
});

test("a long name keeps its ending", () => {
  for (const message of ["x", "é", "語", "😀"]) {
    const long = safePaths()(`images/${message.repeat(500)}.png`);
    expect(Buffer.byteLength(long)).toBeLessThanOrEqual("images/".length + 200);
    expect(long).toMatch(new RegExp(`^images/(?:${message}){20,}\\.png$`));
  }
});
