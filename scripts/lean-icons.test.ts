import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withoutKeys } from "../apps/web/lean-icons.ts";

const FOLDER = join(import.meta.dirname, "../node_modules/lucide-react/dist/esm/icons");

/** The shapes that a source of lucide has, as they are. */
function shapesIn(source: string): Record<string, string>[] {
  return [...source.matchAll(/\["\w+", (\{[^{}]*\})\]/g)].map(([, shape = ""]) => JSON.parse(shape.replace(/([{,]\s*)(\w+):/g, '$1"$2":')));
}

describe("a drawing without keys", () => {
  it("has every shape and all else of it, in each drawing there is", () => {
    const files = globSync("*.mjs", { cwd: FOLDER }).slice(0, 400);
    let shapes = 0;
    for (const file of files) {
      const source = readFileSync(join(FOLDER, file), "utf8");
      const lean = withoutKeys(source);
      expect(lean).not.toMatch(/\bkey:/);
      expect(shapesIn(lean)).toEqual(shapesIn(source).map(({ key: _, ...shape }) => shape));
      shapes += shapesIn(lean).length;
    }
    expect(shapes).toBeGreaterThan(400);
  });
});
