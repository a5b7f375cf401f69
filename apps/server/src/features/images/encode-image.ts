import { type ImageFormat, imageWidths } from "@vitrine/contract";
import sharp, { type Sharp } from "sharp";
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
  }
}

/**
 * An image in one format, in each of its widths: decoded once, turned the right way up, in sRGB, and without
 * anything but its pixels. Throws when the file is broken, and between two widths when the signal is raised.
 */
export async function encodeImage(
  bytes: Buffer,
  facts: Pick<ImageFacts, "width" | "isAnimated">,
  format: ImageFormat,
  signal?: AbortSignal,
): Promise<Map<number, Buffer>> {
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

/** Its size is what link previews show a large image at. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** A vector drawing of the product's own is drawn at twice the size it is cut to; 72 dots an inch are its natural size. */
function drawingDensity(naturalWidth: number): number {
  return Math.min(600, (72 * 2 * SHARE_SIZE.width) / naturalWidth);
}

/**
 * An image for link previews: a JPEG that fills 1200 × 630, cut at its sides where it has another shape.
 * `drawingWidth` is the natural width of a vector drawing.
 */
export function encodeShareImage(bytes: Buffer, drawingWidth?: number): Promise<Buffer> {
  const image = drawingWidth ? sharp(bytes, { density: drawingDensity(drawingWidth) }) : open(bytes, false);
  return encode(image.resize({ ...SHARE_SIZE, fit: "cover" }), "jpg");
}

/** A page's icon: a square PNG of 96 pixels that shows the whole image. */
export function encodeIcon(bytes: Buffer): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return open(bytes, false).resize({ width: 96, height: 96, fit: "contain", background }).png().toBuffer();
}
