import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BLOCK_KINDS } from "@vitrine/blocks";
import { describe, expect, it } from "vitest";
import { kindPartsModule } from "../apps/web/kind-parts-module.ts";
import { LATER_PARTS, splitDefinition } from "../apps/web/split-definition.ts";

const SOURCE = `import { href } from "@vitrine/document";
import { z } from "zod";
import { defineBlock } from "../define-block.ts";
const MOST = 3;
const LOOKS = ["a", "b"] as const;
export const boxProps = z.strictObject({ look: z.enum(LOOKS), href, count: z.number().max(MOST) });
export function isBare(look: string): boolean { return look === "a"; }
const item = (look: string) => ({ look });
export const box = defineBlock({
  kind: "box",
  props: boxProps,
  migrations: [],
  seed: () => item("a"),
  panel: [{ type: "choice", prop: "look", options: [...LOOKS] }],
  isUnfinished: ({ look }) => isBare(look),
});
`;

describe("splitDefinition", () => {
  const { early, later } = splitDefinition(SOURCE, "box/block.ts");

  it("leaves with the page what shows it, and what others take from the module", () => {
    expect(early).toContain("export function isBare");
    expect(early).toContain("isUnfinished");
    for (const gone of ["z.strictObject", "MOST", "LOOKS = ", "item", "seed", "panel"]) expect(early).not.toContain(gone);
  });

  it("imports in each half only what that half needs", () => {
    expect(early).not.toMatch(/from "(?:zod|@vitrine\/document)"/);
    expect(early).toContain('from "../define-block.ts"');
    expect(later).toContain('import { z } from "zod"');
    expect(later).not.toContain("define-block");
  });

  it("takes away what changes it, with all that it needs", () => {
    expect(later).toContain("const MOST = 3");
    expect(later).toContain("const LOOKS = ");
    expect(later).toContain('seed: () => item("a")');
    for (const gone of ["isBare(", "isUnfinished", "migrations"]) expect(later).not.toContain(gone);
  });

  it("refuses a module without a definition, or without a part of it", () => {
    expect(() => splitDefinition("export const a = 1;", "a/block.ts")).toThrow("no block is defined in a/block.ts");
    expect(() => splitDefinition(SOURCE.replace("panel: [", "fields: ["), "a/block.ts")).toThrow("a part of its definition is missing");
  });

  it("divides every kind there is, each part once", () => {
    for (const kind of BLOCK_KINDS) {
      const file = join("packages/blocks/src", kind, "block.ts");
      const halves = splitDefinition(readFileSync(file, "utf8"), file);
      expect(halves.early).toContain(`kind: "${kind}"`);
      for (const part of LATER_PARTS) expect(halves.later.split("export const parts")[1]).toMatch(new RegExp(`(?:= \\{|\\n)${part}\\b`));
    }
  });
});

describe("what the browser keeps of the parts", () => {
  const anything = { success: true, data: { any: 1 } };

  it("takes every value until the schemas are there, and from then on only theirs", async () => {
    const source = await kindPartsModule("build").load("\0virtual:kept-kind-parts");
    const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(String(source))}`);
    const { areKindPartsKept, keepKindParts, withLaterParts } = module;
    const box = withLaterParts({ kind: "box" });
    expect([areKindPartsKept(), box.panel, box.props.safeParse({ any: 1 })]).toEqual([false, [], anything]);
    const parts = { props: { safeParse: () => ({ success: false }) }, seed: () => ({}), panel: [{ type: "toggle", prop: "isOn" }] };
    keepKindParts({ box: parts });
    expect([areKindPartsKept(), box.props, box.seed, box.panel]).toEqual([true, parts.props, parts.seed, parts.panel]);
  });
});
