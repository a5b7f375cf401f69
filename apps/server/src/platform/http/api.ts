import { OpenAPIGenerator } from "@orpc/openapi";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { ORPCError, type Router, ValidationError } from "@orpc/server";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { Contract } from "@vitrine/contract";
import { ERRORS, type ErrorEnvelope, FIELD_MESSAGES, type FieldCode, fill } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import type { Log } from "../log.ts";
import { Refusal, type RefusedField } from "../refusal.ts";
import { currentRequest, type RequestContext } from "../request-context.ts";

/** The API as a function of a request; `null` where no call has this method and path. */
export interface Api {
  handle(request: Request, context: RequestContext): Promise<Response | null>;
  describe(): Promise<unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: oRPC's router type is parameterised over every procedure's context
export function openApi(router: Router<Contract, any>, info: { readonly publicUrl: string; readonly version: string }, log: Log): Api {
  const handler = new OpenAPIHandler<RequestContext>(router, {
    clientInterceptors: [
      async (options) => {
        try {
          return await options.next();
        } catch (error) {
          throw asApiError(error, log);
        }
      },
    ],
    customErrorResponseBodyEncoder: (error) => envelope(error),
  });
  let description: Promise<unknown> | null = null;
  return {
    async handle(request, context) {
      const result = await currentRequest.run(context, () => handler.handle(request, { prefix: "/api", context }));
      return result.matched ? result.response : null;
    },
    describe() {
      const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
      description ??= generator.generate(router, {
        info: { title: "Vitrine", version: info.version },
        servers: [{ url: `${info.publicUrl}/api` }],
        components: {
          securitySchemes: {
            apiKey: { type: "http", scheme: "bearer" },
            session: { type: "apiKey", in: "cookie", name: "vitrine_session" },
          },
        },
        security: [{ apiKey: [] }, { session: [] }],
      });
      return description;
    },
  };
}

interface ErrorData {
  readonly refusal: Refusal;
}

function asApiError(error: unknown, log: Log): ORPCError<string, ErrorData> {
  const refusal = asRefusal(error, log);
  return new ORPCError(refusal.code, { status: refusal.status, message: refusal.code, data: { refusal } });
}

/** What any thrown thing means to the caller. Faults of ours are logged with the request's id and hidden. */
export function asRefusal(error: unknown, log: Log): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.code === "BAD_REQUEST") {
    return new Refusal("INVALID_INPUT", { fields: error.cause.issues.slice(0, 20).flatMap(fieldOf) });
  }
  if (error instanceof ORPCError && error.status < 500) return new Refusal("INVALID_INPUT");
  log("error", "request.failed", { requestId: currentRequest.getStore()?.requestId, error });
  return new Refusal(isOutage(error) ? "UNAVAILABLE" : "SERVER_ERROR");
}

/** Whether the database is away rather than unhappy. */
function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: string };
    if (code && /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|57P0[123]|08\w{3})$/.test(code)) return true;
    if (/embedded database stopped|timeout exceeded when trying to connect|Connection terminated/.test(cause.message)) return true;
  }
  return false;
}

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly code?: string;
  readonly keys?: readonly string[];
}

function fieldOf(issue: Issue): RefusedField[] {
  const path = (issue.path ?? []).map((part) => String(typeof part === "object" ? part.key : part));
  if (issue.code === "unrecognized_keys") {
    return (issue.keys ?? []).map((key) => ({ path: [...path, key].join("."), code: "unknown_field" }));
  }
  const code = Object.hasOwn(FIELD_MESSAGES, issue.message) ? issue.message : codeOf(issue);
  return [{ path: path.join("."), code }];
}

function codeOf(issue: Issue): FieldCode {
  if (issue.code === "too_big") return "too_long";
  if (issue.code === "invalid_type" && /received undefined/.test(issue.message)) return "required";
  return "invalid";
}

/** A refusal as every reply carries it. */
export function refusalEnvelope(refusal: Refusal, requestId: string, language: Language): ErrorEnvelope {
  const { values = {}, fields, data } = refusal.details;
  return {
    code: refusal.code,
    message: fill(ERRORS[refusal.code].message[language], values),
    requestId,
    ...(fields?.length
      ? {
          fields: fields.map(({ path, code }) => {
            const known: FieldCode = Object.hasOwn(FIELD_MESSAGES, code) ? (code as FieldCode) : "invalid";
            return { path, code, message: FIELD_MESSAGES[known][language] };
          }),
        }
      : {}),
    ...(data === undefined ? {} : { data }),
  };
}

function envelope(error: ORPCError<string, unknown>): ErrorEnvelope {
  const request = currentRequest.getStore();
  const carried = (error.data as Partial<ErrorData> | undefined)?.refusal;
  const refusal = carried ?? new Refusal(error.status === 413 ? "TOO_LARGE" : error.status < 500 ? "INVALID_INPUT" : "SERVER_ERROR");
  return refusalEnvelope(refusal, request?.requestId ?? "", request?.language ?? "pt");
}
