import { createHash } from "node:crypto";
import type { Language } from "@vitrine/document";

/** What the owner of pages is told while the dashboard is not there; it opens by itself. */
const WORDS = {
  pt: [
    "O Vitrine está voltando",
    "Suas páginas continuam no ar e os leads continuam sendo recebidos. Esta tela abre sozinha em alguns segundos.",
  ],
  en: ["Vitrine is coming back", "Your pages are online and leads are being taken. This screen opens by itself in a few seconds."],
  es: [
    "Vitrine está volviendo",
    "Tus páginas siguen en línea y los leads se siguen recibiendo. Esta pantalla se abre sola en unos segundos.",
  ],
} as const satisfies Record<Language, readonly [string, string]>;

const HTML_LANGUAGE = { pt: "pt-BR", en: "en", es: "es" } as const satisfies Record<Language, string>;

/** The workshop with its shutter down, the shop window beside it lit, with its pages in it. */
const DRAWING =
  '<svg viewBox="0 0 200 120" width="200" height="120" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true"><path d="M8 108h184M18 108V20h164v88M12 20h176"/><path class="g" d="M30 36h86v56H30z"/><path class="p" d="M40 50h18v30H40zM64 50h18v30H64zM88 50h18v30H88z"/><path class="m" d="M44 56h10M68 56h10M92 56h10"/><path d="M44 62h10M44 67h7M68 62h10M68 67h7M92 62h10M92 67h7M24 92h98M130 108V36h40v72"/><path d="M130 46h40M130 56h40M130 66h40M130 76h40M130 86h40M130 96h40M146 102h8"/></svg>';

const STYLE =
  "body{margin:0;min-height:100vh;min-height:100svh;display:grid;place-content:center;padding:24px;box-sizing:border-box;font:17px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif;color:#1b2433;background:#faf9f6;text-align:center}main{max-width:27rem}svg{display:block;margin:0 auto 28px;max-width:100%;height:auto;color:#5b6472}.g{fill:#fff1cf}.p{fill:#fffdf8}.m{stroke:#00707b}h1{font-size:27px;line-height:1.25;margin:0 0 10px;font-weight:650;letter-spacing:-.01em;text-wrap:balance}p{margin:0;color:#4b5463;text-wrap:balance}@media(prefers-color-scheme:dark){body{color:#f1f0ec;background:#0f131b}p{color:#b3bac6}svg{color:#7f8897}.g{fill:#3a2f12}.p{fill:#1b212c}.m{stroke:#3fc3cd}}";

/** What a browser lets the page do: show its own look, and nothing else. */
export const BACK_SOON_CSP = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export function backSoonPage(language: Language): string {
  const [title, text] = WORDS[language];
  return `<!doctype html><html lang="${HTML_LANGUAGE[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>${DRAWING}<h1>${title}</h1><p>${text}</p></main></body></html>`;
}
