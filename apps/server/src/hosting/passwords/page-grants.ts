import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "../../platform/secrets.ts";
import type { VisitorRequest } from "../replies/visitor-http.ts";
import type { HostedSite } from "../sites/site.ts";

/** How long somebody who knew a page's password is not asked again, in milliseconds: a week. */
const GRANT_MS = 7 * 24 * 3_600_000;
const PURPOSE = "page-grant";

/** What a grant is for: one page of one site, as long as it has this password. */
export interface Granted {
  readonly site: Pick<HostedSite, "siteId">;
  readonly pageId: string;
  readonly version: string;
}

/** Says who has shown that they know a page's password. Nothing is kept of it here: it is in the visitor's cookie. */
export interface PageGrants {
  isGranted(granted: Granted, request: VisitorRequest): boolean;
  /** The cookie of whoever has just shown it. */
  cookieFor(granted: Granted, request: VisitorRequest): string;
}

export interface GrantTools {
  /** @throws while there is no secret: then nobody is let in */
  secrets(): Pick<Secrets, "mac">;
  /** Whether a request came over HTTPS, as far as the visitor's browser is concerned. */
  isSecure(request: VisitorRequest): boolean;
  now(): number;
}

export function pageGrants({ secrets, isSecure, now }: GrantTools): PageGrants {
  const macOf = ({ site, pageId, version }: Granted, until: number): string =>
    secrets().mac(PURPOSE, `${site.siteId} ${pageId} ${version} ${until}`);
  return {
    isGranted(granted, request) {
      const value = cookieOf(request, nameFor(granted.pageId));
      const [, said = "", mac = ""] = /^(\d{10,15})\.([0-9a-f]{64})$/.exec(value) ?? [];
      const until = Number(said);
      if (mac === "" || until <= now() || until > now() + 2 * GRANT_MS) return false;
      return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(granted, until)));
    },
    cookieFor(granted, request) {
      const until = now() + GRANT_MS;
      const secure = isSecure(request) ? "; Secure" : "";
      return `${nameFor(granted.pageId)}=${until}.${macOf(granted, until)}; Path=/; Max-Age=${GRANT_MS / 1_000}; HttpOnly; SameSite=Lax${secure}`;
    },
  };
}

function nameFor(pageId: string): string {
  return `vitrine_${pageId}`;
}

/** The value of a cookie; empty where it did not come. Of several of one name, which a neighbour may have set, the first. */
function cookieOf({ headers }: VisitorRequest, name: string): string {
  for (const each of (headers.cookie ?? "").split(";")) {
    const [key = "", value = ""] = each.trim().split("=", 2);
    if (key === name) return value;
  }
  return "";
}
