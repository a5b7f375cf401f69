import { randomBytes } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { languageFor } from "@vitrine/contract";
import type { Config } from "../../config.ts";
import { isOutage } from "../../database/is-outage.ts";
import { listOutbox, type OutboxSource, readOutbox } from "../read-outbox.ts";
import { renderMessage } from "../render-message.ts";
import { hasOutboxCookie, isOutboxLink, outboxCookieLine, type ProofOptions } from "./outbox-proof.ts";
import { outboxListView, outboxMessageView, outboxNoticeView, outboxOnwardView, type ViewFrame } from "./outbox-views.ts";

export interface OutboxPageOptions extends OutboxSource, ProofOptions {
  readonly config: Pick<Config, "mail" | "publicUrl">;
  readonly secrets: OutboxSource["secrets"] & ProofOptions["secrets"];
}

const MOST_LISTED = 50;
const OWN_SITES = new Set([undefined, "none", "same-origin"]);

/**
 * The operator's page of messages that no mail server takes: `/outbox`, `/outbox/<id>`, and the message itself at
 * `/outbox/<id>/letter`. A link with a key, which only the server's terminal and its commands show, lets a browser
 * in; where a request seems to come from proves nothing. Returns false, having done nothing, for every other path,
 * and where a mail server is set.
 */
export function outboxPage(options: OutboxPageOptions): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const { config, clock } = options;
  return async (request, response) => {
    const path = pathOf(request);
    if (path === null || config.mail.smtpUrl !== undefined) return false;
    const language = languageFor(request.headers["accept-language"]);
    const frame: ViewFrame = { language, nonce: randomBytes(16).toString("base64"), now: clock.now() };
    const send = (status: number, html: string, policy = pagePolicy(frame.nonce), more: OutgoingHttpHeaders = {}): true => {
      response.writeHead(status, { ...HEADERS, ...more, "content-security-policy": policy, "content-language": language });
      response.end(request.method === "HEAD" ? undefined : html);
      return true;
    };
    const isLetIn = hasOutboxCookie(options, request.headers.cookie);
    const hasLink = isOutboxLink(options, path.query);
    if ((!isLetIn && !hasLink) || isForOtherPage(request)) return send(403, outboxNoticeView(frame, "closed"));
    if (hasLink) {
      const headers = { "set-cookie": outboxCookieLine(options) };
      // A browser that was led here by a page elsewhere, a terminal in a browser say, would leave the cookie out when
      // it is sent on: then our own page leads on.
      const isOurs = OWN_SITES.has(siteOf(request));
      return send(
        isOurs ? 303 : 200,
        outboxOnwardView(frame, path.plain),
        undefined,
        isOurs ? { ...headers, location: path.plain } : headers,
      );
    }
    try {
      if (path.id === null) return send(200, outboxListView(frame, await listOutbox(options, MOST_LISTED)));
      const entry = await readOutbox(options, path.id);
      if (!entry || (path.isMessage && !entry.message)) return send(404, outboxNoticeView(frame, "missing"));
      if (!path.isMessage || !entry.message) return send(200, outboxMessageView(frame, entry));
      const html = renderMessage(entry.message, entry.language, { styleNonce: frame.nonce, linkTarget: "_blank" });
      return send(200, html, messagePolicy(frame.nonce));
    } catch (error) {
      if (!isOutage(error)) throw error;
      return send(503, outboxNoticeView(frame, "away"));
    }
  };
}

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-robots-tag": "noindex",
} as const;

interface OutboxPath {
  readonly id: string | null;
  readonly isMessage: boolean;
  /** The address without a query. */
  readonly plain: string;
  readonly query: string;
}

function pathOf(request: IncomingMessage): OutboxPath | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const match = /^(\/outbox(?:\/(let_[0-9a-z]{26})(\/letter)?)?)\/?(\?.*)?$/.exec(request.url ?? "");
  return match && { id: match[2] ?? null, isMessage: match[3] !== undefined, plain: match[1] ?? "", query: match[4] ?? "" };
}

/** In what relation the page that leads to a request stands to ours; undefined where a client does not say. */
function siteOf({ headers }: IncomingMessage): string | undefined {
  return headers["sec-fetch-site"] as string | undefined;
}

/** Whether a page of another origin wants this for itself, in a frame or a script; a person who goes where it leads does not. */
function isForOtherPage(request: IncomingMessage): boolean {
  const { "sec-fetch-mode": mode, "sec-fetch-dest": destination } = request.headers;
  return !OWN_SITES.has(siteOf(request)) && (mode !== "navigate" || destination !== "document");
}

function pagePolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; img-src data:; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** The message is shown as a stranger's: it runs nothing and reaches nothing; only its links open, as pages of their own. */
function messagePolicy(nonce: string): string {
  return `default-src 'none'; style-src-elem 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`;
}
