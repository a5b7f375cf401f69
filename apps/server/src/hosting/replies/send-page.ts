import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../../platform/log.ts";
import { canonicalPath } from "../sites/canonical-path.ts";
import type { Site } from "../sites/site.ts";
import { isRead } from "../visit.ts";
import type { ArtefactCache } from "./artefact-cache.ts";
import { SECURITY_HEADERS } from "./response-headers.ts";
import { type Ready, type Servable, sendArtefact } from "./send-artefact.ts";
import { refuseMethod, sendMessage } from "./send-message.ts";
import { sendWellKnown } from "./send-well-known.ts";
import { sendWelcome } from "./welcome-page.ts";

export type SendPage = (site: Site, path: string, request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Answers with the page at a path, the way to it when the path is written another way, or words. */
export function pageSender(artefacts: ArtefactCache<Ready>, log: Log): SendPage {
  const missing = (page: Servable, site: Site, path: string, request: IncomingMessage, response: ServerResponse): void => {
    log("error", "hosting.artefact_missing", { site: site.manifest.name, path, artefact: page.hash });
    sendMessage(request, response, 503, "pageUnavailable", { headers: ["retry-after", "60"] });
  };
  return (site, path, request, response) => {
    if (!isRead(request)) return refuseMethod(request, response, "GET, HEAD");
    const page = site.pages.get(path);
    if (!page) return sendElsewhere(site, path, request, response);
    const isSent = sendArtefact(artefacts, page, request, response);
    if (isSent === true) return;
    if (isSent === false) return missing(page, site, path, request, response);
    return isSent.then((sent) => (sent ? undefined : missing(page, site, path, request, response)));
  };
}

function sendElsewhere(site: Site, path: string, request: IncomingMessage, response: ServerResponse): void {
  if (sendWellKnown(path, request, response)) return;
  const meant = canonicalPath(path);
  const place = meant === null ? undefined : meant !== path && site.pages.has(meant) ? meant : site.moved.get(meant);
  if (place !== undefined) {
    const query = (request.url ?? "").slice(path.length);
    // Asked about anew each time: an address may be another page's tomorrow.
    const headers = [...SECURITY_HEADERS, "location", place + query, "cache-control", "no-cache", "content-length", "0"];
    response.writeHead(308, headers).end();
  } else if (meant !== null && site.gone.has(meant)) sendMessage(request, response, 410, "gone");
  else if (meant === "/") sendWelcome(request, response);
  else sendMessage(request, response, 404, "notFound");
}
