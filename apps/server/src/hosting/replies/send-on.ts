import { SECURITY_HEADERS } from "./response-headers.ts";
import type { VisitorRequest, VisitorResponse } from "./visitor-http.ts";

/** Sends whoever asks to the same path of another origin, with the same method. */
export function sendOn(origin: string, request: VisitorRequest, response: VisitorResponse): void {
  // Asked about anew each time: where a name leads may change tomorrow.
  const headers = [...SECURITY_HEADERS, "location", origin + (request.url ?? "/"), "cache-control", "no-cache", "content-length", "0"];
  request.resume();
  response.writeHead(308, headers).end();
}
