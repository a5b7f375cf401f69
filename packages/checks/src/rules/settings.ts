import { CODE_PLACES, optimizerLacks, type PageRecord } from "@vitrine/document";
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

/**
 * What its other settings say that cannot be, or that ad platforms object to.
 * @param anchors those that stand on the page
 */
export function judgeFeatures(
  page: PageRecord,
  anchors: ReadonlySet<string>,
  { legalLacks = [], offPlaces = [], brokenPlaces = [] }: PageFacts,
): Fault[] {
  const faults: Fault[] = optimizerLacks(page).map((field) => ({
    code: "optimizer_lacks",
    field,
    values: { ads: page.optimizeFor === "google" ? "Google Ads" : "Meta Ads" },
  }));
  const isForAds = page.adDestination || page.optimizeFor !== undefined;
  if (isForAds && page.backRedirect) faults.push({ code: "ads_back_redirect", field: "backRedirect" });
  if (isForAds && !page.legalPages) faults.push({ code: "ads_legal_missing", field: "legalPages" });
  if (page.delay !== undefined && (page.scrollTo === undefined || !anchors.has(page.scrollTo)))
    faults.push({ code: "delay_without_place", field: "scrollTo", values: { anchor: page.scrollTo ?? "" } });
  const isHeld = CODE_PLACES.some((place) => page.code?.[place]?.needsConsent && page.code[place].code.trim() !== "");
  if (isHeld && !page.consentBanner) faults.push({ code: "consent_never_asked", field: "consentBanner" });
  for (const lack of page.legalPages ? legalLacks : []) faults.push({ code: `legal_${lack}_missing`, field: "legalPages" });
  for (const place of brokenPlaces) faults.push({ code: "page_code_broken", field: "code", values: { place } });
  for (const place of offPlaces) faults.push({ code: "page_code_off", field: "code", values: { place } });
  return faults;
}
