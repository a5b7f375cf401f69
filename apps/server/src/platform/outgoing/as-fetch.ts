import type { Outgoing, OutgoingRequest } from "./outgoing.ts";

/** What a caller of `fetch` says; bodies are texts, bytes or forms. */
export interface FetchOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>> | Headers;
  readonly body?: string | Uint8Array | ArrayBuffer | URLSearchParams | ReadableStream | null | undefined;
  readonly redirect?: "follow" | "manual";
  readonly signal?: AbortSignal | null | undefined;
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;
const WITHOUT_BODY = new Set([101, 204, 205, 304]);

/**
 * Guarded requests for libraries that want a `fetch` of their own.
 * @param trusted origins the operator has configured, which may be inside
 */
export function asFetch(outgoing: Outgoing, trusted: readonly string[]): (url: string | URL, options?: FetchOptions) => Promise<Response> {
  return async (url, { method = "GET", headers = {}, body, redirect = "follow", signal } = {}) => {
    const known = METHODS.find((each) => each === method.toUpperCase());
    if (!known) throw new TypeError(`fetch: no method ${method}`);
    const { type, sent } = await bodyOf(body);
    const named: Record<string, string> = Object.fromEntries(new Headers(headers));
    const request: OutgoingRequest = {
      method: known,
      headers: type === undefined || named["content-type"] ? named : { ...named, "content-type": type },
      trusted,
      ...(sent === undefined ? {} : { body: sent }),
      ...(redirect === "follow" ? {} : { maxRedirects: 0 }),
      ...(signal ? { signal } : {}),
    };
    const reply = await outgoing.fetch(String(url), request);
    return new Response(WITHOUT_BODY.has(reply.status) ? null : reply.bytes, { status: reply.status, headers: reply.headers });
  };
}

async function bodyOf(body: FetchOptions["body"]): Promise<{ readonly type?: string; readonly sent?: string | Uint8Array }> {
  if (body === null || body === undefined) return {};
  if (body instanceof URLSearchParams) return { sent: body.toString(), type: "application/x-www-form-urlencoded;charset=UTF-8" };
  if (typeof body === "string" || body instanceof Uint8Array) return { sent: body };
  return { sent: new Uint8Array(await new Response(body).arrayBuffer()) };
}
