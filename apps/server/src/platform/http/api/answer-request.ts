import type { CallRules } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { Refusal } from "../../refusal.ts";
import type { Caller, RequestContext } from "../../request-context.ts";
import { addressBucket } from "../client-address.ts";
import { expectedBytes, isLarge, readableRequest } from "../readable-request.ts";
import { isText } from "../request-target.ts";
import { admit } from "./admit.ts";
import type { Api } from "./api.ts";
import { asTimelyRefusal, refusalEnvelope, refusalHeaders } from "./api-errors.ts";
import type { LargeBodies } from "./large-bodies.ts";

export interface AnswerTools {
  readonly clock: Clock;
  readonly log: Log;
  readonly api: Api;
  /** Whether there is room on the disk; there is, unless somebody says otherwise. */
  hasRoom?(): Promise<boolean>;
}

/** Where a request comes from. */
export interface Sender {
  readonly clientAddress: string;
  readonly userAgent: string;
  /** For as long as it is not known who sends it. */
  readonly language: Language;
  /** Whether it may come of a call that is being answered: that has its turn, and must not wait for one behind it. */
  readonly mayBeWithinCall: boolean;
  /** Whether they may be heard at all, before it is looked up who they are. @throws Refusal */
  beHeard(): void;
  /** Who they are; it may reject, and calls open to anyone go on without. */
  identify(): Promise<Caller | null>;
  /** What they are refused for once that is known. `error` is why it could not be. @throws */
  check(caller: Caller | null, error: unknown): void;
}

/** Answers one request to the API: who asks, whether it may be heard at all, then the call itself. */
export async function answerRequest(tools: AnswerTools, large: LargeBodies, request: Request, sender: Sender): Promise<Response> {
  const { clock, log, api, hasRoom = async () => true } = tools;
  const { clientAddress, userAgent, language } = sender;
  const requestId = clock.id("request");
  const anonymous: RequestContext = {
    requestId,
    language,
    clientAddress,
    userAgent,
    caller: null,
    requestHeaders: request.headers,
    isHead: request.method === "HEAD",
    replyHeaders: new Headers({ "x-request-id": requestId, "cache-control": "no-store", "x-content-type-options": "nosniff" }),
    givenUp: request.signal,
  };
  let context = anonymous;
  const reply = async (): Promise<Response> => {
    sender.beHeard();
    const { caller, error } = await sender.identify().then(
      (found) => ({ caller: found, error: undefined }),
      (reason: unknown) => ({ caller: null, error: reason }),
    );
    context = { ...anonymous, caller, identifyError: error, language: caller?.actor.language ?? language };
    sender.check(caller, error);
    const rules = rulesOf(api, request, context, clock.now());
    const handle = async (readable: Request): Promise<Response> => {
      const found = await api.handle(readable, context);
      if (!found) throw new Refusal("NOT_FOUND");
      return found;
    };
    if (!isLarge(request, rules)) return handle(await readableRequest(request, rules));
    context = { ...context, isLarge: true };
    const readAndHandle = async (): Promise<Response> => {
      const pace = large.watch();
      const readable = await readableRequest(request, rules, pace).finally(() => pace.end());
      // What is done with a file is in line of its own, apart from this thread.
      return rules.takesFile || sender.mayBeWithinCall ? handle(readable) : large.runInOrder(() => handle(readable));
    };
    const account = caller?.actor.accountId ?? addressBucket(clientAddress);
    return large.letIn(account, expectedBytes(request, rules), readAndHandle, context.givenUp);
  };
  const response = await reply().catch(async (error: unknown) => {
    const refusal = await asTimelyRefusal(error, { log, requestId, hasRoom, givenUp: context.givenUp });
    return Response.json(refusalEnvelope(refusal, requestId, context.language), {
      status: refusal.status,
      headers: refusalHeaders(refusal),
    });
  });
  const headers = new Headers(response.headers);
  for (const [name, value] of context.replyHeaders) headers.append(name, value);
  return new Response(request.method === "HEAD" ? null : response.body, { status: response.status, headers });
}

/** The call meant, which the caller may make: known and judged before a byte of the body is read. */
function rulesOf(api: Api, request: Request, context: RequestContext, now: number): CallRules {
  const { pathname, search } = new URL(request.url);
  for (const [path, part] of Object.entries({ path: pathname, query: search })) {
    if (!isText(part)) throw new Refusal("INVALID_INPUT", { fields: [{ path, code: "bad_character" }] });
  }
  const calls = api.callsAt(pathname);
  const method = request.method === "HEAD" ? "GET" : request.method;
  const call = calls.find((each) => each.method === method);
  if (call) {
    admit(call.rules, method !== "GET", context, now);
    return call.rules;
  }
  const allow = [...new Set(calls.map((each) => each.method))];
  throw allow.length > 0 ? new Refusal("METHOD_NOT_ALLOWED", { allow }) : new Refusal("NOT_FOUND");
}
