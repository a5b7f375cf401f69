import { escapeHtml, type Language } from "@vitrine/document";

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
  siteOffline: {
    pt: ["Este site está fora do ar", "Quem cuida dele pode trazê-lo de volta. Tente de novo mais tarde."],
    en: ["This site is offline", "Its owner can bring it back. Try again later."],
    es: ["Este sitio está fuera de línea", "Quien lo administra puede traerlo de vuelta. Inténtalo más tarde."],
  },
  formGone: {
    pt: ["Este formulário foi encerrado", "Quem publicou a página não recebe mais envios por ele."],
    en: ["This form is closed", "Its owner no longer takes answers through it."],
    es: ["Este formulario está cerrado", "Quien publicó la página ya no recibe envíos por él."],
  },
  formLocked: {
    pt: ["Esta página agora pede senha", "Abra a página de novo, digite a senha e envie outra vez."],
    en: ["This page asks for a password now", "Open the page again, type the password and send once more."],
    es: ["Esta página ahora pide contraseña", "Abre la página de nuevo, escribe la contraseña y envía otra vez."],
  },
  formTaken: {
    pt: ["Recebemos o que você enviou", "Esta página agora pede senha, e o que você preencheu antes chegou mesmo assim."],
    en: ["We received what you sent", "This page asks for a password now, and what you filled in before arrived all the same."],
    es: ["Recibimos lo que enviaste", "Esta página ahora pide contraseña, y lo que rellenaste antes llegó de todos modos."],
  },
  wrongMethod: {
    pt: ["Nada para ver neste endereço", "Volte à página e tente de novo por ela."],
    en: ["Nothing to see at this address", "Go back to the page and try again from there."],
    es: ["No hay nada que ver en esta dirección", "Vuelve a la página e inténtalo de nuevo desde ella."],
  },
  previewOver: {
    pt: ["Esta prévia terminou", "Uma prévia fica no ar por uma hora. Peça outra a quem fez a página."],
    en: ["This preview is over", "A preview is shown for an hour. Ask whoever made the page for another."],
    es: ["Esta vista previa terminó", "Una vista previa se muestra durante una hora. Pide otra a quien hizo la página."],
  },
  previewForm: {
    pt: ["Isto é uma prévia", "O formulário funciona, mas nada do que foi enviado aqui fica guardado."],
    en: ["This is a preview", "The form works, but nothing that is sent here is kept."],
    es: ["Esto es una vista previa", "El formulario funciona, pero nada de lo que se envía aquí se guarda."],
  },
  tooLarge: {
    pt: ["Envio grande demais", "Volte e envie menos texto."],
    en: ["Too much was sent", "Go back and send less text."],
    es: ["El envío es demasiado grande", "Vuelve y envía menos texto."],
  },
  checkFields: {
    pt: ["Confira o que você preencheu", "Volte à página e corrija:"],
    en: ["Check what you filled in", "Go back to the page and correct:"],
    es: ["Revisa lo que completaste", "Vuelve a la página y corrige:"],
  },
  notTaken: {
    pt: ["O formulário não pôde ser enviado", "Volte à página e tente de novo."],
    en: ["The form could not be sent", "Go back to the page and try again."],
    es: ["No se pudo enviar el formulario", "Vuelve a la página e inténtalo de nuevo."],
  },
  notUtf8: {
    pt: ["Não deu para ler o que foi enviado", "O texto não chegou em UTF-8. Volte à página e envie por ela."],
    en: ["What was sent could not be read", "The text did not come as UTF-8. Go back to the page and send it from there."],
    es: ["No se pudo leer lo que se envió", "El texto no llegó en UTF-8. Vuelve a la página y envíalo desde ella."],
  },
  unavailable: {
    pt: ["Não conseguimos atender agora", "Seus dados não foram recebidos. Tente de novo em alguns instantes."],
    en: ["We cannot take this right now", "Your details were not received. Try again in a moment."],
    es: ["No podemos atender ahora", "No recibimos tus datos. Inténtalo de nuevo en unos instantes."],
  },
  pageUnavailable: {
    pt: ["A página não abriu", "Tente de novo em alguns instantes."],
    en: ["The page could not be opened", "Try again in a moment."],
    es: ["No se pudo abrir la página", "Inténtalo de nuevo en unos instantes."],
  },
} as const satisfies Record<string, Record<Language, readonly [string, string]>>;

const BACK = { pt: "Voltar à página", en: "Back to the page", es: "Volver a la página" } as const satisfies Record<Language, string>;
const HTML_LANGUAGE = { pt: "pt-BR", en: "en", es: "es" } as const satisfies Record<Language, string>;

export type MessageKind = keyof typeof WORDS;

export interface MessageDetails {
  /** In place of the message's own text. */
  readonly text?: string;
  /** The points that explain it. */
  readonly lines?: readonly string[];
  /** Where the way back leads. */
  readonly back?: string | null;
}

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;font:17px/1.6 system-ui,sans-serif;color:#14202b;background:#faf9f6}main{max-width:34rem}h1{font-size:26px;line-height:1.25;margin:0 0 8px}p{margin:0 0 8px}ul{margin:0 0 16px;padding-inline-start:20px}a{color:inherit;font-weight:600}@media(prefers-color-scheme:dark){body{color:#e9eef1;background:#10181f}}`;

/** The title and the text of a message, for answers that are not pages. */
export function messageWords(kind: MessageKind, language: Language): { readonly title: string; readonly text: string } {
  const [title, text] = WORDS[kind][language];
  return { title, text };
}

/** A whole HTML page with a short message, the points that explain it, if any, and the way back. */
export function messagePage(kind: MessageKind, language: Language, { text: given, lines = [], back }: MessageDetails = {}): string {
  const { title, text: ownText } = messageWords(kind, language);
  const text = given === undefined ? ownText : escapeHtml(given);
  const list = lines.length === 0 ? "" : `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`;
  const link = back ? `<p><a href="${escapeHtml(back)}">${BACK[language]}</a></p>` : "";
  return `<!doctype html><html lang="${HTML_LANGUAGE[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p>${list}${link}</main></body></html>`;
}
