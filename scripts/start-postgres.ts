import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { install, mayInstall } from "./find-chromium.ts";

export interface PostgresServer {
  /** `postgres://postgres@127.0.0.1:PORT`, without a database. */
  readonly url: string;
  readonly folder: string;
  stop(): Promise<void>;
}

const ROOT = "/usr/lib/postgresql";

function binFolder(): string | undefined {
  if (!existsSync(ROOT)) return undefined;
  const versions = readdirSync(ROOT)
    .map(Number)
    .filter((version) => version >= 15)
    .sort((a, b) => a - b);
  const path = versions[0] === undefined ? undefined : join(ROOT, String(versions[0]), "bin");
  return path && existsSync(join(path, "postgres")) ? path : undefined;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}

/** Starts a PostgreSQL server of our own, on loopback, in a folder that goes away with it; null where there is none. */
export async function startPostgres({ isRequired }: { isRequired: boolean }): Promise<PostgresServer | null> {
  if (!binFolder() && isRequired && mayInstall()) install("postgresql");
  const bin = binFolder();
  if (!bin) {
    if (isRequired) throw new Error("PostgreSQL 15 or newer is required here: apt install postgresql");
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), "vitrine-postgres-"));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(folder, 0o755);
    spawnSync("chown", ["postgres", folder]);
  }
  // PostgreSQL refuses to run as root; its own user does it then.
  const as = (program: string, args: readonly string[]) => {
    const [command, words] = isRoot ? ["runuser", ["-u", "postgres", "--", join(bin, program), ...args]] : [join(bin, program), [...args]];
    const done = spawnSync(command as string, words as string[], { encoding: "utf8", cwd: folder });
    if (done.status !== 0) throw new Error(`${program}: ${done.stderr || done.stdout}`);
  };
  const data = join(folder, "data");
  as("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"]);
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c max_connections=200`;
  as("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", options, "start"]);
  as("createdb", ["-h", "127.0.0.1", "-p", String(port), "-U", "postgres", "vitrine_template"]);
  return {
    url: `postgres://postgres@127.0.0.1:${port}`,
    folder,
    async stop() {
      as("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
