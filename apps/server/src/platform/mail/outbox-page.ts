import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { languageFor } from "@vitrine/contract";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import { isOutage } from "../database/is-outage.ts";
import { plainAddress } from "../http/client-address.ts";
import { hostName } from "../http/host-name.ts";
import { outboxLetterView, outboxListView, outboxMessageView, type ViewFrame } from "./outbox-views.ts";
import { listOutbox, type OutboxSource, readOutbox } from "./read-outbox.ts";
import { renderLetter } from "./render-letter.ts";

export interface OutboxPageOptions extends OutboxSource {
  readonly config: Pick<Config, "mail" | "publicUrl">;
  readonly clock: Clock;
}

const MOST_LISTED = 50;
const LOCAL_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** What a proxy adds: whoever comes through one is not sitting at this machine. */
const PROXY_HEADER =
  /^(?:forwarded|via|cdn-loop|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-original-host|x-forwarded(?:-.*)?)$/;
const OWN_SITES = new Set([undefined, "none", "same-origin"]);

/**
 * The operator's page of letters that no mail server takes: `/outbox`, `/outbox/<id>`, and the letter itself at
 * `/outbox/<id>/letter`. Returns false, having done nothing, for every other path, and for everybody who is not
 * at this very machine: to him there is no such page.
 */
export function outboxPage(options: OutboxPageOptions): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const { config, clock } = options;
  const isOffered = config.mail.smtpUrl === undefined && LOCAL_NAMES.has(hostName(new URL(config.publicUrl).host));
  return async (request, response) => {
    const path = pathOf(request);
    if (path === null || !isOffered || !isLocal(request)) return false;
    const language = languageFor(request.headers["accept-language"]);
    const frame: ViewFrame = { language, nonce: randomBytes(16).toString("base64"), now: clock.now() };
    const send = (status: number, html: string, policy = pagePolicy(frame.nonce)): true => {
      response.writeHead(status, { ...HEADERS, "content-security-policy": policy, "content-language": language });
      response.end(request.method === "HEAD" ? undefined : html);
      return true;
    };
    try {
      if (path.id === null) return send(200, outboxListView(frame, await listOutbox(options, MOST_LISTED)));
      const entry = await readOutbox(options, path.id);
      if (!entry || (path.isLetter && !entry.letter)) return send(404, outboxMessageView(frame, "missing"));
      if (!path.isLetter || !entry.letter) return send(200, outboxLetterView(frame, entry));
      const html = renderLetter(entry.letter, entry.language, { styleNonce: frame.nonce, linkTarget: "_blank" });
      return send(200, html, letterPolicy(frame.nonce));
    } catch (error) {
      if (!isOutage(error)) throw error;
      return send(503, outboxMessageView(frame, "away"));
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

function pathOf(request: IncomingMessage): { readonly id: string | null; readonly isLetter: boolean } | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const match = /^\/outbox(?:\/(let_[0-9a-z]{26})(\/letter)?)?\/?(?:\?.*)?$/.exec(request.url ?? "");
  return match && { id: match[1] ?? null, isLetter: match[2] !== undefined };
}

/** Whether somebody at this machine asks, by himself and not through a page from elsewhere. */
function isLocal({ headers, httpVersion, socket }: IncomingMessage): boolean {
  const address = plainAddress(socket.remoteAddress);
  return (
    (address === "::1" || /^127\.\d+\.\d+\.\d+$/.test(address)) &&
    LOCAL_NAMES.has(hostName(headers.host)) &&
    // No browser has spoken 1.0 for decades; proxies that add no header still do.
    httpVersion !== "1.0" &&
    !Object.keys(headers).some((name) => PROXY_HEADER.test(name)) &&
    OWN_SITES.has(headers["sec-fetch-site"] as string | undefined)
  );
}

function pagePolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; img-src data:; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** The letter is shown as a stranger's: it runs nothing and reaches nothing; only its links open, as pages of their own. */
function letterPolicy(nonce: string): string {
  return `default-src 'none'; style-src-elem 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`;
}
