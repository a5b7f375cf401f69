import { OpenAPIGenerator } from "@orpc/openapi";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import type { Router } from "@orpc/server";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { CallRules, Contract } from "@vitrine/contract";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { Refusal } from "../refusal.ts";
import { currentRequest, type RequestContext } from "../request-context.ts";
import { admit } from "./admit.ts";
import { asApiError, asRefusal, errorBody, refusalHeaders } from "./api-errors.ts";
import { checkInput } from "./check-input.ts";
import { methodsAt } from "./methods-at.ts";

/** The API as a function of a request; `null` where no call has this method and path. */
export interface Api {
  handle(request: Request, context: RequestContext): Promise<Response | null>;
  /** The methods some call has at a path, which starts with `/api`. */
  methodsAt(path: string): readonly string[];
  describe(): Promise<unknown>;
}

export function openApi(
  router: Router<Contract, RequestContext>,
  info: { readonly publicUrl: string; readonly version: string },
  { log, clock }: { readonly log: Log; readonly clock: Clock },
): Api {
  const handler = new OpenAPIHandler<RequestContext>(router, {
    clientInterceptors: [
      async (options) => {
        try {
          const { meta, route } = options.procedure["~orpc"];
          admit(meta as CallRules, route.method !== "GET", options.context, clock.now());
          if (options.context.isHead && (meta as CallRules).isDeed) throw new Refusal("METHOD_NOT_ALLOWED", { allow: ["GET"] });
          const hostile = checkInput(options.input);
          if (hostile) throw new Refusal("INVALID_INPUT", { fields: [hostile] });
          return await options.next();
        } catch (error) {
          const refusal = asRefusal(error, log);
          for (const [name, value] of Object.entries(refusalHeaders(refusal))) options.context.replyHeaders.set(name, value);
          throw asApiError(refusal);
        }
      },
    ],
    customErrorResponseBodyEncoder: errorBody,
  });
  let description: Promise<unknown> | null = null;
  return {
    async handle(request, context) {
      const result = await currentRequest.run(context, () => handler.handle(request, { prefix: "/api", context }));
      return result.matched ? result.response : null;
    },
    methodsAt: methodsAt(router),
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
