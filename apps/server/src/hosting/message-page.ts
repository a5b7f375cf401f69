import type { Language } from "@vitrine/document";

/** What a visitor without a page is told. Plain, small, and without anything of the platform's own. */
const WORDS = {
  notFound: {
    pt: ["Página não encontrada", "Confira o endereço. A página pode ter mudado de lugar."],
    en: ["Page not found", "Check the address. The page may have moved."],
    es: ["Página no encontrada", "Revisa la dirección. La página puede haberse movido."],
  },
  gone: {
    pt: ["Esta página saiu do ar", "Quem a publicou a retirou deste endereço."],
    en: ["This page is no longer online", "Its owner has taken it off this address."],
    es: ["Esta página ya no está en línea", "Quien la publicó la retiró de esta dirección."],
  },
  tooLarge: {
    pt: ["Envio grande demais", "Volte e envie menos texto."],
    en: ["Too much was sent", "Go back and send less text."],
    es: ["El envío es demasiado grande", "Vuelve y envía menos texto."],
  },
  notTaken: {
    pt: ["O formulário não pôde ser enviado", "Volte à página e tente de novo."],
    en: ["The form could not be sent", "Go back to the page and try again."],
    es: ["No se pudo enviar el formulario", "Vuelve a la página e inténtalo de nuevo."],
  },
} as const satisfies Record<string, Record<Language, readonly [string, string]>>;

export type MessageKind = keyof typeof WORDS;

export const MESSAGE_CSP = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A whole HTML page with a short message, and the points that explain it, if any. `lines` must be escaped. */
export function messagePage(kind: MessageKind, language: Language, lines: readonly string[] = []): string {
  const [title, text] = WORDS[kind][language];
  const list = lines.length === 0 ? "" : `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;font:17px/1.6 system-ui,sans-serif;color:#14202b;background:#faf9f6}h1{font-size:26px;margin:0 0 8px}p{margin:0}@media(prefers-color-scheme:dark){body{color:#e9eef1;background:#10181f}}</style></head><body><main><h1>${title}</h1><p>${text}</p>${list}</main></body></html>`;
}
