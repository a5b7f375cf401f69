import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findChromium } from "./find-chromium.ts";

/**
 * Measures the shipped fonts against what stands in for them until they are there, in a real browser, and
 * writes `packages/renderer/src/font-faces.data.ts`. To be run again when a font file changes. Needs fonts with
 * the measures of Arial, Times New Roman and Courier New: Debian's `fonts-liberation`.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const requireFromServer = createRequire(join(root, "apps/server/package.json"));

const LIKE = { sans: "Liberation Sans", serif: "Liberation Serif", mono: "Liberation Mono" } as const;

const FONTS = {
  "instrument-sans": "sans",
  "bricolage-grotesque": "sans",
  fraunces: "serif",
  newsreader: "serif",
  archivo: "sans",
  "space-grotesk": "sans",
  outfit: "sans",
  inter: "sans",
  manrope: "sans",
  "dm-sans": "sans",
  "plus-jakarta-sans": "sans",
  figtree: "sans",
  montserrat: "sans",
  "playfair-display": "serif",
  lora: "serif",
  bitter: "serif",
  oswald: "sans",
  unbounded: "sans",
  caveat: "sans",
  "jetbrains-mono": "mono",
} as const satisfies Record<string, keyof typeof LIKE>;

/** What a family is taken along in, where it has it. Letters alone: its signs for formulas stay behind. */
const SUBSETS = ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek", "greek-ext"] as const;

/** Letters in the proportions of the languages pages are written in. */
const SAMPLE =
  "Aprenda no seu ritmo e publique sua página ainda hoje. Você só precisa de um e-mail: não há cartão nem contrato. " +
  "Learn at your own pace and put your page online today, with 30 lessons and real help. " +
  "Aprende a tu ritmo y publica tu página hoy mismo; más de 1.200 personas ya lo hicieron.";

interface Measure {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
const measure = (font: string): Promise<Measure> =>
  page.evaluate(
    async ({ name, text }) => {
      await document.fonts.load(name, text);
      const context = document.createElement("canvas").getContext("2d");
      if (!context) throw new Error("no canvas");
      context.font = name;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
      return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
    },
    { name: font, text: SAMPLE },
  );
const percent = (share: number): number => Math.round(share * 10_000) / 100;

/** The ranges of a subset are those of every family that has it: a family may leave letters of it out, none has others. */
const ranges: Record<string, string> = {};
const faces: Record<string, unknown> = {};
for (const [family, like] of Object.entries(FONTS)) {
  const name = `@fontsource-variable/${family}`;
  const bytes = readFileSync(requireFromServer.resolve(`${name}/files/${family}-latin-wght-normal.woff2`));
  const { variable } = requireFromServer(`${name}/metadata.json`) as { variable: { wght: { min: string; max: string } } };
  const unicode = requireFromServer(`${name}/unicode.json`) as Record<string, string>;
  const weights = [Number(variable.wght.min), Number(variable.wght.max)];
  const subsets = SUBSETS.filter((subset) => unicode[subset] !== undefined);
  for (const subset of subsets) if ((unicode[subset] ?? "").length > (ranges[subset] ?? "").length) ranges[subset] = unicode[subset] ?? "";
  await page.setContent(
    `<style>@font-face{font-family:measured;font-weight:${weights.join(" ")};src:url(data:font/woff2;base64,${bytes.toString("base64")})}</style>`,
  );
  const adjusted = async (weight: number) => {
    const own = await measure(`${weight} 1000px measured`);
    const other = await measure(`${weight} 1000px "${LIKE[like]}"`);
    const size = own.width / other.width;
    return { sizeAdjust: percent(size), ascent: percent(own.ascent / 1000 / size), descent: percent(own.descent / 1000 / size) };
  };
  faces[family] = { weights, like, subsets, regular: await adjusted(400), bold: await adjusted(700) };
}
await browser.close();

writeFileSync(
  join(root, "packages/renderer/src/font-faces.data.ts"),
  `// Written by scripts/measure-fonts.ts; not to be changed by hand.
import type { FontFamily } from "@vitrine/document";

/** How a system font has to be stretched to take the room of a shipped one; all in percent. */
export interface FallbackMeasures {
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

/** A part of a font that is a file of its own, and the characters each is asked for. */
export const SUBSET_RANGES = ${JSON.stringify(Object.fromEntries(SUBSETS.map((subset) => [subset, ranges[subset]])), null, 2)} as const;
export type FontSubset = keyof typeof SUBSET_RANGES;

/** A shipped font: its range of weights, its files, and the measures of what stands in for it. */
export interface FontFace {
  readonly weights: readonly [number, number];
  readonly like: ${Object.keys(LIKE)
    .map((like) => JSON.stringify(like))
    .join(" | ")};
  readonly subsets: readonly FontSubset[];
  readonly regular: FallbackMeasures;
  readonly bold: FallbackMeasures;
}

/** A family that comes with the product as files; the others are the visitor's own. */
export type ShippedFamily = Exclude<FontFamily, \`system-\${string}\`>;

export const FONT_FACES = ${JSON.stringify(faces, null, 2)} as const satisfies Record<ShippedFamily, FontFace>;
`,
);
