import type { INTAKE_KINDS } from "@vitrine/contract";
import type { Clock } from "../platform/clock.ts";
import type { Journals } from "../platform/journal/open-journals.ts";
import { rateLimit } from "../platform/limits/rate-limit.ts";
import type { Log } from "../platform/log.ts";
import type { Secrets } from "../platform/secrets.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { thanksRoute } from "./forms/send-thanks.ts";
import { formRoute } from "./forms/take-form.ts";
import { pageGrants } from "./passwords/page-grants.ts";
import { passwordRoute } from "./passwords/password-route.ts";
import { previewRoute } from "./previews/send-preview.ts";
import { artefactCache } from "./replies/artefact-cache.ts";
import { imageCache } from "./replies/image-cache.ts";
import { dropHeads, type Ready, sendWarm } from "./replies/send-artefact.ts";
import { fileRoute } from "./replies/send-file.ts";
import { imageHost, imageRoute } from "./replies/send-image.ts";
import { refuseMethod, sendMessage } from "./replies/send-message.ts";
import { sendOn } from "./replies/send-on.ts";
import { resolutionSender } from "./replies/send-resolution.ts";
import { wellKnown } from "./replies/send-well-known.ts";
import type { VisitorRequest, VisitorResponse } from "./replies/visitor-http.ts";
import type { HostDirectory, HostedName } from "./sites/host-directory.ts";
import { redirectDirectory } from "./sites/redirect-directory.ts";
import { resolvePath } from "./sites/resolve-path.ts";
import type { HostedSite } from "./sites/site.ts";
import { siteDirectory } from "./sites/site-directory.ts";
import { type AddressOf, isRead, type OwnRoute, type Visit } from "./visit.ts";

export interface VisitorPlaneOptions {
  readonly storage: Storage;
  /** The names that lead to sites. */
  readonly hosts: HostDirectory;
  /** Where whoever asks for a name that has a certificate is sent first; null where this is the right place to ask. */
  secureOrigin(host: string, request: VisitorRequest): string | null;
  /** Whether a request came over HTTPS, as far as the visitor's browser is concerned. */
  isSecure(request: VisitorRequest): boolean;
  /** @throws while the application has made no secret yet, and the operator has set none */
  secrets(): Pick<Secrets, "mac">;
  readonly journals: Journals<typeof INTAKE_KINDS>;
  readonly clock: Clock;
  readonly log: Log;
  /** What else there is under `/_v/<word>/…`, by word: for whoever tries out what the product has no address for. */
  readonly moreRoutes?: ReadonlyMap<string, OwnRoute>;
}

/** Answers visitors of the sites: from memory and disk, never from the database. */
export interface VisitorPlane {
  /**
   * Answers for a label under the domain of sites. A page that is in memory is answered before it returns; else what
   * stands there is found, then sent. The promise says when, and never rejects.
   */
  handle(label: string, addressOf: AddressOf, request: VisitorRequest, response: VisitorResponse): Answered;
  /** As `handle`, for a name of a site's own; false, having done nothing, for one that nobody here has. */
  handleDomain(host: string, addressOf: AddressOf, request: VisitorRequest, response: VisitorResponse): boolean | Promise<boolean>;
}

type Answered = void | Promise<void>;

/** A request, and the path in it without the query. */
type Asked = Omit<Visit, "site">;

/** A form takes this many answers a minute from one address; what comes above it is kept as suspect. */
const FORM_LIMIT = 60;

