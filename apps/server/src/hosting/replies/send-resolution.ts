import type { Log } from "../../platform/log.ts";
import { sendLegal } from "../legal/send-legal.ts";
import type { PageGrants } from "../passwords/page-grants.ts";
import { sendPasswordPage } from "../passwords/password-page.ts";
import type { Resolution } from "../sites/resolve-path.ts";
import type { SiteDirectory } from "../sites/site-directory.ts";
import type { Visit } from "../visit.ts";
import type { ArtefactCache } from "./artefact-cache.ts";
import { SECURITY_HEADERS } from "./response-headers.ts";
import { type Ready, sendArtefact } from "./send-artefact.ts";
import { sendMessage } from "./send-message.ts";
import { sendNotFound } from "./send-not-found.ts";
import { sendRedirect } from "./send-redirect.ts";
import { sendWelcome } from "./welcome-page.ts";

export type SendResolution = (resolution: Resolution, visit: Omit<Visit, "addressOf">) => void | Promise<void>;

export interface ResolutionSenderOptions {
  readonly sites: SiteDirectory;
  readonly artefacts: ArtefactCache<Ready>;
  readonly grants: PageGrants;
  readonly log: Log;
}

/** Answers a GET or HEAD with what stands at a path: the page, the way to it, or words. */
export function resolutionSender({ sites, artefacts, grants, log }: ResolutionSenderOptions): SendResolution {
  return async (resolution, visit) => {
    const { site, path, request, response } = visit;
    if (resolution.what === "nothing") return sendNotFound(sites, artefacts, site, request, response);
    if (resolution.what === "legal") return sendLegal(resolution.text, site, visit);
    if (resolution.what === "locked") {
      const { pageId, lock } = resolution.page;
      const isKnown = grants.isGranted({ site, pageId, version: lock.version }, request);
      if (!isKnown) return sendPasswordPage(resolution.page, (request.url ?? "").slice(path.length), request, response);
    } else if (resolution.what !== "page") return sendElsewhere(resolution, visit);
    const page = resolution.what === "locked" ? resolution.page.page : resolution.page;
    if (await sendArtefact(artefacts, page, request, response)) return;
    log("error", "hosting.artefact_missing", { site: site.name, path, artefact: page.hash });
    sendMessage(request, response, 503, "pageUnavailable", { headers: ["retry-after", "60"] });
  };
}

/** A site that its owner brings back is seen again within a day by those who ask for everything. */
const RETRY_SECONDS = "86400";

function sendElsewhere(
  resolution: Exclude<Resolution, { what: "page" | "locked" | "legal" | "nothing" }>,
  { path, request, response }: Omit<Visit, "addressOf">,
): void {
  if (resolution.what === "elsewhere") {
    const query = (request.url ?? "").slice(path.length);
    // Asked about anew each time: an address may be another page's tomorrow.
    const headers = [...SECURITY_HEADERS, "location", resolution.path + query, "cache-control", "no-cache", "content-length", "0"];
    response.writeHead(308, headers).end();
  } else if (resolution.what === "redirect") sendRedirect(resolution.to, path, request, response);
  else if (resolution.what === "gone") sendMessage(request, response, 410, "gone");
  else if (resolution.what === "offline") sendMessage(request, response, 503, "siteOffline", { headers: ["retry-after", RETRY_SECONDS] });
  else sendWelcome(request, response);
}
