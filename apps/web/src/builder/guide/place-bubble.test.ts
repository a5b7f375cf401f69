import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeBubble } from "./place-bubble.ts";

const BUBBLE = { width: 288, height: 190 };

describe("placeBubble", () => {
  it("stands to the right of a panel at the left, and to the left of one at the right", () => {
    const window = { width: 1280, height: 800 };
    expect(placeBubble({ x: 72, y: 52, width: 248, height: 748 }, BUBBLE, window).x).toBe(332);
    expect(placeBubble({ x: 968, y: 52, width: 312, height: 748 }, BUBBLE, window).x).toBe(668);
  });

  it("talks about the rest of a target that leaves it no room", () => {
    const target = { x: 0, y: 52, width: 380, height: 650 };
    const { y, shown } = placeBubble(target, BUBBLE, { width: 380, height: 760 });
    expect(shown.height).toBeLessThan(target.height);
    expect(shown.y + shown.height).toBeLessThan(y);
  });

  it("talks about most of a target that has not quite room beside it", () => {
    const window = { width: 320, height: 480 };
    expect(placeBubble({ x: 1, y: 167, width: 12, height: 104 }, BUBBLE, window)).toMatchObject({ y: 282, shown: { y: 167, height: 103 } });
    expect(placeBubble({ x: 1, y: 205, width: 12, height: 120 }, BUBBLE, window)).toMatchObject({ y: 8, shown: { y: 210, height: 115 } });
  });

  it("is in the window and never over what it talks about, on whatever screen", () => {
    const side = (most: number) => fc.integer({ min: 1, max: most });
    fc.assert(
      fc.property(
        fc.record({ width: fc.integer({ min: 320, max: 2560 }), height: fc.integer({ min: 480, max: 1600 }) }),
        fc.record({ x: side(2000), y: side(1200), width: side(2000), height: side(1200) }),
        (window, wish) => {
          const x = Math.min(wish.x, window.width - 1);
          const y = Math.min(wish.y, window.height - 1);
          const target = { x, y, width: Math.min(wish.width, window.width - x), height: Math.min(wish.height, window.height - y) };
          const bubble = { width: Math.min(BUBBLE.width, window.width - 16), height: BUBBLE.height };
          const placed = placeBubble(target, bubble, window);
          const { shown } = placed;
          expect(placed.x).toBeGreaterThanOrEqual(8);
          expect(placed.x + bubble.width).toBeLessThanOrEqual(window.width - 8);
          expect(placed.y + bubble.height).toBeLessThanOrEqual(window.height);
          const isBeside =
            placed.x >= shown.x + shown.width ||
            placed.x + bubble.width <= shown.x ||
            placed.y >= shown.y + shown.height ||
            placed.y + bubble.height <= shown.y;
          expect(isBeside).toBe(true);
        },
      ),
    );
  });
});
