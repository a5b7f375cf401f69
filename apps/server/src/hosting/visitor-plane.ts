import type { IncomingMessage, ServerResponse } from "node:http";
import type { INTAKE_KINDS } from "@vitrine/contract";
import type { Clock } from "../platform/clock.ts";
import type { Journals } from "../platform/journal/open-journals.ts";
import { rateLimit } from "../platform/limits/rate-limit.ts";
import type { Log } from "../platform/log.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { thanksRoute } from "./forms/send-thanks.ts";
import { formRoute } from "./forms/take-form.ts";
import { previewRoute } from "./previews/send-preview.ts";
import { artefactCache } from "./replies/artefact-cache.ts";
import { imageCache } from "./replies/image-cache.ts";
import { dropHeads, type Ready, sendWarm } from "./replies/send-artefact.ts";
import { fileRoute } from "./replies/send-file.ts";
import { imageRoute } from "./replies/send-image.ts";
import { refuseMethod, sendMessage } from "./replies/send-message.ts";
import { resolutionSender } from "./replies/send-resolution.ts";
import { resolvePath } from "./sites/resolve-path.ts";
import { siteDirectory } from "./sites/site-directory.ts";
import { type AddressOf, isRead, type OwnRoute } from "./visit.ts";

export interface VisitorPlaneOptions {
  readonly storage: Storage;
  readonly journals: Journals<typeof INTAKE_KINDS>;
  readonly clock: Clock;
  readonly log: Log;
  /** What else there is under `/_v/<word>/…`, by word: for whoever tries out what the product has no address for. */
  readonly moreRoutes?: ReadonlyMap<string, OwnRoute>;
}

/** Answers visitors of the sites: from memory and disk, never from the database. */
export interface VisitorPlane {
  /**
   * `siteName` is the host label the request came for. A page that is in memory is answered before it returns; else
   * what stands there is found, then sent. The promise says when, and never rejects.
   */
  handle(siteName: string, addressOf: AddressOf, request: IncomingMessage, response: ServerResponse): Answered;
}

type Answered = void | Promise<void>;

/** A form takes this many answers a minute from one address; what comes above it is kept as suspect. */
const FORM_LIMIT = 60;

export function visitorPlane({ storage, journals, clock, log, moreRoutes = new Map() }: VisitorPlaneOptions): VisitorPlane {
  const sites = siteDirectory(storage, log, () => clock.now());
  const artefacts = artefactCache<Ready>(storage, undefined, dropHeads);
  const sendResolution = resolutionSender(artefacts, log);
  const sendFile = fileRoute(artefacts);
  /** What `/_v/<word>/…` is for; `/_v/<file>` has no word. */
  const ownRoutes = new Map<string, OwnRoute>([
    ["forms", formRoute({ sites, journal: journals.leads, clock, log, limit: rateLimit(FORM_LIMIT, 60_000) })],
    ["thanks", thanksRoute(sites, artefacts, clock)],
    ["preview", previewRoute(storage, artefacts, () => clock.now())],
    ["i", imageRoute(imageCache(storage, () => clock.now()))],
    ...moreRoutes,
  ]);

  const answer = async (
    name: string,
    path: string,
    addressOf: AddressOf,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const site = await sites.find(name);
    if (!site) return sendMessage(request, response, 404, "notFound");
    if (!path.startsWith("/_v/")) {
      if (!isRead(request)) return refuseMethod(request, response, "GET, HEAD");
      return sendResolution(await resolvePath(sites, site, path), { site, path, request, response });
    }
    const end = path.indexOf("/", 4);
    const route = end < 0 ? sendFile : ownRoutes.get(path.slice(4, end));
    return route ? route({ site, path, request, response, addressOf }) : sendMessage(request, response, 404, "notFound");
  };

  const settle = async (done: Promise<void>, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await done;
    } catch (error) {
      // A visitor who has left is no fault of ours, and needs no answer.
      if (response.destroyed) return;
      log("error", "hosting.failed", { host: request.headers.host, url: request.url, error });
      if (response.headersSent) response.destroy();
      else sendMessage(request, response, 503, "pageUnavailable", { headers: ["retry-after", "5"] });
    }
  };

  return {
    handle(siteName, addressOf, request, response) {
      const path = pathOf(request);
      const page = sites.page(siteName, path);
      if (page && isRead(request) && sendWarm(page, request, response)) return undefined;
      return settle(answer(siteName, path, addressOf, request, response), request, response);
    },
  };
}

function pathOf({ url = "/" }: IncomingMessage): string {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
}
