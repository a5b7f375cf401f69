import { escapeHtml, type Language } from "@vitrine/document";
import type { EmailMessage } from "./email-message.ts";
import { FRAME_WORDS, HTML_LANGUAGE } from "./frame-words.ts";

/** The design sheet's colours as mail programs know them: light in the attributes, dark in the style sheet. */
const LIGHT = {
  paper: "#faf9f5",
  surface: "#fffefd",
  sunken: "#f3f0ec",
  line: "#e1ded7",
  ink: "#172130",
  soft: "#47505e",
  faint: "#616873",
};
const DARK = {
  paper: "#0e131b",
  surface: "#151b24",
  sunken: "#090d14",
  line: "#2d343e",
  ink: "#f3f0ea",
  soft: "#b6bbc2",
  faint: "#969ca4",
};
const MAR = { light: "#006f76", onLight: "#ffffff", dark: "#51c7cb", onDark: "#02171c" };

const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const MONO = "ui-monospace,'SF Mono','Cascadia Mono',Menlo,Consolas,'Liberation Mono',monospace";

const STYLE = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media(max-width:480px){.pad{padding:28px 22px!important}.outer{padding:20px 12px!important}.code{font-size:30px!important;letter-spacing:5px!important}}",
  "@media(prefers-color-scheme:dark){",
  `.paper{background:${DARK.paper}!important}`,
  `.surface{background:${DARK.surface}!important;border-color:${DARK.line}!important}`,
  `.sunken{background:${DARK.sunken}!important;border-color:${DARK.line}!important}`,
  `.line{border-color:${DARK.line}!important}`,
  `.ink{color:${DARK.ink}!important}.soft{color:${DARK.soft}!important}.faint{color:${DARK.faint}!important}`,
  `.link{color:${MAR.dark}!important}`,
  `.mar{background:${MAR.dark}!important;color:${MAR.onDark}!important}`,
  "}",
].join("");

export interface MessageRenderOptions {
  /** Lets the style sheet through a content security policy that asks for a nonce. */
  readonly styleNonce?: string;
  /** Where links open, for a message that is shown in a frame. */
  readonly linkTarget?: "_blank";
}

/**
 * A message as a whole HTML document in the product's frame: tables and inline styles, because that is what mail
 * programs draw; no images, nothing from elsewhere.
 */
export function renderMessage(message: EmailMessage, language: Language, { styleNonce, linkTarget }: MessageRenderOptions = {}): string {
  const { subject, heading, paragraphs, footnote } = message;
  const nonce = styleNonce ? ` nonce="${escapeHtml(styleNonce)}"` : "";
  const base = linkTarget ? `<base target="${linkTarget}">` : "";
  const body = [
    `<h1 class="ink" style="margin:0 0 16px;font:600 24px/31px ${SANS};letter-spacing:-0.01em;color:${LIGHT.ink}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    codeBlock(message, language),
    buttonBlock(message, language),
    factsBlock(message),
  ].join("\n");
  return `<!doctype html>
<html lang="${HTML_LANGUAGE[language]}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(subject)}</title>
${base}<style${nonce}>${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${LIGHT.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px">${escapeHtml(preheader(message))}${"&#847;&zwnj;&nbsp;".repeat(40)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${LIGHT.paper}"><tr><td class="outer" align="center" style="padding:36px 20px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 18px">${WORDMARK}</td></tr>
<tr><td class="surface pad" style="background:${LIGHT.surface};border:1px solid ${LIGHT.line};border-radius:10px;padding:40px">
${body}
</td></tr>
<tr><td style="padding:18px 4px 0">${footnote ? `<p class="faint" style="margin:0;font:400 13px/20px ${SANS};color:${LIGHT.faint}">${lines(footnote)}</p>` : ""}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

const WORDMARK = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="mar" width="28" height="24" align="center" valign="middle" style="width:28px;height:24px;background:${MAR.light};border-radius:6px;font:700 15px/24px ${SANS};color:${MAR.onLight}">V</td><td class="ink" style="padding-left:9px;font:700 19px/24px ${SANS};letter-spacing:-0.02em;color:${LIGHT.ink}">Vitrine</td></tr></table>`;

/** What a list of messages shows beside the subject. */
function preheader({ paragraphs, code, heading }: EmailMessage): string {
  return [code, paragraphs[0] ?? heading].filter(Boolean).join(" · ").slice(0, 140);
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, "<br>");
}

function paragraph(text: string): string {
  return `<p class="soft" style="margin:0 0 16px;font:400 16px/25px ${SANS};color:${LIGHT.soft};overflow-wrap:anywhere">${lines(text)}</p>`;
}

function codeBlock({ code }: EmailMessage, language: Language): string {
  if (code === undefined) return "";
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="sunken" align="center" style="background:${LIGHT.sunken};border:1px solid ${LIGHT.line};border-radius:8px;padding:18px 12px 20px">
<p class="faint" style="margin:0 0 6px;font:500 13px/18px ${SANS};color:${LIGHT.faint}">${FRAME_WORDS[language].code}</p>
<p class="ink code" style="margin:0;font:600 36px/44px ${MONO};letter-spacing:8px;padding-left:8px;color:${LIGHT.ink};overflow-wrap:anywhere">${escapeHtml(code)}</p>
</td></tr></table>`;
}

function buttonBlock({ button }: EmailMessage, language: Language): string {
  if (!button) return "";
  const url = escapeHtml(button.url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="mar" bgcolor="${MAR.light}" style="background:${MAR.light};border-radius:8px"><a class="mar" href="${url}" style="display:inline-block;padding:12px 22px;border-radius:8px;font:600 16px/24px ${SANS};color:${MAR.onLight};background:${MAR.light};text-decoration:none">${escapeHtml(button.label)}</a></td></tr></table>
<p class="faint" style="margin:0 0 8px;font:400 13px/20px ${SANS};color:${LIGHT.faint}">${FRAME_WORDS[language].buttonFails}<br><a class="link" href="${url}" style="color:${MAR.light};word-break:break-all">${url}</a></p>`;
}

function factsBlock({ facts }: EmailMessage): string {
  if (!facts?.length) return "";
  const rows = facts.map(({ label, value }, index) => {
    const border = index === 0 ? "" : `border-top:1px solid ${LIGHT.line};`;
    return `<tr><td class="faint line" valign="top" style="${border}padding:10px 16px 10px 0;font:400 14px/20px ${SANS};color:${LIGHT.faint};white-space:nowrap">${escapeHtml(label)}</td><td class="ink line" valign="top" style="${border}padding:10px 0;font:500 14px/20px ${SANS};color:${LIGHT.ink};overflow-wrap:anywhere">${lines(value)}</td></tr>`;
  });
  return `<table class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0;border-top:1px solid ${LIGHT.line};border-bottom:1px solid ${LIGHT.line}">${rows.join("")}</table>`;
}
