import { delayMs, escapeHtml, type PageRecord } from "@vitrine/document";

/** The scripts that a page's settings bring, each as the folder is called that has it. */
export const SETTING_SCRIPTS = ["delay", "pass-parameters", "back-redirect", "consent"] as const;
export type SettingScript = (typeof SETTING_SCRIPTS)[number];

/** A script with what it is told. */
export interface SetScript {
  readonly name: SettingScript;
  readonly data: Readonly<Record<string, string>>;
}

/** What a page's settings run, in their order. @param isWaiting whether something on the page waits for its delay */
export function settingScripts(page: PageRecord, isWaiting: boolean): SetScript[] {
  const { delay, scrollTo, passParameters, adDestination, backRedirect, consentBanner } = page;
  const all: SetScript[] = [];
  if (isWaiting && delay && scrollTo) all.push({ name: "delay", data: { delay: String(delayMs(delay)), to: scrollTo } });
  if (passParameters || adDestination) all.push({ name: "pass-parameters", data: {} });
  if (backRedirect) all.push({ name: "back-redirect", data: { to: backRedirect } });
  if (consentBanner) all.push({ name: "consent", data: {} });
  return all;
}

/** A script as it stands in the page. @param script fit to stand there */
export function scriptTag({ data }: SetScript, script: string): string {
  const told = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<script${told.join("")}>${script}</script>`;
}
