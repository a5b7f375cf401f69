import { addressBucket } from "../../platform/http/client-address.ts";
import { boundedQueue } from "../../platform/limits/bounded-queue.ts";
import { rateLimit } from "../../platform/limits/rate-limit.ts";
import type { Log } from "../../platform/log.ts";
import { readBody } from "../forms/read-body.ts";
import { SECURITY_HEADERS } from "../replies/response-headers.ts";
import { refuseMethod, sendMessage } from "../replies/send-message.ts";
import type { VisitorRequest } from "../replies/visitor-http.ts";
import { isLocked, type LockedPage } from "../sites/site.ts";
import type { SiteDirectory } from "../sites/site-directory.ts";
import type { OwnRoute, Visit } from "../visit.ts";
import type { PageGrants } from "./page-grants.ts";
import { sendPasswordPage } from "./password-page.ts";

const PREFIX = "/_v/password/";
const WINDOW_MS = 600_000;
/** Tries of a page in ten minutes, from one address and from all of them. */
const MOST_OF_ADDRESS = 10;
const MOST_OF_PAGE = 600;
const MAX_BYTES = 4_096;
const MAX_BODY_MS = 10_000;

export interface PasswordRouteOptions {
  readonly sites: SiteDirectory;
  readonly grants: PageGrants;
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Takes passwords: `POST /_v/password/<page id>`. Whatever is sent is compared in the same way, by one at a time and a
 * short line of others: to recognise a password takes a core for a moment, which visitors of plain pages need.
 */
export function passwordRoute({ sites, grants, now, log }: PasswordRouteOptions): OwnRoute {
  const ofAddress = rateLimit(MOST_OF_ADDRESS, WINDOW_MS);
  const ofPage = rateLimit(MOST_OF_PAGE, WINDOW_MS);
  const comparing = boundedQueue({ key: 1, all: 1, waiting: 16, patience: 10_000 });

  const find = async ({ site, path }: Visit): Promise<LockedPage | null> => {
    const pageId = path.slice(PREFIX.length);
    const place = (await sites.forms(site, pageId))?.path;
    const at = place === undefined || place === null ? null : await sites.at(site, place);
    return at && isLocked(at) && at.pageId === pageId ? at : null;
  };
  return async (visit) => {
    const { site, path, request, response, addressOf } = visit;
    const page = site.isOffline ? null : await find(visit);
    if (!page) return sendMessage(request, response, 404, "notFound");
    if (request.method !== "POST") return refuseMethod(request, response, "POST");
    const query = (request.url ?? "").slice(path.length);
    const from = `${page.pageId} ${addressBucket(addressOf(request))}`;
    const seconds = Math.max(ofAddress.hit(from, now()), ofPage.hit(page.pageId, now()));
    if (seconds > 0) {
      request.resume();
      return sendPasswordPage(page, query, request, response, { again: "often", seconds });
    }
    const password = await readPassword(request);
    if (password === null) return sendPasswordPage(page, query, request, response, { again: "wrong" });
    let isRight: boolean;
    try {
      isRight = await comparing.run(page.pageId, () => isPasswordOf(page, password));
    } catch (error) {
      log("warn", "hosting.password_not_compared", { page: page.pageId, error });
      return sendPasswordPage(page, query, request, response, { again: "busy", seconds: 5 });
    }
    if (!isRight) return sendPasswordPage(page, query, request, response, { again: "wrong" });
    ofAddress.clear(from);
    const cookie = grants.cookieFor({ site, pageId: page.pageId, version: page.lock.version }, request);
    const headers = ["location", page.path + query, "set-cookie", cookie, "cache-control", "private, no-store", "content-length", "0"];
    response.writeHead(303, [...SECURITY_HEADERS, ...headers]).end();
  };
}

/** What compares them comes with the first that is sent: most servers have no page that asks for one. */
async function isPasswordOf({ lock }: LockedPage, password: string): Promise<boolean> {
  const { isPassword } = await import("../../platform/passwords/hash-password.ts");
  return isPassword(lock.verifier, password);
}

/** Null for what is no form with a password, or too much. */
async function readPassword(request: VisitorRequest): Promise<string | null> {
  if (!(request.headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded")) {
    request.resume();
    return null;
  }
  const body = await readBody(request, MAX_BYTES, MAX_BODY_MS);
  return "failed" in body ? null : new URLSearchParams(body.bytes.toString("utf8")).get("password");
}
