import { lookup } from "node:dns/promises";
import type { Dispatcher } from "undici";
import { checkUrl, type UrlRules } from "./check-url.ts";
import type { Resolve } from "./guarded-connector.ts";
import { isPublicAddress } from "./is-public-address.ts";
import { type Hop, isRedirect, nextHop } from "./next-hop.ts";
import { type Agents, openAgents } from "./open-agents.ts";
import { OutgoingRefused } from "./outgoing-refused.ts";
import { dropBody, headerOf, readBytes } from "./read-reply.ts";

export { OutgoingRefused } from "./outgoing-refused.ts";

export interface OutgoingRequest {
  readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Milliseconds for everything together, from the first look-up to the last byte. */
  readonly timeoutMs?: number;
  /** Bytes of the body, as it comes and again unpacked. */
  readonly maxBytes?: number;
  /** How many redirects are followed; with 0 a redirect is the reply. */
  readonly maxRedirects?: number;
  /** Origins the operator has configured: these may be inside, and on any port. */
  readonly trusted?: readonly string[];
  readonly signal?: AbortSignal;
}

export interface OutgoingReply {
  readonly status: number;
  /** With small names; a header that came more than once is one, with commas. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body, unpacked. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where the reply came from, after redirects. */
  readonly url: string;
}

/** The only way the server asks an address it was given. */
export interface Outgoing {
  /** @throws {OutgoingRefused} saying why there is no reply. Any status is a reply. */
  fetch(url: string, request?: OutgoingRequest): Promise<OutgoingReply>;
  stop(): Promise<void>;
}

export interface OutgoingOptions {
  /** Resolves names; the system's resolver unless a test has its own. */
  readonly resolve?: Resolve;
  /** Which addresses may be asked; those of the public internet unless a test says otherwise. */
  isAllowed?(address: string): boolean;
  /** Which ports may be asked; 80 and 443 unless a test says otherwise. */
  readonly ports?: readonly number[];
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1024 * 1024;
const MAX_REDIRECTS = 5;

export function openOutgoing({ resolve = lookupAll, isAllowed = isPublicAddress, ports = [80, 443] }: OutgoingOptions = {}): Outgoing {
  const agents = openAgents({ resolve, isAllowed });
  return {
    async fetch(url, request = {}) {
      const late = AbortSignal.timeout(request.timeoutMs ?? TIMEOUT_MS);
      const signal = request.signal ? AbortSignal.any([late, request.signal]) : late;
      try {
        return await follow(agents, { isAllowed, ports }, url, request, signal);
      } catch (error) {
        if (error instanceof OutgoingRefused) throw error;
        request.signal?.throwIfAborted();
        throw new OutgoingRefused(late.aborted ? "timeout" : "unreachable", { cause: error });
      }
    },
    stop: agents.stop,
  };
}

const lookupAll: Resolve = (hostname, options) => lookup(hostname, { ...options, all: true });

async function follow(
  agents: Agents,
  limits: Pick<UrlRules, "isAllowed" | "ports">,
  text: string,
  request: OutgoingRequest,
  signal: AbortSignal,
): Promise<OutgoingReply> {
  const { trusted = [], maxBytes = MAX_BYTES, maxRedirects = MAX_REDIRECTS } = request;
  // Trust ends where it is left: nobody outside may send us on to an address inside.
  let isTrusted = true;
  const rules: UrlRules = {
    ...limits,
    isTrusted(url) {
      isTrusted &&= trusted.includes(url.origin);
      return isTrusted;
    },
  };
  let url = checkUrl(text, undefined, rules);
  let hop = firstHop(request);
  for (let redirects = 0; ; redirects++) {
    const reply = await ask(await agents.take(isTrusted), url, hop, signal);
    const { statusCode: status } = reply;
    const location = headerOf(reply.headers, "location");
    if (!isRedirect(status) || location === undefined || maxRedirects === 0) {
      const bytes = await readBytes(reply, hop.method === "HEAD" ? Number.POSITIVE_INFINITY : maxBytes);
      return { status, headers: plainHeaders(reply), bytes, url: url.href };
    }
    dropBody(reply);
    if (redirects === maxRedirects) throw new OutgoingRefused("redirects");
    const next = checkUrl(location, url, rules);
    hop = nextHop(hop, status, next.origin === url.origin);
    url = next;
  }
}

function firstHop({ method = "GET", headers = {}, body }: OutgoingRequest): Hop {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return { method, body, headers: { "user-agent": "Vitrine", "accept-encoding": "gzip, br", ...Object.fromEntries(named) } };
}

function ask(dispatcher: Dispatcher, url: URL, { method, headers, body }: Hop, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
  return dispatcher.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method,
    headers,
    signal,
    ...(body === undefined ? {} : { body }),
  });
}

/** The headers of a reply, without those that speak of the body as it was packed. */
function plainHeaders({ headers }: Dispatcher.ResponseData): Record<string, string> {
  const names = Object.keys(headers).filter((name) => name !== "content-encoding" && name !== "content-length");
  return Object.fromEntries(names.map((name) => [name, headerOf(headers, name) ?? ""]));
}
