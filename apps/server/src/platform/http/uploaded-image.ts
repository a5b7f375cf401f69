import type { IncomingMessage, ServerResponse } from "node:http";
import { imageFormatsFor } from "./image-accept.ts";

/** An image as the uploads origin sends it. */
export interface UploadedImage {
  readonly bytes: Buffer;
  readonly type: string;
  /** Without its quotes; another one for each form of the image. */
  readonly tag: string;
}

/** What a request of the uploads origin asks for. */
export interface AskedImage {
  readonly imageId: string;
  /** At least so many pixels wide, where it can be. */
  readonly width: number;
  readonly takesWebp: boolean;
}

const PATH = /^\/i\/([a-z0-9][a-z0-9_-]{0,59})(?:\/(\d{1,5}))?$/;
/** What an address without a width gets, in pixels. */
const USUAL_WIDTH = 1280;

/**
 * The origin of what people upload is its own, without a cookie, so that nothing in a file can act as the dashboard.
 * Whatever a file holds, browsers are told to show it as an image or not at all.
 */
export const ALWAYS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
  // Editors read pictures to upload them to the account that they are pasted into; who knows the address may see them anyway.
  "access-control-allow-origin": "*",
  "referrer-policy": "no-referrer",
};

/** Reads what a request asks for; null where it can be for no image, and has been answered. */
export function readAskedImage(request: IncomingMessage, response: ServerResponse): AskedImage | null {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { ...ALWAYS, allow: "GET, HEAD", "content-length": 0 }).end();
    return null;
  }
  const [, imageId, width] = PATH.exec((request.url ?? "").split("?", 1)[0] ?? "") ?? [];
  if (imageId === undefined) {
    sendNoImage(response);
    return null;
  }
  const takesWebp = imageFormatsFor(request.headers.accept).includes("webp");
  return { imageId, width: width === undefined ? USUAL_WIDTH : Number(width), takesWebp };
}

/** Answers that there is no such image. */
export function sendNoImage(response: ServerResponse): void {
  response.writeHead(404, { ...ALWAYS, "cache-control": "no-store", "content-length": 0 }).end();
}

/** Answers a GET or HEAD with an image, or says that the browser has it. */
export function sendImage(request: IncomingMessage, response: ServerResponse, { bytes, type, tag: bare }: UploadedImage): void {
  const tag = `"${bare}"`;
  const shared = { ...ALWAYS, "cache-control": "public, max-age=31536000, immutable", vary: "accept", etag: tag };
  if (request.headers["if-none-match"] === tag) {
    response.writeHead(304, shared).end();
    return;
  }
  response.writeHead(200, { ...shared, "content-type": type, "content-length": bytes.length });
  response.end(request.method === "HEAD" ? undefined : bytes);
}
