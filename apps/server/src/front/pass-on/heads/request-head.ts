import type { IncomingMessage } from "node:http";
import { readTarget } from "../../../platform/http/request-target.ts";
import { internalHeaders, type PassedOn } from "../../../platform/link/internal-headers.ts";
import { endsHere, namedByConnection } from "./hop-by-hop.ts";

/** A request as it goes to the application: framed anew, with nothing in it that is for this connection alone. */
export interface RequestHead {
  readonly method: string;
  readonly path: string;
  /** Names and values in turn, as they came but for what is set here. */
  readonly headers: readonly string[];
  readonly hasBody: boolean;
}

/** Why a request is not passed on. The connection ends with it: nobody knows what of it is whose. */
export interface HeadRefusal {
  readonly status: 400 | 405 | 431 | 501 | 505;
  readonly text: string;
  readonly allow?: string;
}

/** A person's browser sends some twenty. Past a thousand Node leaves some out, and what was left out cannot be judged. */
const MOST_HEADERS = 256;

const ALLOW = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

/** Methods whose request says that it has a body by saying how long it is; of the others it is not expected to. */
const WITHOUT_BODY: ReadonlySet<string> = new Set(["GET", "HEAD", "DELETE", "OPTIONS"]);

/** What a proxy in front of us says of who asks: judged already, and for nobody else to believe. */
const FORWARDED = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/;

/**
 * What says how long a request is, whose, and from which page: a sender who has it taken away means another request
 * than the one that was judged on the way here.
 */
const NEVER_OF_A_CONNECTION = /^(?:host|content-.*|authorization|cookie|origin|sec-.*)$/;

const refused = (status: HeadRefusal["status"], text: string): HeadRefusal => ({ status, text });

/** The head to send for a request, or why there is none. */
export function requestHead(request: IncomingMessage, from: PassedOn): RequestHead | HeadRefusal {
  const { method = "", rawHeaders, headers, httpVersion } = request;
  if (httpVersion !== "1.1" && httpVersion !== "1.0") return refused(505, "Only HTTP/1.1 is spoken here.\n");
  if (method === "TRACE" || method === "CONNECT") return { ...refused(405, "Requests are not sent back.\n"), allow: ALLOW };
  if (!readTarget(request)) return refused(400, "This is no address of a page.\n");
  if (headers.upgrade !== undefined) return refused(501, "No other protocol is spoken here.\n");
  if (rawHeaders.length > MOST_HEADERS * 2) return refused(431, "There are too many headers.\n");
  const named = namedByConnection(headers.connection);
  if (!named) return refused(400, "The header Connection cannot be read.\n");
  for (const name of named) {
    if (NEVER_OF_A_CONNECTION.test(name)) return refused(400, "The header Connection names what is not of a connection.\n");
  }
  const framing = framingOf(request);
  if ("status" in framing) return framing;
  const kept: string[] = [];
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const raw = rawHeaders[i] ?? "";
    const name = raw.toLowerCase();
    if (name === "host") hosts += 1;
    else if (!isSetHere(name) && !named.has(name)) kept.push(raw, rawHeaders[i + 1] ?? "");
  }
  if (hosts > 1) return refused(400, "The header Host is there twice.\n");
  const all = ["host", headers.host ?? "", ...kept, ...framing.headers, ...internalHeaders(from)];
  return { method, path: request.url ?? "/", headers: all, hasBody: framing.hasBody };
}

function isSetHere(name: string): boolean {
  return endsHere(name) || name === "content-length" || name === "expect" || FORWARDED.test(name);
}

/** How long the body is, said in one way. */
function framingOf({ method, headers, httpVersionMinor }: IncomingMessage): Pick<RequestHead, "headers" | "hasBody"> | HeadRefusal {
  const { "transfer-encoding": coding, "content-length": length } = headers;
  if (coding !== undefined) {
    if (length !== undefined || httpVersionMinor === 0) return refused(400, "The length of the body is said in two ways.\n");
    if (coding.toLowerCase() !== "chunked") return refused(501, "The body is coded in a way that is not known here.\n");
    return { headers: ["transfer-encoding", "chunked"], hasBody: true };
  }
  if (length === undefined) return { headers: WITHOUT_BODY.has(method ?? "") ? [] : ["content-length", "0"], hasBody: false };
  if (!/^\d+$/.test(length)) return refused(400, "The length of the body cannot be read.\n");
  return { headers: ["content-length", length], hasBody: Number(length) > 0 };
}
