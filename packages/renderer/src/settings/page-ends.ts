import { escapeHtml, type PageRecord, SITE_LEGAL_PATHS } from "@vitrine/document";
import type { Alternate } from "./head-tags.ts";
import { LANGUAGE_NAMES, SETTINGS_WORDS } from "./settings-words.data.ts";

/** What a page's settings put before and behind all its sections. */
export interface PageEnds {
  readonly start: string;
  readonly end: string;
  readonly css: string;
}

interface EndFacts {
  readonly page: PageRecord;
  readonly alternates: readonly Alternate[];
  /** The origin that has the site's legal texts; empty for the page's own. */
  readonly home: string;
}

/** Looks like the page, and takes nothing of its room: in the page's colours, at its edges. */
const BAR_CSS =
  ".v-page-bar{display:flex;flex-wrap:wrap;gap:4px 20px;justify-content:center;padding:10px 20px;font:14px/1.5 var(--font-text);color:var(--color-text);background:var(--color-background)}.v-page-bar a,.v-page-bar button{display:inline-flex;align-items:center;min-height:32px;padding:0;border:0;background:none;color:inherit;font:inherit;text-decoration:underline;cursor:pointer}.v-page-bar [hidden]{display:none}.v-page-bar:not(.v-page-end){justify-content:flex-end}";

const CONSENT_CSS =
  ".v-consent-ask{position:fixed;inset:auto 12px 12px;z-index:2147483000;display:flex;flex-wrap:wrap;gap:12px 20px;align-items:center;max-width:720px;margin:0 auto;padding:16px 20px;border:1px solid var(--color-line);border-radius:12px;background:var(--color-background);color:var(--color-text);font:15px/1.5 var(--font-text);box-shadow:0 8px 30px #0003}.v-consent-ask[hidden]{display:none}.v-consent-ask p{flex:1 1 280px;margin:0}.v-consent-ask b{display:block}.v-consent-ask a{color:inherit}.v-consent-ask div{display:flex;flex:1 1 auto;gap:8px}.v-consent-ask button{flex:1 1 0;min-height:44px;padding:10px 20px;border:1px solid currentColor;border-radius:8px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}.v-consent-ask button[value=yes]{border-color:transparent;background:var(--color-button);color:var(--color-on-button)}@media print{.v-consent-ask{display:none}}";

export function pageEnds({ page, alternates, home }: EndFacts): PageEnds {
  const words = SETTINGS_WORDS[page.language];
  const switcher = languageLinks(page, alternates);
  const end = [
    page.languageSwitcher === "bottom" ? switcher : "",
    page.legalPages ? legalLinks(page, home) : "",
    page.consentBanner ? `<button type="button" data-v-consent hidden>${escapeHtml(words.consentAgain)}</button>` : "",
  ].join("");
  const top = page.languageSwitcher === "top" && switcher !== "" ? navigation(words.languages, switcher) : "";
  const bottom = end === "" ? "" : `<nav class="v-page-bar v-page-end" aria-label="${escapeHtml(words.about)}">${end}</nav>`;
  const asked = page.consentBanner ? banner(page, home) : "";
  return {
    start: asked + top,
    end: bottom,
    css: (top + bottom === "" ? "" : BAR_CSS) + (asked === "" ? "" : CONSENT_CSS),
  };
}

function navigation(label: string, links: string): string {
  return `<nav class="v-page-bar" aria-label="${escapeHtml(label)}">${links}</nav>`;
}

function languageLinks({ language }: PageRecord, alternates: readonly Alternate[]): string {
  return alternates
    .filter((each) => each.language !== language)
    .map(({ language: other, url }) => `<a href="${escapeHtml(url)}" hreflang="${other}" lang="${other}">${LANGUAGE_NAMES[other]}</a>`)
    .join("");
}

function legalLinks({ language }: PageRecord, home: string): string {
  const words = SETTINGS_WORDS[language];
  const link = (what: "privacy" | "terms"): string =>
    `<a href="${escapeHtml(home + SITE_LEGAL_PATHS[what][language])}">${escapeHtml(words[what])}</a>`;
  return link("privacy") + link("terms");
}

/** Hidden until the page's script knows that nobody has answered yet. */
function banner({ language, legalPages }: PageRecord, home: string): string {
  const words = SETTINGS_WORDS[language];
  const policy = legalPages ? ` <a href="${escapeHtml(home + SITE_LEGAL_PATHS.privacy[language])}">${escapeHtml(words.privacy)}</a>` : "";
  const button = (value: "yes" | "no", label: string): string => `<button type="button" value="${value}">${escapeHtml(label)}</button>`;
  return `<section class="v-consent-ask" aria-label="${escapeHtml(words.consentTitle)}" hidden><p><b>${escapeHtml(words.consentTitle)}</b>${escapeHtml(words.consentText)}${policy}</p><div>${button("no", words.decline)}${button("yes", words.accept)}</div></section>`;
}
