import type { ImageFormat } from "@vitrine/contract";

/** Whether a browser says in `Accept` that it takes a type by its name; a wildcard is no promise. */
function takes(accept: string, type: string): boolean {
  const at = accept.indexOf(type);
  if (at < 0) return false;
  const rest = accept.slice(at + type.length).split(",", 1)[0] ?? "";
  return !/;\s*q=0(?:\.0*)?\s*$/.test(rest);
}

/** The formats to try for a browser, best first; the last are for those that take neither of the others, and what drawings are sent as. */
export function imageFormatsFor(accept: string | undefined): readonly ImageFormat[] {
  const formats: ImageFormat[] = [];
  if (accept !== undefined && takes(accept, "image/avif")) formats.push("avif");
  if (accept !== undefined && takes(accept, "image/webp")) formats.push("webp");
  return [...formats, "jpg", "png", "gif", "svg"];
}
