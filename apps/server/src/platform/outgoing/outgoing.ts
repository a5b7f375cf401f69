import { lookup } from "node:dns/promises";
import type { Dispatcher } from "undici";
import { checkUrl, type UrlRules } from "./check-url.ts";
import type { Resolve } from "./guarded-connector.ts";
import { isPublicAddress } from "./is-public-address.ts";
import { type Hop, isRedirect, nextHop } from "./next-hop.ts";
import { type Agents, openAgents } from "./open-agents.ts";
import { OutgoingRefused } from "./outgoing-refused.ts";
import { type Patience, patience } from "./patience.ts";
import { type BodyLimits, dropBody, headerOf, readBody } from "./read-reply.ts";
import { type RequestBody, SourceFailed, sentBody } from "./request-body.ts";

export { OutgoingRefused } from "./outgoing-refused.ts";

export interface OutgoingRequest {
  readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly headers?: Readonly<Record<string, string>>;
  /** A stream goes out in chunks, or as long as a `content-length` among the headers says. */
  readonly body?: RequestBody;
  /** Milliseconds for everything together, from the first look-up to the last byte. */
  readonly timeoutMs?: number;
  /** Milliseconds to the first of an answer, for each redirect anew; without it, as long as for everything. */
  readonly answerMs?: number;
  /** Milliseconds for which nothing may come of a body that is waited for; without it, as long as for everything. */
  readonly idleMs?: number;
  /** Bytes of the body, as it comes and again unpacked. */
  readonly maxBytes?: number;
  /** How many redirects are followed; with 0 a redirect is the reply. */
  readonly maxRedirects?: number;
  /** Origins the operator has configured: these may be inside, and on any port. */
  readonly trusted?: readonly string[];
  readonly signal?: AbortSignal;
}

interface ReplyHead {
  readonly status: number;
  /** With small names; a header that came more than once is one, with commas. */
  readonly headers: Readonly<Record<string, string>>;
  /** Where the reply came from, after redirects. */
  readonly url: string;
}

export interface OutgoingReply extends ReplyHead {
  /** The body, unpacked. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface OutgoingStream extends ReplyHead {
  /**
   * The body as it comes, unpacked; to be read once. Who stops reading lets go of it, who never begins has it let go of
   * when time is over. Throws {@link OutgoingRefused} where it does not come to its end.
   */
  readonly body: AsyncIterable<Uint8Array<ArrayBuffer>>;
}

/** The only way the server asks an address it was given. */
export interface Outgoing {
  /** @throws {OutgoingRefused} saying why there is no reply. Any status is a reply. */
  fetch(url: string, request?: OutgoingRequest): Promise<OutgoingReply>;
  /** As `fetch`, with a body that is read as it comes: all limits hold for it too. */
  open(url: string, request?: OutgoingRequest): Promise<OutgoingStream>;
  stop(): Promise<void>;
}

export interface OutgoingOptions {
  /** Resolves names; the system's resolver unless a test has its own. */
  readonly resolve?: Resolve;
  /** Which addresses may be asked; those of the public internet unless a test says otherwise. */
  isAllowed?(address: string): boolean;
  /** Which ports may be asked; 80 and 443 unless a test says otherwise. */
  readonly ports?: readonly number[];
  /** Roots in PEM that trusted origins are believed by, besides the usual ones. */
  readonly trustedRoots?: readonly string[];
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1024 * 1024;
const MAX_REDIRECTS = 5;

export function openOutgoing({
  resolve = lookupAll,
  isAllowed = isPublicAddress,
  ports = [80, 443],
  trustedRoots = [],
}: OutgoingOptions = {}): Outgoing {
  const agents = openAgents({ resolve, isAllowed }, trustedRoots);
  const openReply = async (url: string, request: OutgoingRequest = {}): Promise<OutgoingStream> => {
    const patient = patience({ timeoutMs: request.timeoutMs ?? TIMEOUT_MS, signal: request.signal });
    try {
      return await follow(agents, { isAllowed, ports }, url, request, patient);
    } catch (error) {
      patient.end();
      throw error instanceof SourceFailed ? error.cause : patient.explain(error);
    }
  };
  return {
    async fetch(url, request) {
      const { body, ...head } = await openReply(url, request);
      return { ...head, bytes: Buffer.concat(await Array.fromAsync(body)) };
    },
    open: openReply,
    stop: agents.stop,
  };
}

const lookupAll: Resolve = (hostname, options) => lookup(hostname, { ...options, all: true });

async function follow(
  agents: Agents,
  limits: Pick<UrlRules, "isAllowed" | "ports">,
  text: string,
  request: OutgoingRequest,
  patient: Patience,
): Promise<OutgoingStream> {
  const { trusted = [], maxBytes = MAX_BYTES, maxRedirects = MAX_REDIRECTS, answerMs = null, idleMs = null } = request;
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
    const reply = await patient.waitFor(ask(await agents.take(isTrusted), url, hop, patient.signal), answerMs);
    const { statusCode: status } = reply;
    const location = headerOf(reply.headers, "location");
    if (!isRedirect(status) || location === undefined || maxRedirects === 0) {
      const most = hop.method === "HEAD" ? Number.POSITIVE_INFINITY : maxBytes;
      return { status, headers: plainHeaders(reply), body: takeBody(reply, patient, { maxBytes: most, idleMs }), url: url.href };
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
    ...(body === undefined ? {} : { body: sentBody(body) }),
  });
}

function takeBody(reply: Dispatcher.ResponseData, patient: Patience, limits: BodyLimits): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    return readBody(reply, patient, limits);
  } catch (error) {
    dropBody(reply);
    throw error;
  }
}

/** The headers of a reply, without those that speak of the body as it was packed. */
function plainHeaders({ headers }: Dispatcher.ResponseData): Record<string, string> {
  const names = Object.keys(headers).filter((name) => name !== "content-encoding" && name !== "content-length");
  return Object.fromEntries(names.map((name) => [name, headerOf(headers, name) ?? ""]));
}
