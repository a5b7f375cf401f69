import type { ArtefactCache, CachedArtefact, Encoding, Loaded } from "./artefact-cache.ts";
import { matchesTag, negotiateEncoding } from "./negotiate.ts";
import { prepareHead, sendPrepared } from "./prepared-answer.ts";
import { type RawHeaders, SECURITY_HEADERS } from "./response-headers.ts";
import type { PreparedHead, VisitorRequest, VisitorResponse } from "./visitor-http.ts";

/** An artefact as it is served somewhere: its bytes are shared, its headers are this place's own. */
export interface Servable {
  readonly hash: string;
  readonly headers: RawHeaders;
  readonly status: 200 | 404;
  /** What was made ready at the first request of each encoding; each in a field of its own, one step away. */
  identity: Ready | null;
  br: Ready | null;
  gzip: Ready | null;
}

/** An artefact with all that an answer takes in one place: with thousands of pages each further step is a wait for memory. */
export interface Ready extends CachedArtefact {
  readonly tag: string;
  ok: PreparedHead;
  notModified: PreparedHead;
}

const NO_HEAD: PreparedHead = { status: 500, headers: [], fields: null, start: "" };

/** The heads of an answer go with its bytes: whoever holds on to the entry keeps no more of it. */
export function dropHeads(ready: Ready): void {
  ready.ok = NO_HEAD;
  ready.notModified = NO_HEAD;
}

/** How an artefact is to be served, with headers beside those that come from its bytes. */
export function servable(hash: string, headers: RawHeaders, status: Servable["status"] = 200): Servable {
  return { hash, headers, status, identity: null, br: null, gzip: null };
}

/**
 * Answers a GET or HEAD with an artefact, at once when it is in memory. False, or a promise of it, where there
 * is no such file and nothing has been answered.
 */
export function sendArtefact(
  artefacts: ArtefactCache<Ready>,
  file: Servable,
  request: VisitorRequest,
  response: VisitorResponse,
): boolean | Promise<boolean> {
  if (sendWarm(file, request, response)) return true;
  return loadAndSend(artefacts, file, negotiateEncoding(request.headers["accept-encoding"]), request, response);
}

/** Answers a GET or HEAD with what is in memory; false where it is not, and nothing has been answered. */
export function sendWarm(file: Servable, request: VisitorRequest, response: VisitorResponse): boolean {
  const encoding = negotiateEncoding(request.headers["accept-encoding"]);
  const ready = encoding === "gzip" ? file.gzip : encoding === "br" ? file.br : file.identity;
  return ready !== null && answer(ready, request, response);
}

async function loadAndSend(
  artefacts: ArtefactCache<Ready>,
  file: Servable,
  encoding: Encoding,
  request: VisitorRequest,
  response: VisitorResponse,
): Promise<boolean> {
  // What gains nothing by compression has no compressed copy.
  const loaded = (await load(artefacts, file, encoding)) ?? (encoding === "identity" ? null : await load(artefacts, file, "identity"));
  if (!loaded) return false;
  if (loaded.isKept) file[encoding] = loaded.entry;
  return answer(loaded.entry, request, response);
}

function load(artefacts: ArtefactCache<Ready>, file: Servable, encoding: Encoding): Promise<Loaded<Ready> | null> {
  return artefacts.load(file.hash, encoding, `${file.status}\n${file.headers.join("\n")}`, (bytes) => makeReady(file, bytes, encoding));
}

/** The bytes of an artefact without any encoding; null where there is no such file. */
export async function loadPlain(artefacts: ArtefactCache<Ready>, hash: string): Promise<Buffer | null> {
  const loaded = await load(artefacts, servable(hash, []), "identity");
  if (!loaded) return null;
  loaded.entry.isUsed = true;
  // What had to leave memory this very moment is read again.
  return loaded.entry.bytes ?? loadPlain(artefacts, hash);
}

/** Each encoding is a representation of its own, with a tag of its own. */
function makeReady(file: Servable, bytes: Buffer, encoding: Encoding): Ready {
  const tag = encoding === "identity" ? `"${file.hash}"` : `"${file.hash}-${encoding}"`;
  // What stands where nothing is has no tag: it is no state of that address.
  const tagged = file.status === 200 ? ["etag", tag] : [];
  const shared = [...SECURITY_HEADERS, ...file.headers, "vary", "accept-encoding", ...tagged];
  const coding = encoding === "identity" ? [] : ["content-encoding", encoding];
  return {
    bytes,
    isUsed: false,
    tag,
    ok: prepareHead(file.status, [...shared, ...coding, "content-length", String(bytes.length)]),
    notModified: prepareHead(304, shared),
  };
}

/** False when the bytes have left memory. */
function answer(ready: Ready, request: VisitorRequest, response: VisitorResponse): boolean {
  const { bytes } = ready;
  if (bytes === null) return false;
  ready.isUsed = true;
  const { headers, method } = request;
  if (matchesTag(headers["if-none-match"], ready.tag)) sendPrepared(response, ready.notModified);
  else sendPrepared(response, ready.ok, method === "HEAD" ? undefined : bytes);
  return true;
}
