import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { languageFor } from "@vitrine/contract";
import { Hono } from "hono";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { Refusal } from "../refusal.ts";
import type { Caller, RequestContext } from "../request-context.ts";
import { type Api, asRefusal, refusalEnvelope } from "./api.ts";

export interface DashboardOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly api: Api;
  /** The built web app. */
  readonly webFolder: URL;
  identify(headers: Headers): Promise<Caller | null>;
}

/** Bytes of a request: a page document of 8 MB, or a picture of 10 MB with what surrounds it. */
const MAX_BODY = 11 * 1024 * 1024;
const UNSAFE = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** The dashboard's own origin: the API and the web app. */
export function dashboard(options: DashboardOptions): Hono<{ Bindings: { clientAddress: string } }> {
  const { config, clock, log, api, identify, webFolder } = options;
  const app = new Hono<{ Bindings: { clientAddress: string } }>();
  const root = fileURLToPath(webFolder);

  const answer = async (request: Request, clientAddress: string): Promise<Response> => {
    const requestId = clock.id("request");
    const anonymous: RequestContext = {
      requestId,
      language: languageFor(request.headers.get("accept-language")),
      clientAddress,
      userAgent: request.headers.get("user-agent") ?? "",
      caller: null,
      replyHeaders: new Headers({ "x-request-id": requestId, "cache-control": "no-store", "x-content-type-options": "nosniff" }),
    };
    let context = anonymous;
    const reply = async (): Promise<Response> => {
      if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY) throw new Refusal("TOO_LARGE");
      if (UNSAFE.has(request.method) && !isOwnOrigin(config, request.headers)) throw new Refusal("WRONG_ORIGIN");
      const caller = await identify(request.headers);
      if (!caller && request.headers.has("authorization")) throw new Refusal("NOT_SIGNED_IN");
      context = { ...anonymous, caller, language: caller?.language ?? anonymous.language };
      const found = await api.handle(request, context);
      if (!found) throw new Refusal("NOT_FOUND");
      return found;
    };
    const response = await reply().catch((error: unknown) => {
      const refusal = asRefusal(error, log);
      return Response.json(refusalEnvelope(refusal, requestId, context.language), { status: refusal.status });
    });
    const headers = new Headers(response.headers);
    for (const [name, value] of context.replyHeaders) headers.append(name, value);
    return new Response(response.body, { status: response.status, headers });
  };

  app.get("/api/openapi.json", async (c) => c.json(await api.describe()));
  app.all("/api/*", (c) => answer(c.req.raw, c.env.clientAddress));
  app.use(async (c, next) => {
    await next();
    c.header("x-content-type-options", "nosniff");
    c.header("referrer-policy", "same-origin");
  });
  app.use("/assets/*", async (c, next) => {
    await next();
    if (c.res.status === 200) c.header("cache-control", "public, max-age=31536000, immutable");
  });
  app.use("*", serveStatic({ root, precompressed: true }));
  app.get("*", async (c) => {
    const nonce = randomBytes(16).toString("base64");
    const page = await readFile(new URL("index.html", webFolder), "utf8");
    c.header("content-security-policy", dashboardPolicy(config, nonce));
    c.header("cache-control", "no-cache");
    return c.html(page.replaceAll("%NONCE%", nonce));
  });
  return app;
}

function dashboardPolicy(config: Config, nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${config.uploadsOrigin}`,
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join("; ");
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
