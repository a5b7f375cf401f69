import { type ImageFormat, imageWidths } from "@vitrine/contract";
import sharp, { type Sharp } from "sharp";
import { cleanDrawing } from "./drawing/clean-drawing.ts";
import { type ImageFacts, MOST_PIXELS } from "./read-image.ts";

// One thread an image, and no memory of images done: how many are worked on at once is the queue's matter.
sharp.concurrency(1);
sharp.cache(false);

/** Seconds after which an image is given up. */
const MOST_SECONDS = 60;

function open(bytes: Buffer, isAnimated: boolean): Sharp {
  const options = { limitInputPixels: MOST_PIXELS, failOn: "error", animated: isAnimated, autoOrient: true } as const;
  return sharp(bytes, options).timeout({ seconds: MOST_SECONDS });
}

function encode(image: Sharp, format: ImageFormat): Promise<Buffer> {
  switch (format) {
    case "avif":
      return image.avif({ quality: 54, effort: 2 }).toBuffer();
    case "webp":
      return image.webp({ quality: 78, effort: 4 }).toBuffer();
    case "jpg":
      return image.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    case "png":
      return image.png({ palette: true, quality: 90 }).toBuffer();
    case "gif":
      return image.gif().toBuffer();
    case "svg":
      throw new Error("drawings are written, and not encoded");
  }
}

/**
 * An image in one format, in each of its widths: decoded once, turned the right way up, in sRGB, and without
 * anything but its pixels. Throws when the file is broken, and between two widths when the signal is raised.
 */
export async function encodeImage(
  bytes: Buffer,
  facts: Pick<ImageFacts, "width" | "isAnimated" | "isVector">,
  format: ImageFormat,
  signal?: AbortSignal,
): Promise<Map<number, Buffer>> {
  if (facts.isVector) return new Map([[facts.width, await writeDrawing(bytes)]]);
  const widths = imageWidths(facts.width);
  const files = new Map<number, Buffer>();
  if (facts.isAnimated) {
    for (const width of widths) files.set(width, await encode(open(bytes, true).resize({ width }), format));
    return files;
  }
  const top = await open(bytes, false)
    .resize({ width: widths.at(-1) })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = top.info;
  for (const each of widths) {
    signal?.throwIfAborted();
    files.set(each, await encode(sharp(top.data, { raw: { width, height, channels } }).resize({ width: each }), format));
  }
  return files;
}

/**
 * A still picture in one width at once, for somebody who waits while its files are still to be made: of a JPEG no more is
 * decoded than that width takes, and it is written in a fraction of the time, a little larger than what is kept: a JPEG with
 * the codes that every JPEG may have, instead of those that fit this picture best, which takes a second pass over it.
 */
export function encodeSoon(bytes: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const image = open(bytes, false).resize({ width }).toColourspace("srgb");
  if (format === "webp") return image.webp({ quality: 78, effort: 0 }).toBuffer();
  if (format === "jpg") return image.flatten({ background: "#ffffff" }).jpeg({ quality: 80, optimizeCoding: false }).toBuffer();
  return encode(image, format);
}

/** Seconds that drawing a drawing once may take: each of its visitors does it too. */
const MOST_DRAWING_SECONDS = 5;

/** A drawing as it is shown, which has been drawn once to see that it can be. */
async function writeDrawing(bytes: Buffer): Promise<Buffer> {
  const drawing = cleanDrawing(bytes);
  if (!drawing) throw new Error("it is no drawing");
  const svg = Buffer.from(drawing.svg);
  await sharp(svg, { limitInputPixels: MOST_PIXELS, density: drawingDensity(drawing, PROOF_SIDE) })
    .timeout({ seconds: MOST_DRAWING_SECONDS })
    .resize({ width: PROOF_SIDE, height: PROOF_SIDE, fit: "inside" })
    .png()
    .toBuffer();
  return svg;
}

/** The longest side of what a drawing is tried with, in pixels. */
const PROOF_SIDE = 256;

/** Its size is what link previews show a large image at. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** How finely a drawing is drawn so that its longer side has so many pixels; 72 dots an inch are its natural size. */
function drawingDensity({ width, height }: { readonly width: number; readonly height: number }, side: number): number {
  return Math.max(1, Math.min(600, (72 * side) / Math.max(width, height)));
}

/** Opens a picture, or what has been written of a drawing; that is drawn at twice the size it is cut to. */
function openAny(bytes: Buffer, drawing: Drawing | undefined, side: number): Sharp {
  if (!drawing) return open(bytes, false);
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, density: drawingDensity(drawing, 2 * side) }).timeout({ seconds: MOST_SECONDS });
}

/** The natural size of a drawing, in pixels. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
}

/**
 * An image for link previews: a JPEG that fills 1200 × 630, cut at its sides where it has another shape.
 * Of a drawing it takes what is shown of it, and its size.
 */
export function encodeShareImage(bytes: Buffer, drawing?: Drawing): Promise<Buffer> {
  const image = openAny(bytes, drawing, SHARE_SIZE.width);
  return encode(image.resize({ ...SHARE_SIZE, fit: "cover" }), "jpg");
}

/** A page's icon: a square PNG of 96 pixels that shows the whole image. */
export function encodeIcon(bytes: Buffer, drawing?: Drawing): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return openAny(bytes, drawing, 96).resize({ width: 96, height: 96, fit: "contain", background }).png().toBuffer();
}
