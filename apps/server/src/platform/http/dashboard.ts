import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { type Config, siteUrl } from "../config.ts";
import { fontFile, isShippedFamily } from "../fonts.ts";
import { type AnswerOptions, answerApi } from "./answer-api.ts";

export interface DashboardOptions extends AnswerOptions {
  /** The built web app. */
  readonly webFolder: URL;
}

/** The dashboard's own origin: the API and the web app. */
export function dashboard(options: DashboardOptions): Hono<{ Bindings: { clientAddress: string } }> {
  const { config, api, webFolder } = options;
  const app = new Hono<{ Bindings: { clientAddress: string } }>();
  const root = fileURLToPath(webFolder);

  const answer = answerApi(options);
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
  app.get("/fonts/:file", (c) => {
    const family = /^([a-z-]+)\.woff2$/.exec(c.req.param("file"))?.[1] ?? "";
    if (!isShippedFamily(family)) return c.notFound();
    c.header("cache-control", "public, max-age=86400");
    return c.body(new Uint8Array(fontFile(family).bytes), 200, { "content-type": "font/woff2" });
  });
  const files = serveStatic({ root, precompressed: true });
  // The app's page never goes out as it lies there: each answer gets a nonce of its own, below.
  app.use("*", async (c, next) => (c.req.path === "/" || c.req.path === "/index.html" ? next() : files(c, next)));
  app.get("*", async (c) => {
    const nonce = randomBytes(16).toString("base64");
    const page = await readFile(new URL("index.html", webFolder), "utf8");
    c.header("content-security-policy", dashboardPolicy(config, nonce));
    c.header("cache-control", "no-cache");
    const values: Readonly<Record<string, string>> = {
      NONCE: nonce,
      SITE_ADDRESS: siteUrl(config, "{name}"),
      UPLOADS_ORIGIN: config.uploadsOrigin,
    };
    return c.html(page.replace(/%([A-Z_]+)%/g, (whole, name: string) => values[name] ?? whole));
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
