import type { IncomingMessage, ServerResponse } from "node:http";

/** A picture as the uploads origin sends it. */
export interface UploadedFile {
  readonly bytes: Buffer;
  readonly type: string;
  /** Without its quotes; another one for each form of the picture. */
  readonly tag: string;
}

/** Finds a picture by id, at least `width` pixels wide where it can be, in a form that `accept` names. */
export type UploadedFiles = (imageId: string, width: number, accept: string | undefined) => Promise<UploadedFile | null>;

const PATH = /^\/i\/([a-z0-9][a-z0-9_-]{0,59})(?:\/(\d{1,5}))?$/;
/** What an address without a width gets, in pixels. */
const USUAL_WIDTH = 1280;

/**
 * The origin of what people upload: its own, without a cookie, so that nothing in a file can act as the
 * dashboard. Whatever a file holds, browsers are told to show it as a picture or not at all.
 */
export function uploads(find: UploadedFiles): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const always = {
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
    "referrer-policy": "no-referrer",
  };
  return async (request, response) => {
    const isHead = request.method === "HEAD";
    if (request.method !== "GET" && !isHead) {
      response.writeHead(405, { ...always, allow: "GET, HEAD", "content-length": 0 }).end();
      return;
    }
    const path = PATH.exec((request.url ?? "").split("?", 1)[0] ?? "");
    const file = path && (await find(path[1] ?? "", path[2] ? Number(path[2]) : USUAL_WIDTH, request.headers.accept));
    if (!file) {
      response.writeHead(404, { ...always, "cache-control": "no-store", "content-length": 0 }).end();
      return;
    }
    const tag = `"${file.tag}"`;
    const shared = { ...always, "cache-control": "public, max-age=31536000, immutable", vary: "accept", etag: tag };
    if (request.headers["if-none-match"] === tag) {
      response.writeHead(304, shared).end();
      return;
    }
    response.writeHead(200, { ...shared, "content-type": file.type, "content-length": file.bytes.length });
    response.end(isHead ? undefined : file.bytes);
  };
}
