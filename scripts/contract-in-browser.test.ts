import { globSync, readFileSync } from "node:fs";
import * as contract from "@vitrine/contract";
import { expect, it } from "vitest";

const WEB = "apps/web/src";

/** What a source takes of the contract to use it, not to speak of its type alone. */
function takenFrom(source: string): string[] {
  return [...source.matchAll(/import\s+\{([^}]*)\}\s+from\s+"@vitrine\/contract"/g)].flatMap(([, names = ""]) =>
    names
      .split(",")
      .map((name) => name.trim().replace(/ as .*/s, ""))
      .filter((name) => name !== "" && !name.startsWith("type ")),
  );
}

function isSchema(value: unknown): boolean {
  return typeof (value as { readonly safeParse?: unknown } | undefined)?.safeParse === "function";
}

// In a browser's build schemas are written down and made only once somebody edits a page: asked before, they throw.
it("asks no schema of the contract in a browser", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: WEB }).filter((path) => !/\.test\.tsx?$|(?:^|\/)testing\//.test(path));
  const taken = files.flatMap((path) => takenFrom(readFileSync(`${WEB}/${path}`, "utf8")).map((name) => ({ path, name })));
  expect(taken.length).toBeGreaterThan(20);
  expect(isSchema(contract.emailAddress)).toBe(true);
  const values: Readonly<Record<string, unknown>> = contract;
  expect(taken.filter(({ name }) => isSchema(values[name]))).toEqual([]);
});

it("knows what is taken by how it is imported", () => {
  expect(takenFrom('import { type Site, emailAddress, slug as name } from "@vitrine/contract";')).toEqual(["emailAddress", "slug"]);
  expect(takenFrom('import type { Site } from "@vitrine/contract";')).toEqual([]);
  expect(takenFrom('import { z } from "zod";')).toEqual([]);
});
