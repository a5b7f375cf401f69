import { SECURITY_HEADERS } from "./response-headers.ts";
import type { VisitorRequest, VisitorResponse } from "./visitor-http.ts";

/** An address with what a visitor's own had after its path: the query behind one that is there, before the fragment. */
export function withQuery(to: string, query: string): string {
  if (query === "") return to;
  const hash = to.indexOf("#");
  const [address, fragment] = hash < 0 ? [to, ""] : [to.slice(0, hash), to.slice(hash)];
  return `${address}${address.includes("?") ? "&" : "?"}${query}${fragment}`;
}

/** Sends a visitor where the owner of a site wants the path to lead, with the query. */
export function sendRedirect(to: string, path: string, request: VisitorRequest, response: VisitorResponse): void {
  const query = (request.url ?? "").slice(path.length + 1);
  // Browsers ask anew each time: what leads here today is changed tomorrow.
  const headers = [...SECURITY_HEADERS, "location", withQuery(to, query), "cache-control", "no-cache", "content-length", "0"];
  response.writeHead(301, headers).end();
}
