// Brings a checkout to where it can run: dependencies by the lock file's hash, the build by the sources'.
// Plain JavaScript without dependencies, because it runs before there are any, on whatever Node there is.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const goal = process.argv[2] ?? "start";
const isQuiet = process.argv.includes("--quiet");

function say(text) {
  process.stderr.write(`${text}\n`);
}

function fail(text) {
  say(`\n  ${text}\n`);
  process.exit(1);
}

function checkNode() {
  if (process.platform === "win32") fail("Vitrine runs on Linux and macOS. On Windows, use WSL.");
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const bringsOwnNode = process.platform === "linux" && ["x64", "arm64"].includes(process.arch);
  if (bringsOwnNode && major < 20) fail(`Vitrine needs Node.js 20 or newer to start; this is ${process.versions.node}.`);
  if (!bringsOwnNode && (major < 22 || (major === 22 && minor < 18))) {
    const system = process.platform === "darwin" ? "macOS" : `${process.platform} ${process.arch}`;
    fail(`On ${system} Vitrine needs Node.js 22.18 or newer; this is ${process.versions.node}. See https://nodejs.org.`);
  }
}

function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths)
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.digest("hex");
}

function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => !path.includes("node_modules") && statSync(join(root, path)).isFile())
    .sort();
}

function step(label, command, args, env = {}) {
  const started = Date.now();
  if (!isQuiet) say(`  ${label} …`);
  const child = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", isQuiet ? "ignore" : "pipe", "pipe"],
  });
  if (child.status !== 0) {
    process.stderr.write(child.stdout ?? "");
    process.stderr.write(child.stderr ?? "");
    fail(`${label}: this did not work. The lines above say why.`);
  }
  if (!isQuiet) say(`  ${label}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function install() {
  const stamp = join(root, "node_modules", ".vitrine-lock");
  const wanted = hashOf(["package-lock.json"]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ["npm", []];
  step("Installing dependencies (once)", command, [...first, "ci", "--no-audit", "--no-fund"]);
  writeFileSync(stamp, wanted);
}

function build() {
  const sources = [
    "package.json",
    "package-lock.json",
    "tsconfig.base.json",
    ...["packages", "apps", "scripts"].flatMap(filesUnder).filter((path) => !/\.test\.tsx?$/.test(path)),
  ];
  const stamp = join(root, "dist", ".stamp");
  const wanted = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const own = join(root, "node_modules", ".bin", "node");
  step("Building", existsSync(own) ? own : process.execPath, ["scripts/build.ts"], { NODE_ENV: "production" });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

checkNode();
install();
if (goal !== "install") build();
