import type { HostedSite, ServedForm } from "../sites/site.ts";
import type { SiteDirectory } from "../sites/site-directory.ts";

/** A form that is taken, by `<page id>/<form id>`, as its address names it. */
export async function findForm(sites: SiteDirectory, site: HostedSite, name: string): Promise<ServedForm | undefined> {
  const slash = name.indexOf("/");
  const page = slash < 0 ? null : await sites.forms(site, name.slice(0, slash));
  return page?.forms.get(name.slice(slash + 1));
}
