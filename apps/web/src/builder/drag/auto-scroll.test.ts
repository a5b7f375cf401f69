import { describe, expect, it } from "vitest";
import { scrollSpeed } from "./auto-scroll.ts";

const view = { x: 0, y: 100, width: 400, height: 600 };

describe("scrollSpeed", () => {
  it("is nothing away from the edges and beside the view", () => {
    expect(scrollSpeed({ x: 200, y: 400 }, view)).toBe(0);
    expect(scrollSpeed({ x: 500, y: 105 }, view)).toBe(0);
    expect(scrollSpeed({ x: 200, y: 0 }, view)).toBe(0);
  });

  it("grows towards an edge, upwards at the top and downwards at the bottom", () => {
    const [near, nearer] = [scrollSpeed({ x: 200, y: 150 }, view), scrollSpeed({ x: 200, y: 105 }, view)];
    expect(near).toBeLessThan(0);
    expect(nearer).toBeLessThan(near);
    expect(scrollSpeed({ x: 200, y: 695 }, view)).toBe(-nearer);
  });
});
