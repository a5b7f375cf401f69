import type { IncomingMessage, ServerResponse } from "node:http";
import type { FormSpec, ManifestRoute, SiteManifest } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import type { Clock } from "../platform/clock.ts";
import type { Journal } from "../platform/journal/journal.ts";
import type { Log } from "../platform/log.ts";
import { rateLimit } from "../platform/rate-limit.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { artefactCache, type Encoding } from "./artefact-cache.ts";
import { MESSAGE_CSP, type MessageKind, messagePage } from "./message-page.ts";
import { matchesTag, negotiateEncoding } from "./negotiate.ts";
import { siteDirectory } from "./site-directory.ts";
import { takeForm } from "./take-form.ts";

export interface VisitorPlaneOptions {
  readonly storage: Storage;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly log: Log;
}

/** Answers visitors of the sites: from memory and disk, never from the database. */
export interface VisitorPlane {
  /** `siteName` is the host label the request came for. */
  handle(siteName: string, address: string, request: IncomingMessage, response: ServerResponse): Promise<void>;
}

const FILE = /^\/_v\/([0-9a-f]{40})\.(js|css|woff2)$/;
const FORM = /^\/_v\/forms\/(pag_[0-9a-z]{26})\/([A-Za-z0-9_-]{1,40})$/;
const THANKS = /^\/_v\/thanks\/(pag_[0-9a-z]{26})\/([A-Za-z0-9_-]{1,40})$/;
const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  woff2: "font/woff2",
};

const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
} as const;

export function visitorPlane({ storage, journal, clock, log }: VisitorPlaneOptions): VisitorPlane {
  const sites = siteDirectory(storage, log, () => clock.now());
  const artefacts = artefactCache(storage);
  const limit = rateLimit(60, 60_000);
  const languageOf = (request: IncomingMessage): Language => {
    const wanted = (request.headers["accept-language"] ?? "").slice(0, 2).toLowerCase();
    return wanted === "en" || wanted === "es" ? wanted : "pt";
  };

  const message = (request: IncomingMessage, response: ServerResponse, status: number, kind: MessageKind): void => {
    const body = Buffer.from(messagePage(kind, languageOf(request)));
    response
      .writeHead(status, {
        ...SECURITY_HEADERS,
        "content-type": "text/html; charset=utf-8",
        "content-length": body.length,
        "cache-control": "no-cache",
        "content-security-policy": MESSAGE_CSP,
      })
      .end(request.method === "HEAD" ? undefined : body);
  };

  const sendArtefact = async (
    request: IncomingMessage,
    response: ServerResponse,
    hash: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<boolean> => {
    const encoding: Encoding = negotiateEncoding(request.headers["accept-encoding"]);
    const tag = `"${hash}"`;
    const shared = { ...SECURITY_HEADERS, ...headers, etag: tag, vary: "accept-encoding" };
    if (matchesTag(request.headers["if-none-match"], tag)) {
      response.writeHead(304, shared).end();
      return true;
    }
    const bytes = artefacts.peek(hash, encoding) ?? (await artefacts.load(hash, encoding));
    if (!bytes) return false;
    response.writeHead(200, {
      ...shared,
      "content-length": bytes.length,
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    });
    response.end(request.method === "HEAD" ? undefined : bytes);
    return true;
  };

  const sendPage = (request: IncomingMessage, response: ServerResponse, hash: string, csp: string): Promise<boolean> =>
    sendArtefact(request, response, hash, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=0, must-revalidate",
      "content-security-policy": csp,
    });

  const onPage = (site: SiteManifest, [, pageId = "", formId = ""]: RegExpExecArray): { route: ManifestRoute; spec: FormSpec } | null => {
    const route = Object.values(site.routes).find((each) => each.pageId === pageId);
    const spec = route && Object.hasOwn(route.forms, formId) ? route.forms[formId] : undefined;
    return route && spec ? { route, spec } : null;
  };

  const refuseMethod = (response: ServerResponse, allow: string): void => {
    response.writeHead(405, { allow, "content-length": 0 }).end();
  };

  const sendFile = async (
    request: IncomingMessage,
    response: ServerResponse,
    [, hash = "", kind = ""]: RegExpExecArray,
  ): Promise<boolean> =>
    sendArtefact(request, response, hash, {
      "content-type": TYPES[kind] ?? "application/octet-stream",
      "cache-control": "public, max-age=31536000, immutable",
    });

  /** Files and thank-you pages: what stands under `/_v/` beside the forms. */
  const sendOwn = async (site: SiteManifest, path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const file = FILE.exec(path);
    if (file) return sendFile(request, response, file);
    const thanks = THANKS.exec(path);
    const found = thanks && onPage(site, thanks);
    return found ? sendPage(request, response, found.spec.thanksArtefact, found.route.csp) : false;
  };

  return {
    async handle(siteName, address, request, response) {
      const site = await sites.find(siteName);
      if (!site) return message(request, response, 404, "notFound");
      const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
      const form = FORM.exec(path);
      if (form) {
        const found = onPage(site, form);
        if (!found) return message(request, response, 404, "notFound");
        if (request.method !== "POST") return refuseMethod(response, "POST");
        return takeForm({ journal, clock, limit }, { site, ...found, formId: form[2] ?? "", address }, request, response);
      }
      if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod(response, "GET, HEAD");
      if (path.startsWith("/_v/")) {
        if (!(await sendOwn(site, path, request, response))) message(request, response, 404, "notFound");
        return;
      }
      const route = Object.hasOwn(site.routes, path) ? site.routes[path] : undefined;
      if (!route) return site.gone.includes(path) ? message(request, response, 410, "gone") : message(request, response, 404, "notFound");
      if (await sendPage(request, response, route.artefact, route.csp)) return;
      log("error", "hosting.artefact_missing", { site: site.name, path, artefact: route.artefact });
      message(request, response, 404, "notFound");
    },
  };
}
