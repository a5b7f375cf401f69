import { SECURITY_HEADERS } from "./response-headers.ts";
import type { VisitorRequest, VisitorResponse } from "./visitor-http.ts";

const ROBOTS = Buffer.from("User-agent: *\nAllow: /\n");
const SHARED = [...SECURITY_HEADERS, "cache-control", "public, max-age=86400"];
const ROBOTS_HEADERS = [...SHARED, "content-type", "text/plain; charset=utf-8", "content-length", String(ROBOTS.length)];

/**
 * Answers what browsers and search engines ask of every site unasked. Pages that want to stay out of search say
 * so themselves; those with an icon name it. False for anything else.
 */
export function sendWellKnown(path: string, request: VisitorRequest, response: VisitorResponse): boolean {
  if (path === "/robots.txt") response.writeHead(200, ROBOTS_HEADERS).end(request.method === "HEAD" ? undefined : ROBOTS);
  else if (path === "/favicon.ico") response.writeHead(204, SHARED).end();
  else return false;
  return true;
}
