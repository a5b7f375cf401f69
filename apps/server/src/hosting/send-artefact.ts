import type { IncomingMessage, ServerResponse } from "node:http";
import { type PreparedHead, prepareHead, sendPrepared } from "../platform/http/prepared-answer.ts";
import type { ArtefactCache, CachedArtefact, Encoding } from "./artefact-cache.ts";
import { matchesTag, negotiateEncoding } from "./negotiate.ts";
import { type RawHeaders, SECURITY_HEADERS } from "./response-headers.ts";

/** An artefact as it is served somewhere: its bytes are shared, its headers are this place's own. */
export interface Servable {
  readonly hash: string;
  readonly headers: RawHeaders;
  /** What was made ready at the first request of each encoding. */
  readonly ready: Partial<Record<Encoding, Ready>>;
}

interface Ready {
  readonly artefact: CachedArtefact;
  readonly tag: string;
  readonly ok: PreparedHead;
  readonly notModified: PreparedHead;
}

/** How an artefact is to be served, with headers beside those that come from its bytes. */
export function servable(hash: string, headers: RawHeaders): Servable {
  return { hash, headers, ready: {} };
}

/**
 * Answers a GET or HEAD with an artefact, at once when it is in memory. False, or a promise of it, where there
 * is no such file and nothing has been answered.
 */
export function sendArtefact(
  artefacts: ArtefactCache,
  file: Servable,
  request: IncomingMessage,
  response: ServerResponse,
): boolean | Promise<boolean> {
  if (sendWarm(file, request, response)) return true;
  return loadAndSend(artefacts, file, negotiateEncoding(request.headers["accept-encoding"]), request, response);
}

/** Answers a GET or HEAD with what is in memory; false where it is not, and nothing has been answered. */
export function sendWarm(file: Servable, request: IncomingMessage, response: ServerResponse): boolean {
  const ready = file.ready[negotiateEncoding(request.headers["accept-encoding"])];
  return ready !== undefined && answer(ready, request, response);
}

async function loadAndSend(
  artefacts: ArtefactCache,
  file: Servable,
  encoding: Encoding,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  let sent = encoding;
  let artefact = await artefacts.load(file.hash, encoding);
  if (!artefact && encoding !== "identity") {
    // What gains nothing by compression has no compressed copy.
    sent = "identity";
    artefact = await artefacts.load(file.hash, sent);
  }
  if (!artefact) return false;
  const ready = makeReady(file, artefact, sent);
  if (artefact.isKept) file.ready[encoding] = ready;
  return answer(ready, request, response);
}

/** Each encoding is a representation of its own, with a tag of its own. */
function makeReady(file: Servable, artefact: CachedArtefact, encoding: Encoding): Ready {
  const tag = encoding === "identity" ? `"${file.hash}"` : `"${file.hash}-${encoding}"`;
  const shared = [...SECURITY_HEADERS, ...file.headers, "vary", "accept-encoding", "etag", tag];
  const coding = encoding === "identity" ? [] : ["content-encoding", encoding];
  const length = String(artefact.bytes?.length ?? 0);
  return {
    artefact,
    tag,
    ok: prepareHead(200, [...shared, ...coding, "content-length", length]),
    notModified: prepareHead(304, shared),
  };
}

/** False when the bytes have left memory. */
function answer(ready: Ready, request: IncomingMessage, response: ServerResponse): boolean {
  const { artefact } = ready;
  const bytes = artefact.bytes;
  if (bytes === null) return false;
  artefact.isUsed = true;
  const { headers, method } = request;
  if (matchesTag(headers["if-none-match"], ready.tag)) sendPrepared(response, ready.notModified);
  else sendPrepared(response, ready.ok, method === "HEAD" ? undefined : bytes);
  return true;
}
