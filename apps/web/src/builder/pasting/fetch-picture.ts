import type { ImageReference } from "@vitrine/document";
import { IMAGE_LIMIT_BYTES } from "../../platform/forms/image-limits.ts";
import type { ClipHome } from "./clip-home.ts";
import { isOfHere } from "./read-blocks.ts";

/** Points that a picture of elsewhere may have: what draws it needs four bytes for each. */
const MOST_POINTS = 40_000_000;

/**
 * Has this browser fetch a picture, as a file to upload: one of this installation as it is, and one of elsewhere by drawing
 * it, as far as its server lets others read it. Rejects where it cannot be had. `canvas` is the document of the page that
 * is edited: it may show pictures from anywhere, as the editor's own may not.
 */
export async function fetchPicture(address: string, home: ClipHome, canvas: Document, signal: AbortSignal): Promise<File> {
  const picture = isOfHere(address, home) ? await readPicture(address, signal) : await drawPicture(address, canvas, signal);
  if (picture.size === 0 || picture.size > IMAGE_LIMIT_BYTES) throw new RangeError("the picture is empty or too large");
  return new File([picture], nameOf(address, picture.type), { type: picture.type });
}

/** Has the server take a picture of elsewhere; null for one of this installation, which is read by its address or not to be had. */
export function askServer(address: string, home: ClipHome, signal: AbortSignal): Promise<ImageReference> | null {
  if (!home.images.fetch || isOfHere(address, home)) return null;
  return home.images.fetch(address, signal).then(({ reference }) => reference);
}

async function readPicture(address: string, signal: AbortSignal): Promise<Blob> {
  const reply = await fetch(address, { signal, credentials: "omit", redirect: "error", referrerPolicy: "no-referrer" });
  const isPicture = reply.ok && (reply.headers.get("content-type") ?? "").startsWith("image/");
  if (!isPicture || Number(reply.headers.get("content-length") ?? 0) > IMAGE_LIMIT_BYTES) throw new TypeError("it is no picture");
  return reply.blob();
}

async function drawPicture(address: string, canvas: Document, signal: AbortSignal): Promise<Blob> {
  const image = canvas.createElement("img");
  image.crossOrigin = "anonymous";
  image.referrerPolicy = "no-referrer";
  await new Promise<void>((resolve, reject) => {
    image.onload = () => resolve();
    image.onerror = () => reject(new TypeError("the picture cannot be read from here"));
    signal.addEventListener("abort", () => {
      image.src = "";
      reject(signal.reason);
    });
    image.src = address;
  });
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width === 0 || height === 0 || width * height > MOST_POINTS) throw new RangeError("the picture has no size, or is too large");
  const drawn = canvas.createElement("canvas");
  Object.assign(drawn, { width, height });
  drawn.getContext("2d")?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => drawn.toBlob(resolve, "image/webp", 0.92));
  if (!blob) throw new TypeError("the picture cannot be read from here");
  return blob;
}

function nameOf(address: string, type: string): string {
  const last = URL.parse(address, location.href)?.pathname.split("/").at(-1) ?? "";
  return /\.\w{3,4}$/.test(last) ? last.slice(-80) : `image.${type.slice("image/".length)}`;
}
