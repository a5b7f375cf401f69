import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { readConfig } from "../config.ts";
import { appPolicy } from "./page-policy.ts";

let server: TestServer;
/** As it is in earnest: behind https. */
let secure: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  secure = await startTestServer({ PUBLIC_URL: "https://vitrine.example", VITRINE_SITES_DOMAIN: "sites.example" });
});
afterAll(async () => {
  await server.stop();
  await secure.stop();
});

const get = (path: string) => server.send("localhost", path);
const policyOf = async (path: string) => (await get(path)).headers["content-security-policy"] ?? "";

/** What the evaluator has to say that is more than advice. */
function findings(policy: string): string[] {
  const { csp } = new CspParser(policy);
  return new CspEvaluator(csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)
    .map(({ description, directive, value }) => `${directive} ${value}: ${description}`);
}

const withRecaptcha = () =>
  appPolicy({
    config: readConfig({ PUBLIC_URL: "https://vitrine.example", VITRINE_RECAPTCHA_SITE_KEY: "a", VITRINE_RECAPTCHA_SECRET_KEY: "b" }),
    nonce: "MTIzNDU2Nzg5MDEyMzQ1Ng==",
  });

describe("the policy of our pages", () => {
  test("is one that Google's evaluator finds no fault with", async () => {
    for (const path of ["/login", "/", "/canvas.html"]) {
      const { headers } = await secure.send("vitrine.example", path);
      expect(findings(headers["content-security-policy"] ?? ""), path).toEqual([]);
    }
    expect(findings(withRecaptcha())).toEqual([]);
    // It does find fault with what there was before.
    expect(findings("default-src 'none'; script-src 'self' 'unsafe-inline'; base-uri 'none'")).not.toEqual([]);
  });

  test("lets nothing run or be styled by standing in the page, and nobody frame the app", async () => {
    for (const path of ["/login", "/canvas.html"]) expect(await policyOf(path)).not.toMatch(/unsafe-|https?:\/\/[^ ;]*google/);
    expect(await policyOf("/login")).toContain("frame-ancestors 'none'");
    expect(await policyOf("/canvas.html")).toContain("frame-ancestors 'self'");
    expect((await get("/login")).headers["x-frame-options"]).toBe("DENY");
    expect((await get("/canvas.html")).headers["x-frame-options"]).toBe("SAMEORIGIN");
  });

  test("names Google only where reCAPTCHA is set up", () => {
    expect(withRecaptcha()).toMatch(
      /frame-src 'self' https:\/\/www\.google\.com\/recaptcha\/ https:\/\/recaptcha\.google\.com\/recaptcha\/;/,
    );
  });

  test("has a nonce of its own in every answer, on each script and style of the page", async () => {
    const pages = await Promise.all([get("/login"), get("/login"), get("/canvas.html")]);
    const nonces = pages.map(({ headers }) => /'nonce-([^']+)'/.exec(headers["content-security-policy"] ?? "")?.[1] ?? "");
    expect(new Set(nonces).size).toBe(3);
    for (const [i, { text }] of pages.entries()) {
      const tags = text.match(/<(?:script|style)\b[^>]*>|<link\b[^>]*modulepreload[^>]*>/g) ?? [];
      expect(tags.length).toBeGreaterThan(0);
      for (const tag of tags) expect(tag).toContain(`nonce="${nonces[i]}"`);
      expect(text).not.toMatch(/%[A-Z_]+%|\sstyle="/);
    }
  });
});

test.each(["/index.html", "/%69ndex.html", "//", "//index.html", "/./canvas.html", "/%63anvas.html", "/canvas.html?x"])(
  "%s is never sent as it lies on the disk",
  async (path) => {
    const { headers, text } = await get(path);
    if (headers["content-type"]?.startsWith("text/html")) expect(headers["content-security-policy"]).toContain("'nonce-");
    expect(text).not.toContain("%NONCE%");
  },
);

describe("a file that is not there", () => {
  test.each([
    "/assets/app-AAAAAAAA.js",
    "/assets/app",
    "/assets/a/b.css",
    "/templates/none.webp",
    "/templates/none",
    "/app.js",
    "/robots.txt",
  ])("%s is not found, and nobody keeps that", async (path) => {
    const { status, headers, text } = await get(path);
    expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    expect(text).not.toContain("<");
  });

  test("is told from a screen of the app, and from a file that is there", async () => {
    expect((await get("/pages/v1.2")).headers["content-type"]).toMatch(/^text\/html/);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec((await get("/login")).text)?.[1] ?? "";
    expect((await get(script)).headers).toMatchObject({ "cache-control": "public, max-age=31536000, immutable" });
  });
});

describe("headers of the dashboard's host", () => {
  test("go with pages, files and the API alike", async () => {
    for (const path of ["/login", "/favicon.svg", "/api/captcha/challenge?action=login", "/api/openapi.json", "/api/nothing"]) {
      expect((await get(path)).headers, path).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=(), "),
      });
    }
    expect(await policyOf("/api/captcha/challenge?action=login")).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test("ask for https from then on where the address has it, and only there", async () => {
    expect((await get("/login")).headers["strict-transport-security"]).toBeUndefined();
    for (const path of ["/login", "/api/openapi.json"]) {
      expect((await secure.send("vitrine.example", path)).headers["strict-transport-security"]).toBe("max-age=31536000");
    }
  });
});

describe("security.txt", () => {
  test("is not there where nobody is named", async () => {
    expect((await get("/.well-known/security.txt")).status).toBe(404);
  });

  test("names whom to tell, and until when that holds: in the future, within a year", async () => {
    const named = await startTestServer({ VITRINE_SECURITY_CONTACT: "security@example.com" });
    const { status, headers, text } = await named.send("localhost", "/.well-known/security.txt");
    expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=UTF-8"]);
    const fields = Object.fromEntries(
      text
        .trim()
        .split("\n")
        .map((line) => [line.split(": ")[0], line.split(": ")[1]]),
    );
    expect(fields).toMatchObject({
      Contact: "mailto:security@example.com",
      Canonical: `http://localhost:${named.port}/.well-known/security.txt`,
      "Preferred-Languages": "pt, en, es",
    });
    const days = (Date.parse(fields.Expires ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
    await named.stop();
  });
});
