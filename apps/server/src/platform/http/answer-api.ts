import { languageFor } from "@vitrine/contract";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { Refusal } from "../refusal.ts";
import type { Caller, RequestContext } from "../request-context.ts";
import type { Api } from "./api.ts";
import { asRefusal, refusalEnvelope, refusalHeaders, unreadableBody } from "./api-errors.ts";
import { boundedBody } from "./bounded-body.ts";
import { type RequestLimits, requestGate } from "./request-limits.ts";

export interface AnswerOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly api: Api;
  identify(headers: Headers): Promise<Caller | null>;
  /** How often one caller may ask; the usual limits unless a test says otherwise. */
  readonly requests?: Partial<RequestLimits>;
}

/** Bytes of a request: a page document of 8 MB, or a picture of 10 MB with what surrounds it. */
const MAX_BODY = 11 * 1024 * 1024;
/** Bytes of a request of somebody who is not logged in: a name, an e-mail address and a password. */
const MAX_ANONYMOUS_BODY = 64 * 1024;
const UNSAFE = new Set(["POST", "PUT", "PATCH", "DELETE"]);
/** Calls that take a file, as a form; every other body is JSON. */
const UPLOADS = new Set(["/api/images"]);

/** Answers one request to the API: who asks, whether it may be heard at all, then the call itself. */
export function answerApi(options: AnswerOptions): (request: Request, clientAddress: string) => Promise<Response> {
  const { config, clock, log, api, identify } = options;
  const gate = requestGate(clock, options.requests);
  return async (request, clientAddress) => {
    const requestId = clock.id("request");
    const anonymous: RequestContext = {
      requestId,
      language: languageFor(request.headers.get("accept-language")),
      clientAddress,
      userAgent: request.headers.get("user-agent") ?? "",
      caller: null,
      requestHeaders: request.headers,
      isHead: request.method === "HEAD",
      replyHeaders: new Headers({ "x-request-id": requestId, "cache-control": "no-store", "x-content-type-options": "nosniff" }),
    };
    let context = anonymous;
    const reply = async (): Promise<Response> => {
      gate.address(clientAddress);
      if (UNSAFE.has(request.method) && !isOwnOrigin(config, request.headers)) throw new Refusal("WRONG_ORIGIN");
      const { caller, error } = await identify(request.headers).then(
        (found) => ({ caller: found, error: undefined }),
        (reason: unknown) => ({ caller: null, error: reason }),
      );
      if (!caller && request.headers.has("authorization")) throw error ?? new Refusal("NOT_SIGNED_IN");
      context = { ...anonymous, caller, identifyError: error, language: caller?.language ?? anonymous.language };
      if (caller) gate.account(caller.accountId);
      const { pathname } = new URL(request.url);
      const found = await api.handle(await readable(request, pathname, caller ? MAX_BODY : MAX_ANONYMOUS_BODY), context);
      if (found) return found;
      const allow = api.methodsAt(pathname);
      throw allow.length > 0 ? new Refusal("METHOD_NOT_ALLOWED", { allow }) : new Refusal("NOT_FOUND");
    };
    const response = await reply().catch((error: unknown) => {
      const refusal = asRefusal(error, log);
      return Response.json(refusalEnvelope(refusal, requestId, context.language), {
        status: refusal.status,
        headers: refusalHeaders(refusal),
      });
    });
    const headers = new Headers(response.headers);
    for (const [name, value] of context.replyHeaders) headers.append(name, value);
    return new Response(request.method === "HEAD" ? null : response.body, { status: response.status, headers });
  };
}

/** The request as the calls may read it: a HEAD as the GET it stands for, a body whole, of the right type and size. */
async function readable(request: Request, path: string, maxBytes: number): Promise<Request> {
  if (request.method === "GET" || request.method === "HEAD") return new Request(request.url, { headers: request.headers });
  // Whoever hangs up in the middle, with an upload they cancelled, is no fault of ours.
  const body = await boundedBody(request, maxBytes).catch(() => {
    throw unreadableBody();
  });
  if (!body) throw new Refusal("TOO_LARGE", { fields: [{ path: "body", code: "too_large" }] });
  const { method, headers } = request;
  if (body.length === 0) return new Request(request.url, { method, headers: without(headers, "content-type") });
  const type = (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase();
  const isUpload = UPLOADS.has(path) && type === "multipart/form-data";
  if (!isUpload && type !== "application/json")
    throw new Refusal("UNSUPPORTED_TYPE", { fields: [{ path: "content-type", code: "invalid" }] });
  if (!isUpload && !/^\s*\{/.test(new TextDecoder().decode(body.subarray(0, 100)))) throw unreadableBody();
  return new Request(request.url, { method, headers: without(headers, "content-disposition"), body });
}

function without(headers: Headers, name: string): Headers {
  const rest = new Headers(headers);
  rest.delete(name);
  return rest;
}

/**
 * A browser says where a request comes from; a page elsewhere must not act for whoever is logged in. Programs
 * send neither header, and no cookie either.
 */
function isOwnOrigin(config: Config, headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (origin !== null) return origin === config.publicUrl;
  if (site !== null) return site === "same-origin" || site === "none";
  return !headers.has("cookie") || headers.has("authorization");
}
