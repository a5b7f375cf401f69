import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];

function installed(): string | undefined {
  const given = process.env.VITRINE_CHROMIUM;
  const candidates = [
    ...(given ? [given] : []),
    ...(process.env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...MAC,
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

/** The browser for the tests: an installed Chrome or Chromium, or Debian's, installed now. */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  if (mayInstall()) install("chromium", "fonts-liberation");
  const path = installed();
  if (path) return path;
  throw new Error(
    "The browser tests need Chrome or Chromium. Install one (Debian, Ubuntu: apt install chromium; macOS: google.com/chrome), or leave them out: npm test -- --no-browser",
  );
}
