import { OpenAPIGenerator } from "@orpc/openapi";
import type { Router } from "@orpc/server";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { CallRules, Contract } from "@vitrine/contract";
import type { RequestContext } from "../../request-context.ts";
import { listCalls } from "./call-table.ts";

export interface ApiInfo {
  readonly publicUrl: string;
  readonly version: string;
  readonly sessionCookie: string;
}

/** What a call takes of the person who makes it, in the words of the description. */
const ROLE_WORDS: Readonly<Record<NonNullable<CallRules["role"]>, string>> = {
  self: "About the person who asks, in whatever account they are at work.",
  viewer: "Takes the role viewer, editor or owner in the account.",
  editor: "Takes the role editor or owner in the account.",
  owner: "Takes the owner of the account.",
};

/** The API as an OpenAPI document; each call says the least role it takes, also as `x-least-role`. */
export async function describeApi(router: Router<Contract, RequestContext>, info: ApiInfo): Promise<unknown> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(router, {
    info: { title: "Vitrine", version: info.version },
    servers: [{ url: `${info.publicUrl}/api` }],
    components: {
      securitySchemes: {
        apiKey: { type: "http", scheme: "bearer" },
        session: { type: "apiKey", in: "cookie", name: info.sessionCookie },
      },
    },
    security: [{ apiKey: [] }, { session: [] }],
  });
  const paths = document.paths as Record<string, Record<string, object>> | undefined;
  for (const { method, path, rules } of listCalls(router)) {
    const call = paths?.[path]?.[method.toLowerCase()];
    if (call && rules.role) Object.assign(call, { "x-least-role": rules.role, description: ROLE_WORDS[rules.role] });
  }
  return document;
}
