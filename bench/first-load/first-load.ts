import { readFileSync } from "node:fs";
import { print } from "../figures.ts";

/** What a browser loads before the first picture of the dashboard, as the build added it up by what imports what. */
export async function run(): Promise<void> {
  const bytes: Record<string, number> = JSON.parse(readFileSync("dist/first-load.json", "utf8"));
  for (const [path, value] of Object.entries(bytes)) print({ name: `first-load: ${path}`, value, unit: "B gzip", limit: 150_000 });
}
