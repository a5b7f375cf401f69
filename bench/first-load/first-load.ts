import { readFileSync } from "node:fs";
import { print } from "../figures.ts";

interface Load {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

/** What a browser loads before the first picture of the dashboard and for the editor, as the build added it up by what imports what. */
export async function run(): Promise<void> {
  const loads: Load[] = JSON.parse(readFileSync("dist/first-load.json", "utf8"));
  for (const { name, bytes, budget } of loads) print({ name: `first-load: ${name}`, value: bytes, unit: "B gzip", limit: budget });
}
