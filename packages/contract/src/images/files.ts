/** Bytes an uploaded image may have. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/** Bytes an uploaded MP3 may have. */
export const AUDIO_MAX_BYTES = 20 * 1024 * 1024;

/** Widths in pixels that an image is made in; which of them is shown is the browser's choice. */
const LADDER = [320, 480, 640, 960, 1280, 1920] as const;
const WIDEST = 1920;

/** The widths an image of a natural width is made in, narrow to wide: never wider than it is. */
export function imageWidths(naturalWidth: number): number[] {
  const top = Math.min(naturalWidth, WIDEST);
  // A rung close below the top one would be made and kept for nothing.
  return [...LADDER.filter((width) => width < top * 0.9), top];
}

/** The narrowest of an image's widths that is at least as wide as asked, or the widest there is. */
export function imageWidthFor(naturalWidth: number, asked: number): number {
  const widths = imageWidths(naturalWidth);
  return widths.find((width) => width >= asked) ?? Math.min(naturalWidth, WIDEST);
}

/** What images are kept as: AVIF and WebP where the browser takes it, the others where it does not; drawings as what they are. */
export const IMAGE_FORMATS = ["avif", "webp", "jpg", "png", "gif", "svg"] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export const IMAGE_TYPES: Readonly<Record<ImageFormat, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  svg: "image/svg+xml",
};

/** The file of a sound that is sent, beside the one that was uploaded. */
export const SOUND_FILE = "sound.mp3";
export const SOUND_TYPE = "audio/mpeg";

/** Where a file of an image is kept. Images are apart by account: no site can ask for another account's. */
export function imageKey(accountId: string, hash: string, file: string): string {
  return `images/${accountId}/${hash}/${file}`;
}
