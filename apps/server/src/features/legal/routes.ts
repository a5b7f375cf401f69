import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { readLegalText } from "./read-legal-text.ts";

export function legalRoutes({ config }: Platform): Router<typeof contract.legal, RequestContext> {
  const api = implement(contract.legal).$context<RequestContext>();
  return api.router({
    read: api.read.handler(({ input, context }) => readLegalText(config, input.document, input.language ?? context.language)),
  });
}
