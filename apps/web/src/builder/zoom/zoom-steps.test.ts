import { expect, it } from "vitest";
import { nextZoom, withinZoom, ZOOM_STEPS } from "./zoom-steps.ts";

it("goes from step to step, from between them too, and stops at the ends", () => {
  expect(nextZoom(1, 1)).toBe(1.25);
  expect(nextZoom(1, -1)).toBe(0.9);
  expect(nextZoom(0.553, 1)).toBe(0.67);
  expect(nextZoom(0.553, -1)).toBe(0.5);
  expect(nextZoom(0.9999, 1)).toBe(1.25);
  expect(nextZoom(3, 1)).toBe(3);
  expect(nextZoom(0.25, -1)).toBe(0.25);
  for (const step of ZOOM_STEPS) expect(withinZoom(step)).toBe(step);
  expect([withinZoom(0), withinZoom(99)]).toEqual([0.25, 3]);
});
