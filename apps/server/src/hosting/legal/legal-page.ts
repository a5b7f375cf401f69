import { createHash } from "node:crypto";
import type { LegalLook, SitePart } from "@vitrine/contract";
import { escapeHtml, type Language, SITE_LEGAL_PATHS } from "@vitrine/document";
import { LEGAL_EN } from "./texts/en.data.ts";
import { LEGAL_ES } from "./texts/es.data.ts";
import type { LegalText, LegalWords } from "./texts/legal-text.ts";
import { LEGAL_PT } from "./texts/pt.data.ts";

/** What a site's own part says of its legal texts. */
export type SiteLegal = NonNullable<SitePart["legal"]>;

export type LegalTopic = keyof typeof SITE_LEGAL_PATHS;

/** One of a site's legal texts. */
export interface LegalPlace {
  readonly topic: LegalTopic;
  readonly language: Language;
  readonly look: LegalLook;
}

const WORDS: Readonly<Record<Language, LegalWords>> = { pt: LEGAL_PT, en: LEGAL_EN, es: LEGAL_ES };
const HTML_LANGUAGE = { pt: "pt-BR", en: "en", es: "es" } as const satisfies Record<Language, string>;

/** The legal text of a site that is at a path; null where there is none: no page links to one in that language. */
export function legalAt(legal: SiteLegal | null, path: string): LegalPlace | null {
  for (const { language, look } of legal?.texts ?? []) {
    if (path === SITE_LEGAL_PATHS.privacy[language]) return { topic: "privacy", language, look };
    if (path === SITE_LEGAL_PATHS.terms[language]) return { topic: "terms", language, look };
  }
  return null;
}

/** A page of words with the site's colours and icon, and the policy that lets in its style and nothing else. */
export function legalPage({ topic, language, look }: LegalPlace, { name, email }: SiteLegal, siteUrl: string) {
  const words = WORDS[language];
  const site = new URL(siteUrl).host;
  const fill = filling(words, { name, email, site });
  const other: LegalTopic = topic === "privacy" ? "terms" : "privacy";
  const style = styleOf(look);
  const title = escapeHtml(words[topic].title);
  const html = `<!doctype html><html lang="${HTML_LANGUAGE[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · ${escapeHtml(name || site)}</title><link rel="icon" href="/favicon.ico"><style>${style}</style></head><body><main><h1>${title}</h1>${sectionsOf(words[topic], fill)}<p class="m">${escapeHtml(words.model)}</p></main><nav aria-label="${escapeHtml(words.nav)}"><a href="${SITE_LEGAL_PATHS[other][language]}">${escapeHtml(words[other].title)}</a></nav></body></html>`;
  const hash = createHash("sha256").update(style).digest("base64");
  const csp = `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, csp };
}

function sectionsOf({ lead, sections }: LegalText, fill: (line: string) => string): string {
  const written = sections.map(({ title, lines }) => `<section><h2>${escapeHtml(title)}</h2>${linesOf(lines, fill)}</section>`);
  return `<p class="l">${fill(lead)}</p>${written.join("")}`;
}

function linesOf(lines: readonly string[], fill: (line: string) => string): string {
  const html = lines.map((line) => (line.startsWith("- ") ? `<li>${fill(line.slice(2))}</li>` : `<p>${fill(line)}</p>`)).join("");
  return html.replace(/(?:<li>.*?<\/li>)+/g, (items) => `<ul>${items}</ul>`);
}

/** Puts what is known of a site into a line, as HTML. */
function filling({ who, contact, byEmail }: LegalWords, { name, email, site }: { name: string; email: string; site: string }) {
  const mailbox = escapeHtml(email);
  const facts: Readonly<Record<string, string>> = {
    site: escapeHtml(site),
    who: name === "" ? escapeHtml(who).replace("{site}", () => escapeHtml(site)) : escapeHtml(name),
    contact:
      email === "" ? escapeHtml(contact) : escapeHtml(byEmail).replace("{email}", () => `<a href="mailto:${mailbox}">${mailbox}</a>`),
  };
  return (line: string): string => {
    const html = escapeHtml(line).replace(/\{(site|who|contact)\}/g, (_place, fact: string) => facts[fact] ?? "");
    return html.charAt(0).toUpperCase() + html.slice(1);
  };
}

/** Colours come from a page's tokens, which are hexadecimal digits and nothing else. */
function styleOf({ background, text, heading }: LegalLook): string {
  return `*{box-sizing:border-box}html{-webkit-text-size-adjust:100%}body{margin:0;padding:clamp(24px,6vw,64px) 20px;font:17px/1.65 system-ui,-apple-system,'Segoe UI',sans-serif;color:${text};background:${background};overflow-wrap:anywhere}main,nav{max-width:42rem;margin:0 auto}h1,h2{color:${heading};line-height:1.25;text-wrap:balance}h1{font-size:clamp(28px,5vw,36px);margin:0 0 12px}h2{font-size:20px;margin:36px 0 8px}p{margin:0 0 12px}ul{margin:0 0 12px;padding-inline-start:22px}li{margin:0 0 6px}a{color:inherit}.l{font-size:19px}.m{margin-top:40px;padding-top:20px;border-top:1px solid;font-size:15px}nav{padding-top:12px}nav a{display:inline-flex;align-items:center;min-height:44px}:focus-visible{outline:3px solid;outline-offset:3px}`;
}
