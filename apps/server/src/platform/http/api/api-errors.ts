import { ORPCError, ValidationError } from "@orpc/server";
import { ERRORS, type ErrorEnvelope, FIELD_MESSAGES, type FieldCode, fill } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import { isOutage } from "../../database/is-outage.ts";
import { isPassing } from "../../database/is-passing.ts";
import { isFull } from "../../is-full.ts";
import type { Log } from "../../log.ts";
import { Refusal, type RefusedField } from "../../refusal.ts";
import type { RequestContext } from "../../request-context.ts";

/** Fields a reply names, and characters it tells of where each is: it must not grow with what was sent. */
const MOST_FIELDS = 20;
const LONGEST_PATH = 500;

interface ErrorData {
  readonly envelope: ErrorEnvelope;
}

/** Whom a refusal is told to, and under which id. */
export type Refused = Pick<RequestContext, "requestId" | "language">;

/** A refusal as the error oRPC carries outwards, to be unpacked by `errorBody`. */
export function asApiError(refusal: Refusal, { requestId, language }: Refused): ORPCError<string, ErrorData> {
  const envelope = refusalEnvelope(refusal, requestId, language);
  return new ORPCError(refusal.code, { status: refusal.status, message: refusal.code, data: { envelope } });
}

/** What is needed to say what a thrown thing means. */
export interface ErrorContext {
  readonly log: Log;
  readonly requestId: string;
  hasRoom(): Promise<boolean>;
  /** Whether anybody waits for the answer. */
  readonly givenUp: AbortSignal;
}

/** Whether something was thrown because nobody waits for it any more. */
export function isGivenUp(error: unknown, givenUp: AbortSignal): boolean {
  return givenUp.aborted && error === givenUp.reason;
}

/** What any thrown thing means to the caller. Faults of ours are logged with the request's id and hidden. */
function asRefusal(error: unknown, { log, requestId }: Pick<ErrorContext, "log" | "requestId">): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.code === "BAD_REQUEST") {
    return new Refusal("INVALID_INPUT", { fields: error.cause.issues.slice(0, MOST_FIELDS).flatMap(fieldOf).slice(0, MOST_FIELDS) });
  }
  if (error instanceof ORPCError && error.status < 500) return unreadableBody();
  log("error", "request.failed", { requestId, error });
  if (isFull(error)) return new Refusal("STORAGE_FULL");
  return new Refusal(isOutage(error) ? "UNAVAILABLE" : isPassing(error) ? "TRY_AGAIN" : "SERVER_ERROR");
}

/**
 * The same, where a fault may have come of a full disk and say so in no words: the embedded database ends over one,
 * and does not start again until there is room.
 */
export async function asTimelyRefusal(error: unknown, judging: ErrorContext): Promise<Refusal> {
  // Read by nobody; a fault it is not.
  if (isGivenUp(error, judging.givenUp)) return new Refusal("TRY_AGAIN");
  const refusal = asRefusal(error, judging);
  const isFault = refusal.status === 500 || refusal.code === "UNAVAILABLE" || refusal.code === "TRY_AGAIN";
  return isFault && !(await judging.hasRoom()) ? new Refusal("STORAGE_FULL") : refusal;
}

/** The refusal of a body that is not a JSON object. */
export function unreadableBody(): Refusal {
  return new Refusal("INVALID_INPUT", { fields: [{ path: "body", code: "malformed" }] });
}

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly code?: string;
  readonly origin?: string;
  readonly keys?: readonly string[];
}

function fieldOf(issue: Issue): RefusedField[] {
  const path = (issue.path ?? []).map((part) => String(typeof part === "object" ? part.key : part));
  if (issue.code === "unrecognized_keys") {
    return (issue.keys ?? []).slice(0, MOST_FIELDS).map((key) => ({ path: [...path, key].join("."), code: "unknown_field" }));
  }
  const code = Object.hasOwn(FIELD_MESSAGES, issue.message) ? issue.message : codeOf(issue);
  return [{ path: path.length === 0 ? "body" : path.join("."), code }];
}

function codeOf(issue: Issue): FieldCode {
  if (issue.code === "too_big" && issue.origin === "string") return "too_long";
  if (issue.code === "invalid_type" && /received undefined/.test(issue.message)) return "required";
  return "invalid";
}

/** A refusal as every reply carries it. */
export function refusalEnvelope(refusal: Refusal, requestId: string, language: Language): ErrorEnvelope {
  const { values = {}, fields, data, reply } = refusal.details;
  return {
    code: refusal.code,
    message: fill(ERRORS[refusal.code].message[language], values),
    requestId,
    ...(fields?.length
      ? {
          fields: fields.map(({ path, code }) => {
            const known: FieldCode = Object.hasOwn(FIELD_MESSAGES, code) ? (code as FieldCode) : "invalid";
            return { path: path.slice(0, LONGEST_PATH).toWellFormed(), code, message: FIELD_MESSAGES[known][language] };
          }),
        }
      : {}),
    ...(data === undefined ? {} : { data }),
    ...reply,
  };
}

/**
 * What oRPC puts into the body of an error reply.
 * @throws what went wrong before or after the call itself, for whoever knows the request to answer
 */
export function errorBody(error: ORPCError<string, unknown>): ErrorEnvelope {
  const { envelope } = (error.data ?? {}) as Partial<ErrorData>;
  if (envelope) return envelope;
  throw error.status < 500 ? unreadableBody() : (error.cause ?? error);
}

/** Headers that go with a refusal: when to come back, or what this address takes. */
export function refusalHeaders(refusal: Refusal): Record<string, string> {
  const { values = {}, allow } = refusal.details;
  if ((refusal.status === 429 || refusal.status === 503) && values.seconds !== undefined) return { "retry-after": String(values.seconds) };
  if (refusal.code === "UNAVAILABLE" || refusal.code === "CAPTCHA_UNAVAILABLE") return { "retry-after": "2" };
  if (refusal.code === "STORAGE_FULL") return { "retry-after": "30" };
  if (refusal.code === "TRY_AGAIN") return { "retry-after": "1" };
  if (refusal.code === "TOO_LARGE") return { connection: "close" };
  return allow ? { allow: allow.join(", ") } : {};
}
