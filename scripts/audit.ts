import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * `npm run audit`: asks the package registry for known weaknesses of everything that ships. Exits with 0 when there
 * is none, 1 when there is one, and 2 when the registry could not be asked: that nothing was found is never said of
 * what nobody looked for.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));

interface Report {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly range: string; readonly fixAvailable: unknown }>
  >;
  /** What npm puts in place of a report. */
  readonly message?: string;
}

const { stdout, stderr } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
});

function read(): Report {
  try {
    return JSON.parse(stdout) as Report;
  } catch {
    return { message: stderr?.trim() || "npm could not be started" };
  }
}

const { vulnerabilities, message } = read();
if (!vulnerabilities) {
  console.error(`Nothing was checked: the package registry gave no audit.\n${message ?? ""}`);
  process.exitCode = 2;
} else {
  const found = Object.entries(vulnerabilities);
  for (const [name, { severity, range, fixAvailable }] of found) {
    console.error(`${severity}: ${name} ${range}${fixAvailable ? " (a fix is available)" : ""}`);
  }
  if (found.length === 0) console.log("No known weakness in anything that ships.");
  else process.exitCode = 1;
}
