import { parseArgs } from "node:util";

const ROLES = ["both", "host", "app"] as const;
type Role = (typeof ROLES)[number];

function isRole(word: string): word is Role {
  return (ROLES as readonly string[]).includes(word);
}

/**
 * `npm start`, which starts the front, and the application as its child; `--role host` starts the front alone, `--role
 * app` an application that waits for a front of the same data folder.
 */
async function main(): Promise<void> {
  const { role, link } = parseArgs({ options: { role: { type: "string", default: "both" }, link: { type: "string" } } }).values;
  if (!isRole(role)) throw new Error(`--role: ${ROLES.join(", ")}; not "${role}".`);
  // What one of them loads is not in the other's memory.
  if (role === "app") await (await import("./run-app.ts")).runApp(link);
  else await (await import("./run-front.ts")).runFront(role === "both" ? new URL(import.meta.url) : null);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
