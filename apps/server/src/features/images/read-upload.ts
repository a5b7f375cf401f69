import { AUDIO_MAX_BYTES, IMAGE_MAX_BYTES, type LibraryKind } from "@vitrine/contract";
import { Refusal } from "../../platform/refusal.ts";
import { cleanDrawing } from "./drawing/clean-drawing.ts";
import { type ImageFacts, readImage } from "./read-image.ts";
import { looksLikeMp3, readMp3 } from "./sound/read-mp3.ts";

/** What an uploaded file turned out to be. */
export interface UploadFacts extends ImageFacts {
  readonly kind: LibraryKind;
}

/** Neither turned, nor moving, nor of any size until it says so. */
const PLAIN = { width: 0, height: 0, isAnimated: false, hasAlpha: false, isVector: false };

/** What the uploaded bytes are, by themselves, whatever their name says. @throws Refusal where the library does not take it */
export async function readUpload(bytes: Buffer): Promise<UploadFacts> {
  if (looksLikeMp3(bytes)) return readSound(bytes);
  return { kind: "image", ...(readDrawing(bytes) ?? (await readImage(bytes))) };
}

function readSound(bytes: Buffer): UploadFacts {
  if (bytes.length > AUDIO_MAX_BYTES) throw new Refusal("AUDIO_TOO_LARGE");
  if (!readMp3(bytes)) throw new Refusal("NOT_AN_IMAGE");
  return { ...PLAIN, kind: "audio", mime: "audio/mpeg" };
}

function readDrawing(bytes: Buffer): ImageFacts | null {
  if (bytes.length > IMAGE_MAX_BYTES) return null;
  const drawing = cleanDrawing(bytes);
  return drawing && { ...PLAIN, mime: "image/svg+xml", width: drawing.width, height: drawing.height, hasAlpha: true, isVector: true };
}
