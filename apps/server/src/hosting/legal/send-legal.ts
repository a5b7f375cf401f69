import { SECURITY_HEADERS } from "../replies/response-headers.ts";
import type { HostedSite } from "../sites/site.ts";
import type { Visit } from "../visit.ts";
import { type LegalPlace, legalPage } from "./legal-page.ts";

/** Answers with a legal text of a site, as it is now: kept by nobody, listed by no search engine. */
export function sendLegal(place: LegalPlace, site: HostedSite, { request, response }: Pick<Visit, "request" | "response">): void {
  const { html, csp } = legalPage(place, site.legal ?? { name: "", email: "", texts: [] }, site.url);
  const bytes = Buffer.from(html);
  const headers = [
    ...SECURITY_HEADERS,
    ...["content-type", "text/html; charset=utf-8", "content-length", String(bytes.length), "cache-control", "no-cache"],
    ...["content-security-policy", csp, "x-robots-tag", "noindex"],
  ];
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : bytes);
}
