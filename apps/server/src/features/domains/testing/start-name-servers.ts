import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openResolver } from "../../../platform/dns/resolver.ts";

/** What a zone of the tests is: its entries as zone files have them, and how it is signed. */
export interface TestZone {
  /** Lines of a zone file; names without a dot at their end are within the zone. */
  readonly entries: readonly string[];
  /** `well`: with keys that are trusted. `badly`: others are trusted than those it was signed with. */
  readonly signed?: "well" | "badly";
}

export interface NameServers {
  /** Has a zone that is not signed hold these entries and no others, as its owner's panel does; they are answered when it returns. */
  change(zone: string, entries: readonly string[]): void;
  stop(): Promise<void>;
}

export interface NameServerOptions {
  /** Ports on loopback: of who is asked, and of who answers for the zones. */
  readonly port: number;
  readonly zonePort: number;
  readonly zones: Readonly<Record<string, TestZone>>;
  /** Zones that are said to be at other ports, where somebody silent is, or nobody. */
  readonly elsewhere: Readonly<Record<string, number>>;
}

const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
const READY_MS = 20_000;

/** Whether Debian's Knot DNS and Unbound are here, which is an error where the suite must be whole and they are not. */
export function hasNameServers(): boolean {
  const missing = ["knotd", "keymgr", "unbound"].filter((program) => spawnSync(program, ["-V"], { env: { PATH } }).error !== undefined);
  if (missing.length > 0 && process.env.CI === "true")
    throw new Error(`the tests of domains need ${missing.join(", ")}: apt install knot unbound`);
  return missing.length === 0;
}

/** Starts Knot DNS with some zones, and Unbound, which asks it and validates; both on loopback, in a folder of their own. */
export async function startNameServers({ port, zonePort, zones, elsewhere }: NameServerOptions): Promise<NameServers> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-dns-"));
  for (const part of ["run", "keys", "zones"]) mkdirSync(join(folder, part));
  const signedZones = Object.entries(zones).filter(([, { signed }]) => signed);
  let serial = 0;
  const write = (name: string, entries: readonly string[]): void => {
    const head = [`$ORIGIN ${name}.`, "$TTL 1", `@ SOA ns1 host ${++serial} 60 60 600 1`, "@ NS ns1", "ns1 A 127.0.0.1"];
    writeFileSync(join(folder, "zones", name), `${[...head, ...entries].join("\n")}\n`);
  };
  for (const [name, { entries }] of Object.entries(zones)) write(name, entries);
  const zoneSection = Object.entries(zones).map(
    ([name, { signed }]) => `  - domain: ${name}
    file: "${join(folder, "zones", name)}"
    zonefile-sync: -1
    zonefile-load: ${signed ? "difference-no-serial" : "whole"}
    journal-content: ${signed ? "all" : "none"}
    dnssec-signing: ${signed ? "on" : "off"}
`,
  );
  const knotFile = join(folder, "knot.conf");
  writeFileSync(
    knotFile,
    `server:
  rundir: "${join(folder, "run")}"
  listen: 127.0.0.1@${zonePort}
log:
  - target: stderr
    any: error
database:
  storage: "${join(folder, "keys")}"
zone:
${zoneSection.join("")}`,
  );
  const running: ChildProcess[] = [];
  const start = (program: string, args: readonly string[]): void => {
    running.push(spawn(program, args, { cwd: folder, env: { PATH }, stdio: ["ignore", "ignore", "inherit"] }));
  };
  const stop = async (): Promise<void> => {
    const ended = running.map((child) => (child.exitCode === null ? new Promise((resolve) => child.once("exit", resolve)) : null));
    for (const child of running) child.kill("SIGKILL");
    await Promise.all(ended);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    start("knotd", ["-c", knotFile]);
    for (const name of Object.keys(zones)) await untilAnswered(zonePort, name);
    const anchors = signedZones.map(([name, { signed }]) => anchorOf(knotFile, name, signed === "badly"));
    const stubs = Object.entries({ ...Object.fromEntries(Object.keys(zones).map((name) => [name, zonePort])), ...elsewhere });
    const unboundFile = join(folder, "unbound.conf");
    writeFileSync(
      unboundFile,
      `server:
  interface: 127.0.0.1@${port}
  do-daemonize: no
  username: ""
  chroot: ""
  directory: "${folder}"
  pidfile: ""
  use-syslog: no
  verbosity: 0
  do-not-query-localhost: no
  module-config: "validator iterator"
  cache-max-ttl: 0
  cache-max-negative-ttl: 0
${anchors.map((anchor) => `  trust-anchor: "${anchor}"`).join("\n")}
remote-control:
  control-enable: no
${stubs.map(([name, at]) => `stub-zone:\n  name: "${name}"\n  stub-addr: 127.0.0.1@${at}\n`).join("")}`,
    );
    start("unbound", ["-d", "-c", unboundFile]);
    await untilAnswered(port, Object.keys(zones).find((name) => !zones[name]?.signed) ?? "");
    return {
      change(zone, entries) {
        write(zone, entries);
        const { status, stderr } = spawnSync("knotc", ["-b", "-c", knotFile, "zone-reload", zone], { env: { PATH }, encoding: "utf8" });
        if (status !== 0) throw new Error(`knot does not take the zone ${zone}: ${stderr}`);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What a validating server trusts for a zone. */
function anchorOf(knotFile: string, zone: string, isWrong: boolean): string {
  const { stdout } = spawnSync("keymgr", ["-c", knotFile, zone, "ds"], { env: { PATH }, encoding: "utf8" });
  const line = stdout.split("\n").find((each) => / 13 2 /.test(each));
  if (!line) throw new Error(`keymgr knows no key of ${zone}: ${stdout}`);
  const digest = line.split(" ").at(-1) ?? "";
  const other = [...digest].map((digit) => (digit === "0" ? "1" : "0")).join("");
  return isWrong ? line.replace(digest, other) : line;
}

async function untilAnswered(port: number, zone: string): Promise<void> {
  const resolver = openResolver({ servers: [{ address: "127.0.0.1", port }], patienceMs: 200 });
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; ) {
    if ((await resolver.ask(zone, "NS")).outcome === "found") return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nobody answers for ${zone} on port ${port}`);
}
