import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { escapeHtml } from "@vitrine/document";
import type { Clock } from "../../platform/clock.ts";
import type { PageGrants } from "../passwords/page-grants.ts";
import { reachForm } from "../passwords/reach-form.ts";
import type { ArtefactCache, Encoding } from "../replies/artefact-cache.ts";
import { negotiateEncoding } from "../replies/negotiate.ts";
import { SECURITY_HEADERS } from "../replies/response-headers.ts";
import { loadPlain, type Ready, sendArtefact } from "../replies/send-artefact.ts";
import { refuseMethod, sendMessage } from "../replies/send-message.ts";
import type { ServedForm } from "../sites/site.ts";
import type { SiteDirectory } from "../sites/site-directory.ts";
import { isRead, type OwnRoute, type Visit } from "../visit.ts";
import { findForm } from "./find-form.ts";

export const THANKS_PREFIX = "/_v/thanks/";

/** A page over this many bytes goes out as it is: made anew for each visitor, it would cost more than it saves. */
const MOST_COMPRESSED = 1_000_000;

export interface ThanksOptions {
  readonly sites: SiteDirectory;
  readonly artefacts: ArtefactCache<Ready>;
  readonly clock: Clock;
  readonly grants: PageGrants;
}

/** The page after a form was sent without JavaScript: `/_v/thanks/<page id>/<form id>`. */
export function thanksRoute({ sites, artefacts, clock, grants }: ThanksOptions): OwnRoute {
  return async (visit) => {
    const { site, path, request, response } = visit;
    if (!isRead(request)) return refuseMethod(request, response, "GET, HEAD");
    const form = await findForm(sites, site, path.slice(THANKS_PREFIX.length));
    const isThere =
      form !== undefined &&
      form.until > clock.now() &&
      reachForm(grants, site, form, request, clock.now())?.isInside === true &&
      (await sendThanks(artefacts, form, visit));
    if (!isThere) sendMessage(request, response, 404, "notFound");
  };
}

/** False where the page is in storage no longer, and nothing has been answered. */
async function sendThanks(artefacts: ArtefactCache<Ready>, form: ServedForm, { request, response }: Visit): Promise<boolean> {
  if ("artefact" in form.thanks) return sendArtefact(artefacts, form.thanks.artefact, request, response);
  const { page, csp } = form.thanks;
  const html = await loadPlain(artefacts, page);
  if (!html) return false;
  const thanks = withThanks(html, form.spec);
  const encoding = thanks.length > MOST_COMPRESSED ? "identity" : negotiateEncoding(request.headers["accept-encoding"]);
  const bytes = await compress(thanks, encoding);
  const headers = ["content-type", "text/html; charset=utf-8", "content-security-policy", csp, "vary", "accept-encoding"];
  const coding = encoding === "identity" ? [] : ["content-encoding", encoding];
  const length = ["cache-control", "no-store", "content-length", String(bytes.length)];
  response.writeHead(200, [...SECURITY_HEADERS, ...headers, ...coding, ...length]).end(request.method === "HEAD" ? undefined : bytes);
  return true;
}

/** The page with the thanks in the form's place; every form of a page shares the one that is stored. */
function withThanks(html: Buffer, { place, thanks }: ServedForm["spec"]): Buffer {
  if (!place) return html;
  return Buffer.concat([html.subarray(0, place.from), Buffer.from(place.open + escapeHtml(thanks) + place.close), html.subarray(place.to)]);
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return brotli(bytes, QUICK);
  return encoding === "gzip" ? gzipped(bytes) : bytes;
}
