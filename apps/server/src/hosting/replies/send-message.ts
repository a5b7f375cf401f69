import { languageFor } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import { type MessageDetails, type MessageKind, messagePage } from "./message-page.ts";
import { type RawHeaders, SECURITY_HEADERS, WORDS_CSP } from "./response-headers.ts";
import type { VisitorRequest, VisitorResponse } from "./visitor-http.ts";

export interface MessageOptions extends MessageDetails {
  /** The page's language; without it the visitor's own. */
  readonly language?: Language;
  readonly headers?: RawHeaders;
}

/** Answers with words where there is no page to send. */
export function sendMessage(
  request: VisitorRequest,
  response: VisitorResponse,
  status: number,
  kind: MessageKind,
  { language, headers = [], ...details }: MessageOptions = {},
): void {
  const words = messagePage(kind, language ?? languageFor(request.headers["accept-language"]), details);
  sendBody(request, response, status, "text/html; charset=utf-8", words, headers);
}

/** Answers with a text that is made for this request and kept by nobody. */
export function sendBody(
  request: VisitorRequest,
  response: VisitorResponse,
  status: number,
  type: string,
  text: string,
  headers: RawHeaders = [],
): void {
  const bytes = Buffer.from(text);
  response.writeHead(status, [...textHeaders(type, bytes), ...headers]).end(request.method === "HEAD" ? undefined : bytes);
}

/** The headers of a text that nobody keeps. */
export function textHeaders(type: string, bytes: Buffer): string[] {
  return [
    ...SECURITY_HEADERS,
    "content-type",
    type,
    "content-length",
    String(bytes.length),
    "cache-control",
    "no-store",
    "content-security-policy",
    WORDS_CSP,
  ];
}

/** Answers a method that this address does not know, with those it does. */
export function refuseMethod(request: VisitorRequest, response: VisitorResponse, allow: string): void {
  sendMessage(request, response, 405, "wrongMethod", { headers: ["allow", allow] });
}
