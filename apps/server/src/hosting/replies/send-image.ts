import { IMAGE_TYPES, imageKey } from "@vitrine/contract";
import { imageFormatsFor } from "../../platform/http/image-accept.ts";
import { isRead, type OwnRoute } from "../visit.ts";
import type { ImageCache } from "./image-cache.ts";
import { matchesTag } from "./negotiate.ts";
import { SECURITY_HEADERS } from "./response-headers.ts";
import { refuseMethod, sendMessage } from "./send-message.ts";

const IMAGE = /^\/_v\/i\/([0-9a-f]{40})-(\d{1,5})$/;

/**
 * Images of pages: `/_v/i/<hash>-<width>`, one address for all formats. A site has its own account's images
 * and no others. Which of them its pages show is not asked: a page that was replaced a moment ago still loads
 * whole, and an address is as hard to guess as its content.
 */
export function imageRoute(images: ImageCache): OwnRoute {
  return async ({ site, path, request, response }) => {
    if (!isRead(request)) return refuseMethod(request, response, "GET, HEAD");
    const [, hash, width] = IMAGE.exec(path) ?? [];
    if (!hash || !width) return sendMessage(request, response, 404, "notFound");
    for (const format of imageFormatsFor(request.headers.accept)) {
      const bytes = await images.load(imageKey(site.accountId, hash, `${Number(width)}.${format}`));
      if (!bytes) continue;
      const tag = `"${hash}-${width}-${format}"`;
      const shared = [...SECURITY_HEADERS, "cache-control", "public, max-age=31536000, immutable", "vary", "accept", "etag", tag];
      if (matchesTag(request.headers["if-none-match"], tag)) {
        response.writeHead(304, shared).end();
        return;
      }
      response.writeHead(200, [...shared, "content-type", IMAGE_TYPES[format], "content-length", String(bytes.length)]);
      response.end(request.method === "HEAD" ? undefined : bytes);
      return;
    }
    sendMessage(request, response, 404, "notFound");
  };
}
