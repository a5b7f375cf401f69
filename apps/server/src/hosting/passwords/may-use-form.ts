import type { VisitorRequest } from "../replies/visitor-http.ts";
import type { HostedSite, ServedForm } from "../sites/site.ts";
import type { PageGrants } from "./page-grants.ts";

/** Whether somebody may use a form: they know the password of its page, or it has none. */
export function mayUseForm(grants: PageGrants, site: HostedSite, { pageId, lockVersion }: ServedForm, request: VisitorRequest): boolean {
  return lockVersion === null || grants.isGranted({ site, pageId, version: lockVersion }, request);
}
