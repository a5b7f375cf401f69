import { OutgoingRefused } from "./outgoing-refused.ts";
import { isStream, type RequestBody } from "./request-body.ts";

/** A request as one server after the other gets it. */
export interface Hop {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RequestBody | undefined;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** What another origin may be told; everything else could be a key. */
const HARMLESS_HEADERS = new Set(["accept", "accept-language", "accept-encoding", "user-agent", "content-type"]);
const BODY_HEADERS = new Set(["content-type", "content-length", "content-encoding", "content-language"]);

export function isRedirect(status: number): boolean {
  return REDIRECTS.has(status);
}

/** The request as it goes on after a redirect, as browsers do it, but with nothing that another origin has no right to. */
export function nextHop(hop: Hop, status: number, isSameOrigin: boolean): Hop {
  const becomesGet = hop.method !== "HEAD" && (status === 303 || ((status === 301 || status === 302) && hop.method === "POST"));
  const { method, body } = becomesGet ? { method: "GET", body: undefined } : hop;
  if (body !== undefined && (!isSameOrigin || isStream(body))) throw new OutgoingRefused("redirects");
  const kept = Object.entries(hop.headers).filter(
    ([name]) => (isSameOrigin || HARMLESS_HEADERS.has(name)) && (body !== undefined || !BODY_HEADERS.has(name)),
  );
  return { method, body, headers: Object.fromEntries(kept) };
}
