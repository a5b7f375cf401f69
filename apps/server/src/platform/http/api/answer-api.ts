import { type CallRules, languageFor } from "@vitrine/contract";
import type { Clock } from "../../clock.ts";
import type { Config } from "../../config.ts";
import type { Log } from "../../log.ts";
import { Refusal } from "../../refusal.ts";
import type { Caller, RequestContext } from "../../request-context.ts";
import { addressBucket } from "../client-address.ts";
import { isLarge, readableRequest } from "../readable-request.ts";
import { type RequestLimits, requestGate } from "../request-limits.ts";
import { isText } from "../request-target.ts";
import { admit } from "./admit.ts";
import type { Api } from "./api.ts";
import { asTimelyRefusal, refusalEnvelope, refusalHeaders } from "./api-errors.ts";
import { largeBodies } from "./large-bodies.ts";

export interface AnswerOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly api: Api;
  identify(headers: Headers): Promise<Caller | null>;
  /** How often one caller may ask; the usual limits unless a test says otherwise. */
  readonly requests?: Partial<RequestLimits>;
  /** Whether there is room on the disk; there is, unless somebody says otherwise. */
  hasRoom?(): Promise<boolean>;
}

const UNSAFE = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** Answers one request to the API: who asks, whether it may be heard at all, then the call itself. */
export function answerApi(options: AnswerOptions): (request: Request, clientAddress: string) => Promise<Response> {
  const { config, clock, log, api, identify, hasRoom = async () => true } = options;
  const gate = requestGate(clock, options.requests);
  const large = largeBodies();
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
    /** The call meant, which the caller may make: known and judged before a byte of the body is read. */
    const rulesOf = (): CallRules => {
      const { pathname, search } = new URL(request.url);
      for (const [path, part] of Object.entries({ path: pathname, query: search })) {
        if (!isText(part)) throw new Refusal("INVALID_INPUT", { fields: [{ path, code: "bad_character" }] });
      }
      const calls = api.callsAt(pathname);
      const method = request.method === "HEAD" ? "GET" : request.method;
      const call = calls.find((each) => each.method === method);
      if (call) {
        admit(call.rules, method !== "GET", context, clock.now());
        return call.rules;
      }
      const allow = [...new Set(calls.map((each) => each.method))];
      throw allow.length > 0 ? new Refusal("METHOD_NOT_ALLOWED", { allow }) : new Refusal("NOT_FOUND");
    };
    const reply = async (): Promise<Response> => {
      gate.address(clientAddress);
      if (UNSAFE.has(request.method) && !isOwnOrigin(config, request.headers)) throw new Refusal("WRONG_ORIGIN");
      const { caller, error } = await identify(request.headers).then(
        (found) => ({ caller: found, error: undefined }),
        (reason: unknown) => ({ caller: null, error: reason }),
      );
      if (!caller && request.headers.has("authorization")) throw error ?? new Refusal("NOT_SIGNED_IN");
      context = { ...anonymous, caller, identifyError: error, language: caller?.actor.language ?? anonymous.language };
      if (caller) gate.account(caller.actor.accountId);
      const rules = rulesOf();
      const handle = async (readable: Request): Promise<Response> => {
        const found = await api.handle(readable, context);
        if (!found) throw new Refusal("NOT_FOUND");
        return found;
      };
      if (!isLarge(request, rules)) return handle(await readableRequest(request, rules));
      context = { ...context, isLarge: true };
      return large.letIn(caller?.actor.accountId ?? addressBucket(clientAddress), async () => {
        const readable = await readableRequest(request, rules);
        // What is done with a file is in line of its own, apart from this thread.
        return rules.takesFile ? handle(readable) : large.runInOrder(() => handle(readable));
      });
    };
    const response = await reply().catch(async (error: unknown) => {
      const refusal = await asTimelyRefusal(error, { log, requestId, hasRoom });
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
