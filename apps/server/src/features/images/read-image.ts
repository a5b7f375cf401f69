import { IMAGE_MAX_BYTES } from "@vitrine/contract";
import sharp from "sharp";
import { Refusal } from "../../platform/refusal.ts";

/** Pixels an image may have, all frames of an animation together: 50 megapixels. */
export const MOST_PIXELS = 50_000_000;
/** The longest side that a page document can hold, in pixels. */
export const LONGEST_SIDE = 20_000;

/** What an image turned out to be. Sizes in pixels, the right way up. */
export interface ImageFacts {
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  readonly hasAlpha: boolean;
  /** Whether it is a drawing, shown as it is at every width. */
  readonly isVector: boolean;
}

const MIMES: Readonly<Record<string, string>> = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  heif: "image/avif",
};

/**
 * The format by the file's first bytes, whatever its name says. The decoder knows many more formats (vector
 * drawings, documents); it never gets to see them.
 */
function formatOf(bytes: Buffer): string | undefined {
  const head = bytes.toString("latin1", 0, 12);
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return "gif";
  if (head.startsWith("RIFF") && head.endsWith("WEBP")) return "webp";
  return /ftypavi[fs]$/.test(head) ? "heif" : undefined;
}

/** What the uploaded bytes are; refuses everything but an image of a size that can be handled. */
export async function readImage(bytes: Buffer): Promise<ImageFacts> {
  if (bytes.length > IMAGE_MAX_BYTES) throw new Refusal("IMAGE_TOO_LARGE");
  const format = formatOf(bytes);
  if (!format) throw new Refusal("NOT_AN_IMAGE");
  const found = await sharp(bytes, { limitInputPixels: false, animated: true })
    .metadata()
    .catch(() => null);
  if (found?.format !== format || (format === "heif" && found.compression !== "av1")) throw new Refusal("NOT_AN_IMAGE");
  const frameHeight = found.pageHeight ?? found.height;
  const frames = Math.max(1, found.pages ?? 1);
  if (found.width * frameHeight * frames > MOST_PIXELS || Math.max(found.width, frameHeight) > LONGEST_SIDE) {
    throw new Refusal("IMAGE_TOO_LARGE");
  }
  const isAnimated = frames > 1 && (format === "gif" || format === "webp");
  const isTurned = (found.orientation ?? 1) >= 5;
  return {
    mime: MIMES[format] ?? "",
    width: isTurned ? frameHeight : found.width,
    height: isTurned ? found.width : frameHeight,
    isAnimated,
    hasAlpha: found.hasAlpha,
    isVector: false,
  };
}
