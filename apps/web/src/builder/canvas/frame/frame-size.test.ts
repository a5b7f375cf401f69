import { describe, expect, it } from "vitest";
import { frameSize } from "./frame-size.ts";

describe("frameSize", () => {
  it("takes the room there is on a desktop", () => {
    expect(frameSize("base", { width: 1600, height: 900 })).toEqual({ width: 1600, height: 900, scale: 1 });
  });

  it("never lets a narrow window show the desktop page as a tablet's", () => {
    const size = frameSize("base", { width: 560, height: 800 });
    expect(size.width).toBeGreaterThan(1024);
    expect(size.width * size.scale).toBeCloseTo(560);
    expect(size.height * size.scale).toBeCloseTo(800, 0);
  });

  it("shows tablet and mobile in their own widths, scaled down where they do not fit", () => {
    expect(frameSize("tablet", { width: 1000, height: 700 })).toEqual({ width: 768, height: 700, scale: 1 });
    expect(frameSize("mobile", { width: 1000, height: 700 })).toEqual({ width: 380, height: 700, scale: 1 });
    expect(frameSize("mobile", { width: 190, height: 700 })).toEqual({ width: 380, height: 1400, scale: 0.5 });
  });

  it("zooms without another layout: the page is as wide as it was, and more or less of it is seen", () => {
    const room = { width: 1600, height: 900 };
    expect(frameSize("base", room, 0.5)).toEqual({ width: 1600, height: 1800, scale: 0.5 });
    expect(frameSize("base", room, 2)).toEqual({ width: 1600, height: 450, scale: 2 });
    expect(frameSize("mobile", room, 1.5)).toEqual({ width: 380, height: 600, scale: 1.5 });
  });
});
