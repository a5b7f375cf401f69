import { setImmediate } from "node:timers/promises";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import type { Router } from "@orpc/server";
import type { CallRules, Contract } from "@vitrine/contract";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { Refusal } from "../../refusal.ts";
import type { RequestContext } from "../../request-context.ts";
import { admit } from "./admit.ts";
import { asApiError, asTimelyRefusal, errorBody, isGivenUp, refusalHeaders } from "./api-errors.ts";
import { type CallTable, callTable } from "./call-table.ts";
import { type ApiInfo, describeApi } from "./describe-api.ts";
import { hostileField } from "./hostile-field.ts";

/** The API as a function of a request. */
export interface Api {
  /** `null` where no call has this method and path. @throws where what was sent cannot be read, or the answer not written */
  handle(request: Request, context: RequestContext): Promise<Response | null>;
  readonly callsAt: CallTable;
  describe(): Promise<unknown>;
}

/** What an administrator does while he acts for a customer. */
export interface SupportAction {
  /** The call, as the contract names it: `pages.update`. */
  readonly call: string;
  /** What it is done to, as far as the call names it. */
  readonly ids: readonly string[];
}

export interface ApiSurroundings {
  readonly log: Log;
  readonly clock: Clock;
  /** Writes an action down before it is done; `withdraw` takes it back where it was refused. */
  recordSupportAction(context: RequestContext, action: SupportAction): Promise<{ withdraw(): Promise<void> }>;
  /** Whether there is room on the disk; there is, unless somebody says otherwise. */
  hasRoom?(): Promise<boolean>;
}

export function openApi(
  router: Router<Contract, RequestContext>,
  info: ApiInfo,
  { log, clock, recordSupportAction, hasRoom = async () => true }: ApiSurroundings,
): Api {
  const handler = new OpenAPIHandler<RequestContext>(router, {
    clientInterceptors: [
      async (options) => {
        let recorded: Awaited<ReturnType<ApiSurroundings["recordSupportAction"]>> | null = null;
        try {
          const { meta, route } = options.procedure["~orpc"];
          admit(meta as CallRules, route.method !== "GET", options.context, clock.now());
          if (options.context.isHead && (meta as CallRules).hasSideEffect) throw new Refusal("METHOD_NOT_ALLOWED", { allow: ["GET"] });
          if (options.context.isLarge) await setImmediate();
          const hostile = hostileField(options.input);
          if (hostile) throw new Refusal("INVALID_INPUT", { fields: [hostile] });
          if (options.context.isLarge) await setImmediate();
          if (isSupportAction(meta as CallRules, route.method, options.context)) {
            recorded = await recordSupportAction(options.context, { call: options.path.join("."), ids: idsIn(options.input) });
          }
          return await options.next();
        } catch (error) {
          const { requestId, givenUp } = options.context;
          const refusal = await asTimelyRefusal(error, { log, requestId, hasRoom, givenUp });
          // After a fault of ours nobody knows whether it was done.
          if (recorded && (refusal.status < 500 || isGivenUp(error, givenUp)))
            await recorded.withdraw().catch((reason: unknown) => log("warn", "deed.not-withdrawn", { error: reason }));
          for (const [name, value] of Object.entries(refusalHeaders(refusal))) options.context.replyHeaders.set(name, value);
          throw asApiError(refusal, options.context);
        }
      },
    ],
    customErrorResponseBodyEncoder: errorBody,
  });
  let description: Promise<unknown> | null = null;
  return {
    async handle(request, context) {
      const result = await handler.handle(request, { prefix: "/api", context });
      return result.matched ? result.response : null;
    },
    callsAt: callTable(router),
    describe() {
      description ??= describeApi(router, info);
      return description;
    },
  };
}

/** Whether a call changes something of the customer whom support acts for. */
function isSupportAction({ access, hasSideEffect }: CallRules, method: string | undefined, { caller }: RequestContext): boolean {
  return caller?.support !== undefined && access !== "anyone" && (method !== "GET" || hasSideEffect === true);
}

/** The ids a call names, and nothing else of what it was sent. */
function idsIn(input: unknown): string[] {
  if (typeof input !== "object" || input === null) return [];
  return Object.values(input).filter((value): value is string => typeof value === "string" && /^[a-z]{3}_[0-9a-z]{26}$/.test(value));
}
