import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
/** Chromium without its windows: the same engine for two thirds of the processor time. */
const SHELL = "chromium-headless-shell";
const MAC = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];

function installed(names: readonly string[]): string | undefined {
  const given = process.env.VITRINE_CHROMIUM;
  const candidates = [
    ...(given ? [given] : []),
    ...(process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
    ...(names === NAMES ? MAC : []),
  ];
  return candidates.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Whether this is Debian (or a child of it) and we may install packages. */
export function mayInstall(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/etc/os-release")) return false;
  return /^ID(?:_LIKE)?=.*(?:debian|ubuntu)/m.test(readFileSync("/etc/os-release", "utf8"));
}

/** Installs Debian packages; throws with apt's own words when that fails. */
export function install(...packages: readonly string[]): void {
  console.log(`  Installing ${packages.join(", ")} with apt …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update"], { env, stdio: "ignore" });
  const done = spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], { env, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`apt-get could not install ${packages.join(", ")}:\n${done.stderr}`);
}

/** A whole browser: an installed Chrome or Chromium, or Debian's, installed now. */
export function findChromium(): string {
  const found = installed(NAMES);
  if (found) return found;
  if (mayInstall()) install("chromium", "fonts-liberation");
  const path = installed(NAMES);
  if (path) return path;
  throw new Error(
    "The browser tests need Chrome or Chromium. Install one (Debian, Ubuntu: apt install chromium; macOS: google.com/chrome), or leave them out: npm test -- --no-browser",
  );
}

/** The lightest browser that can run the tests: Chromium's headless shell where Debian has it, else a whole one. */
export function findTestBrowser(): string {
  const found = installed([SHELL]);
  if (found) return found;
  try {
    if (mayInstall()) install(SHELL, "fonts-liberation");
  } catch {
    // Not every child of Debian packs it.
  }
  return installed([SHELL]) ?? findChromium();
}
