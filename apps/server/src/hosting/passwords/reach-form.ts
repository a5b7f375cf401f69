import { EARLIER_LOCK_MS } from "@vitrine/contract";
import type { VisitorRequest } from "../replies/visitor-http.ts";
import type { HostedSite, ServedForm } from "../sites/site.ts";
import type { PageGrants } from "./page-grants.ts";

/** A form as somebody may send it. */
export interface ReachedForm {
  readonly form: ServedForm;
  /** They know the password of its page, or it has none; else they have it open from before, and are shown nothing more of it. */
  readonly isInside: boolean;
}

/** Null where they may not send it. `now` is in milliseconds since 1970. */
export function reachForm(
  grants: PageGrants,
  site: HostedSite,
  form: ServedForm,
  request: VisitorRequest,
  now: number,
): ReachedForm | null {
  const { pageId, lockVersion, earlierWays } = form;
  const knows = (version: string): boolean => grants.isGranted({ site, pageId, version }, request);
  if (lockVersion === null || knows(lockVersion)) return { form, isInside: true };
  // A clock that is set back makes no day much longer.
  const isOpen = (until: number): boolean => until > now && until - now <= 2 * EARLIER_LOCK_MS;
  const way = earlierWays.find(({ version, until }) => isOpen(until) && (version === null || knows(version)));
  return way ? { form: way.form, isInside: false } : null;
}
