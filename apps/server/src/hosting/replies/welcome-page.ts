import { languageFor } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import { sendBody } from "./send-message.ts";
import type { VisitorRequest, VisitorResponse } from "./visitor-http.ts";

const WORDS = {
  pt: ["Em preparação", "Este site está sendo preparado", "Ainda não há nada por aqui. Volte em breve."],
  en: ["In preparation", "This site is being prepared", "There is nothing here yet. Come back soon."],
  es: ["En preparación", "Este sitio se está preparando", "Todavía no hay nada aquí. Vuelve pronto."],
} as const satisfies Record<Language, readonly [string, string, string]>;

const HTML_LANGUAGE = { pt: "pt-BR", en: "en", es: "es" } as const satisfies Record<Language, string>;

/** A shop window with its awning down, and a lamp in it: drawn here, in the page's own colours. */
const DRAWING =
  '<svg viewBox="0 0 160 116" width="160" height="116" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true"><path class="g" stroke="none" d="M58 62h44l14 42H44z"/><path d="M22 44v60h116V44"/><path d="M10 104h140"/><path d="M26 12h108l12 26H14z"/><path d="M14 38a11 11 0 0 0 22 0 11 11 0 0 0 22 0 11 11 0 0 0 22 0 11 11 0 0 0 22 0 11 11 0 0 0 22 0 11 11 0 0 0 22 0M47 12 36 38m32-26-10 26m22-26v26m12-26 10 26m11-26 11 26"/><path d="M80 49v6"/><path class="l" d="M70 63a10 9 0 0 1 20 0z"/></svg>';

const STYLE =
  "body{margin:0;min-height:100vh;min-height:100svh;display:grid;place-content:center;padding:24px;box-sizing:border-box;font:17px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif;color:#1d2a30;background:#fbfaf7;text-align:center}main{max-width:26rem}svg{display:block;margin:0 auto 28px;max-width:100%;color:#5b6a70}.g{fill:#fff3d1}.l{fill:#f0a92b;stroke:#b97a10}h1{font-size:27px;line-height:1.25;margin:0 0 10px;font-weight:650;letter-spacing:-.01em;text-wrap:balance}p{margin:0;color:#4d5b61;text-wrap:balance}@media(prefers-color-scheme:dark){body{color:#eef2f3;background:#10171c}p{color:#b4c0c5}svg{color:#7d8c93}.g{fill:#33290f}.l{stroke:#f0a92b}}";

/**
 * What a site shows at its own address until a page is there: that it is being prepared, and nothing of its
 * pages or its owner. It is answered like a page, since the site is there; search engines are told to pass by.
 */
export function sendWelcome(request: VisitorRequest, response: VisitorResponse): void {
  const language = languageFor(request.headers["accept-language"]);
  const [title, heading, text] = WORDS[language];
  const page = `<!doctype html><html lang="${HTML_LANGUAGE[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>${DRAWING}<h1>${heading}</h1><p>${text}</p></main></body></html>`;
  sendBody(request, response, 200, "text/html; charset=utf-8", page, ["vary", "accept-language", "x-robots-tag", "noindex"]);
}
