import { iconKey, robotsText } from "@vitrine/contract";
import type { Log } from "../../platform/log.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { partCache } from "../sites/part-cache.ts";
import type { HostedSite } from "../sites/site.ts";
import { sitemapDirectory } from "../sites/sitemap-directory.ts";
import type { Visit } from "../visit.ts";
import { negotiateEncoding } from "./negotiate.ts";
import { SECURITY_HEADERS } from "./response-headers.ts";
import { sendMessage } from "./send-message.ts";

type Asked = Pick<Visit, "request" | "response">;

/** Answers what browsers and search engines ask of every site unasked. */
export interface WellKnown {
  isOne(path: string): boolean;
  send(site: HostedSite, path: string, asked: Asked): Promise<void>;
}

const ADDRESS = /^\/(?:robots\.txt|favicon\.ico|sitemap(?:-([1-9]\d{0,3}))?\.xml)$/;
/** Memory for icons, of a few kilobytes each. */
const MOST_ICON_BYTES = 8 * 1024 * 1024;

/** A drawing of somebody's that is opened by itself loads nothing. */
const ICON_HEADERS = ["content-type", "image/png", "content-security-policy", "default-src 'none'; sandbox"];
const DAY = "public, max-age=86400";
const HOUR = "public, max-age=3600";

/** Pages that want to stay out of search say so themselves as well. */
export function wellKnown(storage: Storage, log: Log, now: () => number): WellKnown {
  const sitemaps = sitemapDirectory(storage, log, now);
  const icons = partCache<Buffer>({
    ...{ now, log, mostBytes: MOST_ICON_BYTES },
    read: (key) => storage.get(key),
    weigh: (bytes) => bytes.length,
  });
  return {
    isOne: (path) => ADDRESS.test(path),
    async send(site, path, asked) {
      if (path === "/robots.txt") {
        const text = Buffer.from(robotsText(site.robots, site.url));
        return answer(asked, ["content-type", "text/plain; charset=utf-8", "cache-control", HOUR], text);
      }
      if (path === "/favicon.ico") {
        const icon = site.icon === null ? null : await icons.find(iconKey(site.name, site.icon));
        if (icon) return answer(asked, [...ICON_HEADERS, "cache-control", HOUR], icon);
        asked.response.writeHead(204, [...SECURITY_HEADERS, "cache-control", DAY]).end();
        return;
      }
      const number = ADDRESS.exec(path)?.[1];
      const sitemap = site.isOffline ? null : await sitemaps.find(site, number === undefined ? null : Number(number));
      if (!sitemap) return sendMessage(asked.request, asked.response, 404, "notFound");
      const isSmall = negotiateEncoding(asked.request.headers["accept-encoding"]) !== "identity" && acceptsGzip(asked);
      const headers = ["content-type", "application/xml; charset=utf-8", "cache-control", "no-cache", "vary", "accept-encoding"];
      answer(asked, isSmall ? [...headers, "content-encoding", "gzip"] : headers, isSmall ? sitemap.gzip : sitemap.plain);
    },
  };
}

function acceptsGzip({ request }: Asked): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(request.headers["accept-encoding"] ?? "");
}

function answer({ request, response }: Asked, headers: readonly string[], bytes: Buffer): void {
  response
    .writeHead(200, [...SECURITY_HEADERS, ...headers, "content-length", String(bytes.length)])
    .end(request.method === "HEAD" ? undefined : bytes);
}
