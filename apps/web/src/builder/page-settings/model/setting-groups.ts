import type { SettingName } from "../settings-home.ts";

/** What settings are gathered under, in the order they are offered. */
export const SETTING_GROUPS = ["search", "address", "code", "optimizer", "speed", "features", "backRedirect"] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** Under which each stands. A setting that is missing here does not compile. */
const GROUP_OF: Readonly<Record<SettingName, SettingGroup>> = {
  title: "search",
  description: "search",
  author: "search",
  keywords: "search",
  hiddenFromSearch: "search",
  ogTitle: "search",
  ogDescription: "search",
  shareImage: "search",
  favicon: "search",
  canonical: "search",
  canonicalLinks: "search",
  metaTags: "search",
  pageType: "address",
  language: "address",
  languageSwitcher: "address",
  code: "code",
  adDestination: "optimizer",
  optimizeFor: "optimizer",
  allowEmbedding: "optimizer",
  weightBudget: "speed",
  embedsOnClick: "speed",
  systemFonts: "speed",
  earlySections: "speed",
  delay: "features",
  scrollTo: "features",
  isProtected: "features",
  passParameters: "features",
  defaultHref: "features",
  legalPages: "features",
  consentBanner: "features",
  backRedirect: "backRedirect",
};

export const SETTING_NAMES = Object.keys(GROUP_OF) as readonly SettingName[];

/** The setting that a field belongs to, by its name or by a path into it (`canonicalLinks.0.name`); null for what is none. */
export function settingOf(field: string): SettingName | null {
  const [name = ""] = field.split(".");
  return SETTING_NAMES.find((known) => known === name) ?? null;
}

export function groupOf(name: SettingName): SettingGroup {
  return GROUP_OF[name];
}
