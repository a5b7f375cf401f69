import { languageFor } from "@vitrine/contract";
import type { Config } from "../../config.ts";
import { Refusal } from "../../refusal.ts";
import type { Caller } from "../../request-context.ts";
import { type RequestLimits, requestGate } from "../request-limits.ts";
import { type AnswerTools, answerRequest } from "./answer-request.ts";
import { type LargeBodies, largeBodies } from "./large-bodies.ts";

export interface AnswerOptions extends AnswerTools {
  readonly config: Config;
  identify(headers: Headers): Promise<Caller | null>;
  /** How often one caller may ask; the usual limits unless a test says otherwise. */
  readonly requests?: Partial<RequestLimits>;
  /** Where large bodies of other callers wait too; a queue of its own unless there are any. */
  readonly large?: LargeBodies;
}

const UNSAFE = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** Answers requests to the API that come over HTTP. */
export function answerApi(options: AnswerOptions): (request: Request, clientAddress: string) => Promise<Response> {
  const { config, clock, identify, large = largeBodies() } = options;
  const gate = requestGate(clock, options.requests);
  return (request, clientAddress) => {
    const { headers, method } = request;
    return answerRequest(options, large, request, {
      clientAddress,
      userAgent: headers.get("user-agent") ?? "",
      language: languageFor(headers.get("accept-language")),
      mayBeWithinCall: false,
      beHeard() {
        gate.address(clientAddress);
        if (UNSAFE.has(method) && !isOwnOrigin(config, headers)) throw new Refusal("WRONG_ORIGIN");
      },
      identify: () => identify(headers),
      check(caller, error) {
        if (!caller && headers.has("authorization")) throw error ?? new Refusal("NOT_SIGNED_IN");
        if (caller) gate.account(caller.actor.accountId);
      },
    });
  };
}

/**
 * A browser says where a request comes from; a page elsewhere must not act for whoever is logged in. Programs
 * send neither header, and no cookie either.
 */
export function isOwnOrigin(config: Pick<Config, "publicUrl">, headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (origin !== null) return origin === config.publicUrl;
  if (site !== null) return site === "same-origin" || site === "none";
  return !headers.has("cookie") || headers.has("authorization");
}
