import { globSync, readFileSync } from "node:fs";
import { BLOCK_DEFINITIONS, BLOCK_KINDS } from "@vitrine/blocks";
import type { PageDocument } from "@vitrine/document";
import { expect, test } from "vitest";
import { z } from "zod";
import { listBlockKinds } from "./list-block-kinds.ts";

const fixtures = new URL("../../../../../packages/blocks/src/", import.meta.url);
const saved = globSync("*/fixtures/v*.json", { cwd: fixtures }).map(
  (file): PageDocument => JSON.parse(readFileSync(new URL(file, fixtures), "utf8")),
);
const blocks = saved.flatMap(({ records }) => Object.values(records).filter((record) => record.type === "block"));

test("every kind is there, with where it stands and what stands in it", () => {
  const kinds = listBlockKinds();
  expect(kinds.map(({ name }) => name)).toEqual(BLOCK_KINDS);
  expect(kinds.find(({ name }) => name === "tabs")).toMatchObject({ category: "flow", slots: { tabs: { accepts: ["part"] } } });
  expect(kinds.find(({ name }) => name === "section")).toMatchObject({ category: "section", version: 1 });
});

test.each(BLOCK_KINDS)("the schema of a %s takes what pages have of it, and nothing besides", (kind) => {
  const { schema, version } = listBlockKinds().find(({ name }) => name === kind) ?? { schema: {}, version: 0 };
  // This reader takes patterns without the flag that JSON Schema gives them, by which \p has a meaning.
  const read = z.fromJSONSchema(
    JSON.parse(JSON.stringify(schema), (key, value) => (key === "pattern" && /\\p\{/.test(value) ? undefined : value)),
  );
  const some = blocks.filter((block) => block.kind === kind && block.version === version);
  expect(some.length).toBeGreaterThan(0);
  for (const { props } of some) expect(read.safeParse(props).error?.issues ?? []).toEqual([]);
  const { props } = BLOCK_DEFINITIONS[kind].seed("en");
  expect(read.safeParse(props).success).toBe(true);
  expect(read.safeParse({ ...props, unheardOf: 1 }).success).toBe(false);
});