export function visitorPlane({
  storage,
  hosts,
  secureOrigin,
  isSecure,
  secrets,
  journals,
  clock,
  log,
  moreRoutes = new Map(),
}: VisitorPlaneOptions): VisitorPlane {
  const now = (): number => clock.now();
  const sites = siteDirectory(storage, log, now);
  const grants = pageGrants({ secrets, isSecure, now });
  const directories = { sites, redirects: redirectDirectory(storage, log, now) };
  const artefacts = artefactCache<Ready>(storage, undefined, dropHeads);
  const sendResolution = resolutionSender({ sites, artefacts, grants, log });
  const unasked = wellKnown(storage, log, now);
  const sendFile = fileRoute(artefacts);
  const images = imageCache(storage, now);
  const showImage = imageHost(images);
  /** What `/_v/<word>/…` is for; `/_v/<file>` has no word. */
  const ownRoutes = new Map<string, OwnRoute>([
    ["forms", formRoute({ sites, journal: journals.leads, clock, log, grants, limit: rateLimit(FORM_LIMIT, 60_000) })],
    ["thanks", thanksRoute({ sites, artefacts, clock, grants })],
    ["password", passwordRoute({ sites, grants, now, log })],
    ["preview", previewRoute(storage, artefacts, now)],
    ["i", imageRoute(images)],
    ...moreRoutes,
  ]);

  const show = async (site: HostedSite | null, { path, addressOf, request, response }: Asked): Promise<void> => {
    if (!site) return sendMessage(request, response, 404, "notFound");
    if (!path.startsWith("/_v/")) {
      if (!isRead(request)) return refuseMethod(request, response, "GET, HEAD");
      if (unasked.isOne(path)) return unasked.send(site, path, { request, response });
      return sendResolution(await resolvePath(directories, site, path), { site, path, request, response });
    }
    const end = path.indexOf("/", 4);
    const route = end < 0 ? sendFile : ownRoutes.get(path.slice(4, end));
    return route ? route({ site, path, request, response, addressOf }) : sendMessage(request, response, 404, "notFound");
  };
  const isWarm = (folder: string, path: string, request: VisitorRequest, response: VisitorResponse): boolean => {
    const page = sites.page(folder, path);
    return page !== undefined && isRead(request) && sendWarm(page, request, response);
  };
  const showCold = async (folder: string, asked: Asked): Promise<void> => show(await sites.find(folder), asked);
  const showUnder = ({ leadsTo, site, host, certificate, isForImages }: HostedName, asked: Asked): Answered => {
    const { path, request, response } = asked;
    const origin = leadsTo ?? (certificate === null ? null : secureOrigin(host, request));
    if (origin !== null) return sendOn(origin, request, response);
    if (isForImages) return showImage(sites.find(site), { path, request, response });
    return isWarm(site, path, request, response) ? undefined : showCold(site, asked);
  };
  const answer = async (label: string, asked: Asked): Promise<void> => {
    const { request, response } = asked;
    const site = await sites.find(label);
    if (site) return site.labelLeadsTo === null ? show(site, asked) : sendOn(site.labelLeadsTo, request, response);
    const name = await hosts.find(label);
    return name ? showUnder(name, asked) : sendMessage(request, response, 404, "notFound");
  };
  const answerDomain = async (name: Promise<HostedName | null>, asked: Asked): Promise<boolean> => {
    const known = await name;
    if (known) await showUnder(known, asked);
    return known !== null;
  };

  /** Waits for an answer; what goes wrong with it is answered here. */
  const settle = async <Done>(done: Promise<Done>, { request, response }: Asked): Promise<Done | true> => {
    try {
      return await done;
    } catch (error) {
      // A visitor who has left is no fault of ours, and needs no answer.
      if (response.destroyed) return true;
      log("error", "hosting.failed", { host: request.headers.host, url: request.url, error });
      if (response.headersSent) response.destroy();
      else sendMessage(request, response, 503, "pageUnavailable", { headers: ["retry-after", "5"] });
      return true;
    }
  };

  return {
    handle(label, addressOf, request, response) {
      const path = pathOf(request);
      if (!sites.leadsOn(label) && isWarm(label, path, request, response)) return undefined;
      const asked = { path, addressOf, request, response };
      return settle(answer(label, asked), asked).then(() => undefined);
    },
    handleDomain(host, addressOf, request, response) {
      const name = hosts.find(host);
      if (name === null) return false;
      const asked = { path: pathOf(request), addressOf, request, response };
      if (name instanceof Promise) return settle(answerDomain(name, asked), asked);
      const done = showUnder(name, asked);
      return done ? settle(answered(done), asked) : true;
    },
  };
}

async function answered(done: Promise<void>): Promise<true> {
  await done;
  return true;
}

function pathOf({ url = "/" }: VisitorRequest): string {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
}
