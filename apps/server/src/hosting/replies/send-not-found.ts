import type { PageForms } from "../sites/site.ts";
import { type HostedPage, type HostedSite, isPage, notFoundPage } from "../sites/site.ts";
import type { SiteDirectory } from "../sites/site-directory.ts";
import type { ArtefactCache } from "./artefact-cache.ts";
import { type Ready, sendArtefact } from "./send-artefact.ts";
import { sendMessage } from "./send-message.ts";
import type { VisitorRequest, VisitorResponse } from "./visitor-http.ts";

/** Answers with 404: the page that a site's owner has chosen for it, while that is published, else words. */
export async function sendNotFound(
  sites: SiteDirectory,
  artefacts: ArtefactCache<Ready>,
  site: HostedSite,
  request: VisitorRequest,
  response: VisitorResponse,
): Promise<void> {
  const page = await findNotFoundPage(sites, site);
  if (page && (await sendArtefact(artefacts, notFoundPage(page), request, response))) return;
  sendMessage(request, response, 404, "notFound");
}

async function findNotFoundPage(sites: SiteDirectory, site: HostedSite): Promise<HostedPage | null> {
  if (site.notFoundPageId === null) return null;
  const place: PageForms | null = await sites.forms(site, site.notFoundPageId);
  const at = place?.path ? await sites.at(site, place.path) : null;
  return at && isPage(at) ? at : null;
}
