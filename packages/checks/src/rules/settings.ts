import type { PageRecord } from "@vitrine/document";
import { isDomainName } from "../domain-name.ts";
import type { Fault } from "../finding.ts";
import type { PageFacts } from "../page-facts.ts";

/** What search engines and link previews are told of the page, and whether there is a page at all. */
export function judgeSettings(page: PageRecord, shownCount: number, { name, hosts }: PageFacts): Fault[] {
  const faults: Fault[] = [];
  const title = page.title.trim();
  if (shownCount === 0) faults.push({ code: "empty_page" });
  if (isDomainName(title || name, hosts)) faults.push({ code: "title_is_domain", field: "title", values: { domain: hosts[0] ?? "" } });
  else if (title === "") faults.push({ code: "title_missing", field: "title" });
  if (page.description.trim() === "") faults.push({ code: "description_missing", field: "description" });
  if (!page.shareImage) faults.push({ code: "share_image_missing", field: "shareImage" });
  return faults;
}
