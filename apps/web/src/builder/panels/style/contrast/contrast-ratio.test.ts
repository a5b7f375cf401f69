import { describe, expect, it } from "vitest";
import { contrastRatio, groundsOf, imageLayers, type Shade, shadeOf } from "./contrast-ratio.ts";

const ratio = (one: string, other: string) => {
  const [a, b] = [shadeOf(one), shadeOf(other)];
  if (!a || !b) throw new Error("no colour");
  return Math.round(contrastRatio(a, b) * 100) / 100;
};

describe("contrastRatio", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#767676", "#ffffff", 4.54],
    ["rgb(255, 255, 255)", "rgb(119, 119, 119)", 4.48],
    ["#0000ff", "#ffffff", 8.59],
  ])("of %s and %s is %d, either way", (one, other, expected) => {
    expect([ratio(one, other), ratio(other, one)]).toEqual([expected, expected]);
  });
});

describe("imageLayers", () => {
  it("reads gradients by their colours, the uppermost first", () => {
    expect(imageLayers("none")).toEqual([]);
    expect(
      imageLayers("linear-gradient(rgba(0, 0, 0, 0.5), rgba(0, 0, 0, 0.5)), conic-gradient(from 9deg, rgb(1, 2, 3) 0%, rgb(4, 5, 6) 100%)"),
    ).toEqual([
      [
        [0, 0, 0, 128 / 255],
        [0, 0, 0, 128 / 255],
      ],
      [
        [1, 2, 3, 1],
        [4, 5, 6, 1],
      ],
    ]);
  });

  it.each([
    'url("/i/p")',
    'linear-gradient(rgb(0, 0, 0), rgb(0, 0, 0)), url("/i/p,linear-gradient(")',
    "linear-gradient(color(srgb 0 0 0 / 0.4), rgb(0, 0, 0))",
    'image-set("a" 1x)',
  ])("knows nothing of %s", (image) => expect(imageLayers(image)).toBeNull());
});

describe("groundsOf", () => {
  const half: Shade = [0, 0, 0, 0.5];

  it("lays layers over each other, with white under them", () => {
    expect(groundsOf([])).toEqual([[255, 255, 255, 1]]);
    expect(groundsOf([[half]])).toEqual([[127.5, 127.5, 127.5, 1]]);
    const two: Shade[] = [
      [255, 0, 0, 1],
      [0, 0, 255, 1],
    ];
    expect(groundsOf([[half], two, [[9, 9, 9, 1]]])).toEqual([
      [127.5, 0, 0, 1],
      [0, 0, 127.5, 1],
    ]);
  });

  it("stays small, however many colours lie over each other", () => {
    const layer = Array.from({ length: 6 }, (): Shade => half);
    expect(groundsOf(Array.from({ length: 12 }, () => layer))).toHaveLength(64);
  });
});
