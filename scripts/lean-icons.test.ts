import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { joinPaths, leanIcon } from "../apps/web/lean-icons.ts";

const FOLDER = join(import.meta.dirname, "../node_modules/lucide-react/dist/esm/icons");
/** How many numbers a step takes, by its letter. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

type Shape = Parameters<typeof joinPaths>[0][number];

/** Every step of a path with where it leads, measured from the corner of the drawing. */
function stepsOf(path: string): string[] {
  const steps: string[] = [];
  let rest = path;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let letter = "";
  const take = (pattern: RegExp): string | undefined => {
    const [whole, found] = pattern.exec(rest) ?? [];
    if (whole !== undefined) rest = rest.slice(whole.length);
    return found;
  };
  while (rest.trim() !== "") {
    letter = take(/^[\s,]*([a-zA-Z])/) ?? (letter === "m" ? "l" : letter === "M" ? "L" : letter);
    const kind = letter.toUpperCase();
    const isRelative = letter !== kind;
    const numbers = Array.from({ length: TAKES[kind] ?? Number.NaN }, (_, index) =>
      Number(take(kind === "A" && (index === 3 || index === 4) ? /^[\s,]*([01])/ : /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+))/)),
    );
    const placed = numbers.map((number, index) => {
      if (!isRelative || (kind === "A" && index < 5)) return number;
      const isUpright = kind === "V" || (kind === "A" ? index === 6 : kind !== "H" && index % 2 === 1);
      return number + (isUpright ? y : x);
    });
    if (kind === "Z") [x, y] = [startX, startY];
    else if (kind === "H") x = placed[0] ?? x;
    else if (kind === "V") y = placed[0] ?? y;
    else [x = x, y = y] = placed.slice(-2);
    if (kind === "M") [startX, startY] = [x, y];
    steps.push(`${kind} ${placed.map((number) => number.toFixed(3)).join(" ")}`);
  }
  return steps;
}

/** Of some shapes, the steps of what is a plain path and the others as they are. */
function drawn(shapes: readonly Shape[]) {
  const isPlain = ([tag, attributes]: Shape): boolean => tag === "path" && Object.keys(attributes).join() === "d";
  return {
    steps: shapes.filter(isPlain).flatMap(([, { d = "" }]) => stepsOf(d)),
    others: shapes.filter((shape) => !isPlain(shape)),
  };
}

function shapesIn(module: string): Shape[] {
  const [, json = ""] = /createLucideIcon\((.*)\);/.exec(module) ?? [];
  return JSON.parse(json).node;
}

describe("a drawing with nothing but what is drawn", () => {
  it("draws the same in each drawing there is", async () => {
    const files = globSync("*.mjs", { cwd: FOLDER }).sort().slice(0, 400);
    let shapes = 0;
    for (const file of files) {
      const module = await leanIcon(join(FOLDER, file));
      if (module === null) continue;
      const { __iconData: whole } = await import(join(FOLDER, file));
      const before: Shape[] = whole.node.map(([tag, { key: _, ...attributes }]: Shape) => [tag, attributes]);
      const lean = drawn(shapesIn(module));
      expect(lean, file).toEqual(drawn(before));
      expect(JSON.stringify(lean)).not.toContain("NaN");
      expect(module).not.toMatch(/key|aliases|name/);
      shapes += before.length;
    }
    expect(shapes).toBeGreaterThan(400);
  });

  it("leaves a second name of a drawing as it is", async () => {
    expect(await leanIcon(join(FOLDER, "activity-square.mjs"))).toBeNull();
  });

  it("begins a path from the corner of the drawing, not where the one before ended", () => {
    const shapes: Shape[] = [
      ["path", { d: "m1 2 3 4" }],
      ["circle", { r: "1" }],
      ["path", { d: "m5-6-1 1" }],
      ["path", { d: "M7 8v9" }],
      ["path", { d: "m.5.5h1", fill: "red" }],
    ];
    expect(joinPaths(shapes)).toEqual([
      ["path", { d: "M1 2l3 4M5 -6l-1 1M7 8v9" }],
      ["circle", { r: "1" }],
      ["path", { d: "m.5.5h1", fill: "red" }],
    ]);
  });
});
