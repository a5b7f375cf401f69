import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { checkCaptcha } from "./check-captcha.ts";

/** Stands for Google's verification service: speaks its protocol and keeps what it was asked. */
let google: Server;
let server: TestServer;
const asked: { path: string; type: string; body: URLSearchParams }[] = [];
const GOOD = { success: true, score: 0.9, action: "login", hostname: "localhost", challenge_ts: "2026-11-21T12:00:00Z" };
const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
let answer: (response: ServerResponse) => void = json(GOOD);

beforeAll(async () => {
  google = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      asked.push({
        path: `${request.method} ${request.url}`,
        type: request.headers["content-type"] ?? "",
        body: new URLSearchParams(body),
      });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => google.listen(0, "127.0.0.1", resolve));
  server = await startTestServer({
    VITRINE_RECAPTCHA_SITE_KEY: "site-key",
    VITRINE_RECAPTCHA_SECRET_KEY: "secret-key",
    VITRINE_RECAPTCHA_ORIGIN: `http://127.0.0.1:${(google.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  await server.stop();
  google.closeAllConnections();
  await new Promise((resolve) => google.close(resolve));
});
afterEach(() => {
  asked.length = 0;
  answer = json(GOOD);
});

async function outcome(solution: string | undefined = "token"): Promise<string> {
  try {
    await checkCaptcha(server.running.platform, { action: "login", solution, clientAddress: "198.51.100.7" });
    return "passes";
  } catch (error) {
    return (error as { code: string }).code;
  }
}

test("the challenge names the site key and where the script comes from, never the secret", async () => {
  const reply = await server.send("localhost", "/api/captcha/challenge?action=login");
  const { port } = google.address() as AddressInfo;
  expect(reply.json()).toEqual({ provider: "recaptcha", siteKey: "site-key", origin: `http://127.0.0.1:${port}` });
});

test("Google is asked about the token with the secret and the visitor's address", async () => {
  expect(await outcome("token 1+2&x=y")).toBe("passes");
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ path: "POST /recaptcha/api/siteverify", type: "application/x-www-form-urlencoded" });
  expect(Object.fromEntries(asked[0]?.body ?? [])).toEqual({ secret: "secret-key", response: "token 1+2&x=y", remoteip: "198.51.100.7" });
});

test("without a token nobody is asked", async () => {
  expect([await outcome(""), asked.length]).toEqual(["CAPTCHA_REQUIRED", 0]);
});

test.each([
  ["that is not good", { success: false, "error-codes": ["invalid-input-response"] }],
  ["sent again", { success: false, "error-codes": ["timeout-or-duplicate"] }],
  ["refused without a word", { success: false }],
  ["made for another action", { ...GOOD, action: "signup" }],
  ["made for no action", { ...GOOD, action: undefined }],
  ["from another site", { ...GOOD, hostname: "evil.example" }],
  ["from no site", { ...GOOD, hostname: undefined }],
  ["of what looks like a robot", { ...GOOD, score: 0.4 }],
  ["without a score", { ...GOOD, score: undefined }],
])("a token %s does not pass", async (_name, body) => {
  answer = json(body);
  expect(await outcome()).toBe("CAPTCHA_WRONG");
});

test.each<[string, (response: ServerResponse) => void]>([
  ["breaks the connection", (response) => void response.destroy()],
  ["fails", json(GOOD, 500)],
  ["sends the request elsewhere", (response) => void response.writeHead(307, { location: "/recaptcha/api/other" }).end()],
  ["answers nonsense", (response) => void response.end("<html>")],
  ["answers another thing", json({ ok: true })],
  ["answers without end", (response) => void response.end("x".repeat(100_000))],
  ["does not know our secret", json({ success: false, "error-codes": ["invalid-input-secret"] })],
])("when Google %s, nobody is let through and one may try again", async (_name, broken) => {
  answer = broken;
  expect(await outcome()).toBe("CAPTCHA_UNAVAILABLE");
});

test("a solution of our own puzzles is worth nothing here", async () => {
  answer = json({ success: false, "error-codes": ["invalid-input-response"] });
  expect(await outcome(Buffer.from("{}").toString("base64"))).toBe("CAPTCHA_WRONG");
});
