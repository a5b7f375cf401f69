import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { fontFileNamed } from "../build/fonts.ts";
import { siteUrl } from "../config.ts";
import { type AnswerOptions, answerApi } from "./api/answer-api.ts";
import { appPolicy, canvasPolicy } from "./page-policy.ts";
import { securityHeaders } from "./security-headers.ts";
import { securityTxt } from "./security-txt.ts";

export interface DashboardOptions extends AnswerOptions {
  /** The built web app. */
  readonly webFolder: URL;
}

/** The dashboard's own origin: the API and the web app. */
export function dashboard(options: DashboardOptions): Hono<{ Bindings: { clientAddress: string } }> {
  const { config, clock, api, webFolder } = options;
  const app = new Hono<{ Bindings: { clientAddress: string } }>();
  const root = fileURLToPath(webFolder);

  const always = Object.entries(securityHeaders(config));
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of always) c.header(name, value);
  });
  app.use("/api/*", async (c, next) => {
    await next();
    c.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
  });
  const answer = answerApi(options);
  app.get("/api/openapi.json", async (c) => c.json(await api.describe()));
  app.all("/api/*", (c) => answer(c.req.raw, c.env.clientAddress));
  app.get("/.well-known/security.txt", (c) => {
    const text = securityTxt(config, clock.now());
    return text === null ? c.notFound() : c.text(text, 200, { "cache-control": "public, max-age=3600" });
  });
  app.use("/assets/*", async (c, next) => {
    await next();
    if (c.res.status === 200) c.header("cache-control", "public, max-age=31536000, immutable");
  });
  app.get("/fonts/:file", (c) => {
    const file = fontFileNamed(c.req.param("file"));
    if (!file) return c.notFound();
    c.header("cache-control", "public, max-age=86400");
    return c.body(new Uint8Array(file.bytes), 200, { "content-type": "font/woff2" });
  });
  const folders = foldersOf(root);
  const isFile = (path: string): boolean => FILE.test(path) || (folders.has(path.split("/", 2)[1] ?? "") && path.indexOf("/", 1) > 0);
  const files = serveStatic({ root, precompressed: true });
  app.use("*", async (c, next) => {
    if (PAGES.has(c.req.path)) return next();
    const file = await files(c, async () => {});
    if (!file?.headers.get("content-type")?.startsWith("text/html")) return file ?? next();
    // However it was asked for, a page never goes out as it lies there: each answer gets a nonce of its own, below.
    await file.body?.cancel();
    return next();
  });
  const page = async (name: string, nonce: string): Promise<string> => {
    const values: Readonly<Record<string, string>> = {
      NONCE: nonce,
      SITE_ADDRESS: siteUrl(config, { name: "{name}", domain: null, hasCertificate: false }),
      UPLOADS_ORIGIN: config.uploadsOrigin,
    };
    const text = await readFile(new URL(name, webFolder), "utf8");
    return text.replace(/%([A-Z_]+)%/g, (whole, value: string) => values[value] ?? whole);
  };
  app.get("/canvas.html", async (c) => {
    const nonce = newNonce();
    c.header("content-security-policy", canvasPolicy({ config, nonce }));
    c.header("x-frame-options", "SAMEORIGIN");
    c.header("cache-control", "no-cache");
    return c.html(await page("canvas.html", nonce));
  });
  app.get("*", async (c) => {
    // A script of another version is not the app's page: a browser that got that would keep it under the script's name.
    if (isFile(c.req.path)) return c.text("There is no such file.\n", 404, { "cache-control": "no-store" });
    const nonce = newNonce();
    c.header("content-security-policy", appPolicy({ config, nonce }));
    c.header("x-frame-options", "DENY");
    c.header("cache-control", "no-cache");
    return c.html(await page("index.html", nonce));
  });
  return app;
}

/** The app's page, and the document of the page being edited. */
const PAGES: ReadonlySet<string> = new Set(["/", "/index.html", "/canvas.html"]);

/** What is asked for as a file and not as a screen of the app. */
const FILE = /\.(?:m?js|css|map|json|txt|xml|ico|svg|png|jpe?g|gif|webp|avif|woff2?|wasm|webmanifest)$/i;

/** Folders of the built app: what is asked for in one of them is a file of it, whatever its name. */
function foldersOf(root: string): ReadonlySet<string> {
  if (!existsSync(root)) return new Set();
  return new Set(readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])));
}

function newNonce(): string {
  return randomBytes(18).toString("base64");
}
