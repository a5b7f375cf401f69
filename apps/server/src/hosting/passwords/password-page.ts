import { languageFor } from "@vitrine/contract";
import { escapeHtml, type Language } from "@vitrine/document";
import { SECURITY_HEADERS } from "../replies/response-headers.ts";
import type { VisitorRequest, VisitorResponse } from "../replies/visitor-http.ts";
import type { LockedPage } from "../sites/site.ts";

/** Why somebody is asked again. */
export type AskedAgain = "wrong" | "often" | "busy";

const WORDS = {
  pt: {
    title: "Página com senha",
    text: "Para ver esta página, digite a senha que você recebeu.",
    label: "Senha",
    enter: "Entrar",
    wrong: "Senha incorreta. Confira e tente de novo.",
    often: "Muitas tentativas. Espere alguns minutos e tente de novo.",
    busy: "Muita gente está entrando agora. Tente de novo em instantes.",
  },
  en: {
    title: "Page with a password",
    text: "To see this page, type the password you were given.",
    label: "Password",
    enter: "Enter",
    wrong: "Wrong password. Check it and try again.",
    often: "Too many attempts. Wait a few minutes and try again.",
    busy: "Many people are entering right now. Try again in a moment.",
  },
  es: {
    title: "Página con contraseña",
    text: "Para ver esta página, escribe la contraseña que recibiste.",
    label: "Contraseña",
    enter: "Entrar",
    wrong: "Contraseña incorrecta. Revísala e inténtalo de nuevo.",
    often: "Demasiados intentos. Espera unos minutos e inténtalo de nuevo.",
    busy: "Mucha gente está entrando ahora. Inténtalo de nuevo en un momento.",
  },
} as const satisfies Record<Language, Record<"title" | "text" | "label" | "enter" | AskedAgain, string>>;

const HTML_LANGUAGE = { pt: "pt-BR", en: "en", es: "es" } as const satisfies Record<Language, string>;

const STYLE =
  "*{box-sizing:border-box}body{margin:0;min-height:100vh;min-height:100svh;display:grid;place-content:center;grid-template-columns:minmax(0,22rem);padding:24px;font:17px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;color:#14202b;background:#faf9f6}h1{font-size:26px;line-height:1.25;margin:0 0 8px}p{margin:0 0 20px;color:#44525c}label{display:block;font-weight:600;margin:0 0 6px}input{width:100%;height:48px;padding:0 14px;font:inherit;color:inherit;background:#fff;border:1px solid #7b8891;border-radius:8px}button{width:100%;height:48px;margin-top:16px;font:inherit;font-weight:600;color:#fff;background:#14202b;border:0;border-radius:8px;cursor:pointer}:focus-visible{outline:3px solid #2a8ca0;outline-offset:2px}.e{margin:8px 0 0;color:#a4262c;font-size:15px}@media(prefers-color-scheme:dark){body{color:#e9eef1;background:#10181f}p{color:#b4c0c5}input{background:#18232b;border-color:#7d8c93}button{color:#10181f;background:#e9eef1}.e{color:#ff9b9b}}";

/** Nothing loads, nothing runs; the form goes to the page's own site. */
const CSP = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const STATUS = { ask: 401, wrong: 401, often: 429, busy: 503 } as const;

/** Asks a visitor for the password of a page, in the page's language; without a script, and with nothing of the page. */
export function sendPasswordPage(
  { pageId, lock }: LockedPage,
  query: string,
  request: VisitorRequest,
  response: VisitorResponse,
  { again, seconds }: { readonly again?: AskedAgain; readonly seconds?: number } = {},
): void {
  const language = lock.language ?? languageFor(request.headers["accept-language"]);
  const words = WORDS[language];
  const problem = again ? `<p class="e" id="e" role="alert">${words[again]}</p>` : "";
  const described = again ? ' aria-describedby="e" aria-invalid="true"' : "";
  const action = escapeHtml(`/_v/password/${pageId}${query}`);
  const html = Buffer.from(
    `<!doctype html><html lang="${HTML_LANGUAGE[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${words.title}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main><h1>${words.title}</h1><p>${words.text}</p><form method="post" action="${action}"><label for="p">${words.label}</label><input id="p" name="password" type="password" autocomplete="current-password" required autofocus maxlength="128"${described}>${problem}<button>${words.enter}</button></form></main></body></html>`,
  );
  const headers = [
    ...SECURITY_HEADERS,
    ...["content-type", "text/html; charset=utf-8", "content-length", String(html.length), "cache-control", "private, no-store"],
    ...["content-security-policy", CSP, "x-robots-tag", "noindex"],
    ...(seconds === undefined ? [] : ["retry-after", String(seconds)]),
  ];
  response.writeHead(STATUS[again ?? "ask"], headers).end(request.method === "HEAD" ? undefined : html);
}
