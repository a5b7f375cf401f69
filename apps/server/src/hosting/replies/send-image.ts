import { IMAGE_TYPES, imageKey } from "@vitrine/contract";
import { imageFormatsFor } from "../../platform/http/image-accept.ts";
import type { HostedSite } from "../sites/site.ts";
import { isRead, type OwnRoute, type Visit } from "../visit.ts";
import type { ImageCache } from "./image-cache.ts";
import { matchesTag } from "./negotiate.ts";
import { type RawHeaders, SECURITY_HEADERS } from "./response-headers.ts";
import { refuseMethod, sendBody, sendMessage } from "./send-message.ts";
import type { VisitorRequest, VisitorResponse } from "./visitor-http.ts";

const IMAGE = /^\/_v\/i\/([0-9a-f]{40})-(\d{1,5}|share)$/;

/** Nothing of an image runs anywhere; a drawing may have styles. */
const ALONE: RawHeaders = ["content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox"];

/** What an image host says besides: pages of other origins show what it has, and nothing of it runs anywhere. */
const FOR_OTHERS: RawHeaders = [...["access-control-allow-origin", "*", "cross-origin-resource-policy", "cross-origin"], ...ALONE];

type AskedForImage = Pick<Visit, "path" | "request" | "response">;

/**
 * Images of pages: `/_v/i/<hash>-<width>`, one address for all formats, and `/_v/i/<hash>-share` for networks. A site has
 * its own account's images and no others. Which of them its pages show is not asked: a page that was replaced a moment ago
 * still loads whole, and an address is as hard to guess as its content.
 */
export function imageRoute(images: ImageCache): OwnRoute {
  return async ({ site, path, request, response }) => {
    if (!isRead(request)) return refuseMethod(request, response, "GET, HEAD");
    if (!(await sendImage(images, site, { path, request, response }, []))) sendMessage(request, response, 404, "notFound");
  };
}

/** Answers for a host that shows the images of a site's account, and nothing else of it: short words for whatever else is asked. */
export function imageHost(
  images: ImageCache,
): (site: HostedSite | null | Promise<HostedSite | null>, asked: AskedForImage) => Promise<void> {
  const refuse = ({ request, response }: AskedForImage, status: number, text: string, headers: RawHeaders = []): void =>
    sendBody(request, response, status, "text/plain; charset=utf-8", text, headers);
  return async (found, asked) => {
    if (!isRead(asked.request)) return refuse(asked, 405, "Images are read.\n", ["allow", "GET, HEAD"]);
    const site = await found;
    if (!site || !(await sendImage(images, site, asked, FOR_OTHERS))) refuse(asked, 404, "No image is here.\n");
  };
}

/** Sends an image in the best format that is there; false, having done nothing, where there is none. */
async function sendImage(
  images: ImageCache,
  { accountId }: HostedSite,
  { path, request, response }: AskedForImage,
  headers: RawHeaders,
): Promise<boolean> {
  const [, hash, width] = IMAGE.exec(path) ?? [];
  if (!hash || !width) return false;
  for (const { file, name, type } of filesFor(width, request)) {
    const bytes = await images.load(imageKey(accountId, hash, file));
    if (bytes) {
      send(request, response, { bytes, type, tag: `"${hash}-${name}"` }, headers);
      return true;
    }
  }
  return false;
}

function filesFor(width: string, { headers }: VisitorRequest): { readonly file: string; readonly name: string; readonly type: string }[] {
  if (width === "share") return [{ file: "share.jpg", name: "share", type: IMAGE_TYPES.jpg }];
  return imageFormatsFor(headers.accept).map((format) => ({
    ...{ file: `${Number(width)}.${format}`, name: `${width}-${format}` },
    type: IMAGE_TYPES[format],
  }));
}

interface SentImage {
  readonly bytes: Buffer;
  readonly type: string;
  readonly tag: string;
}

function send(request: VisitorRequest, response: VisitorResponse, { bytes, type, tag }: SentImage, headers: RawHeaders): void {
  const kept = ["cache-control", "public, max-age=31536000, immutable", "vary", "accept", "etag", tag];
  // Opened by itself a drawing is a document of the site: it can do no more there than in a page.
  const alone = type === IMAGE_TYPES.svg && headers.length === 0 ? ALONE : [];
  const shared = [...SECURITY_HEADERS, ...headers, ...alone, ...kept];
  if (matchesTag(request.headers["if-none-match"], tag)) {
    response.writeHead(304, shared).end();
    return;
  }
  response.writeHead(200, [...shared, "content-type", type, "content-length", String(bytes.length)]);
  response.end(request.method === "HEAD" ? undefined : bytes);
}
