import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), "vitrine-prepare-"));
  mkdirSync(join(checkout, "scripts"));
  cpSync("scripts/prepare.mjs", join(checkout, "scripts", "prepare.mjs"));
  writeFileSync(join(checkout, "package-lock.json"), "{}");
  writeFileSync(join(checkout, "npm.cjs"), 'require("node:fs").mkdirSync("node_modules")');
});
afterEach(() => rmSync(checkout, { recursive: true }));

/** What the start of `npm start` does and says on another machine, or with another Node. */
function prepareOn(platform: string, arch: string, version: string): { code: number | null; said: string } {
  const machine = { platform, arch, versions: { ...process.versions, node: version } };
  const pretend = `for (const [key, value] of Object.entries(${JSON.stringify(machine)})) Object.defineProperty(process, key, { value });`;
  const args = ["--import", `data:text/javascript,${encodeURIComponent(pretend)}`, "scripts/prepare.mjs", "install", "--quiet"];
  const env = { ...process.env, npm_execpath: join(checkout, "npm.cjs") };
  const child = spawnSync(process.execPath, args, { cwd: checkout, encoding: "utf8", env });
  return { code: child.status, said: child.stderr.trim() };
}

const isInstalled = (): boolean => existsSync(join(checkout, "node_modules"));

test.each([
  ["linux", "x64", "18.20.0", "Vitrine needs Node.js 20 or newer to start; this is 18.20.0."],
  ["linux", "riscv64", "20.19.0", "On linux riscv64 Vitrine needs Node.js 22.18 or newer; this is 20.19.0. See https://nodejs.org."],
  ["darwin", "arm64", "22.17.1", "On macOS Vitrine needs Node.js 22.18 or newer; this is 22.17.1. See https://nodejs.org."],
  ["darwin", "x64", "20.19.0", "On macOS Vitrine needs Node.js 22.18 or newer; this is 20.19.0. See https://nodejs.org."],
  ["win32", "x64", "20.19.0", "Vitrine runs on Linux and macOS. On Windows, use WSL."],
])("on %s %s with Node %s it says what is needed, and does nothing", (platform, arch, version, sentence) => {
  expect(prepareOn(platform, arch, version)).toEqual({ code: 1, said: sentence });
  expect(isInstalled()).toBe(false);
});

test.each([
  ["linux", "x64", "20.0.0"],
  ["darwin", "arm64", "22.18.0"],
  ["darwin", "x64", "24.1.0"],
])("on %s %s Node %s is enough", (platform, arch, version) => {
  expect(prepareOn(platform, arch, version)).toEqual({ code: 0, said: "" });
  expect(isInstalled()).toBe(true);
});
