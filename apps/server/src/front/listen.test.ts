import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPlane, type TestPlane } from "../hosting/testing/test-plane.ts";
import { putPage } from "../hosting/testing/test-site.ts";

let plane: TestPlane;
beforeAll(async () => {
  plane = await startTestPlane();
  await putPage(plane.storage, "<p>violão</p>");
});
afterAll(() => plane.stop());

const ask = (target: string, host: string | null, more = ""): Promise<string> =>
  plane.sendRaw(`GET ${target} HTTP/1.1\r\n${host === null ? "" : `Host: ${host}\r\n`}${more}Connection: close\r\n\r\n`);

test("a host is the same in any case, with a dot at its end, and with any port or none", async () => {
  const hosts = ["violao.localhost", "VIOLAO.LocalHost", "violao.localhost.", "violao.localhost:1", `violao.localhost.:${plane.port}`];
  for (const host of hosts) expect(await ask("/curso", host), host).toMatch(/^HTTP\/1\.1 200 /);
  for (const host of ["localhost", `LOCALHOST:${plane.port}`, "localhost."]) expect(await ask("/", host), host).toContain("dashboard");
  expect(await ask("/", "UPLOADS.localhost.:80")).toContain("uploads");
});

test("an unknown host gets neither the dashboard nor a site", async () => {
  const hosts = ["example.com", "127.0.0.1", "[::1]:3000", "localhost.example.com", "violaolocalhost", "", ":", "."];
  for (const host of hosts) expect(await ask("/", host), host).toMatch(/^HTTP\/1\.1 421 /);
  for (const host of [".localhost", "a.b.localhost", "-.localhost", "nada.localhost", "..localhost", "violao%2e.localhost"]) {
    expect(await ask("/curso", host), host).toMatch(/^HTTP\/1\.1 404 /);
  }
  expect(await ask("/", null)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await plane.sendRaw("GET /curso HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 421 /);
});

test("the health routes answer on any host", async () => {
  expect(await ask("/healthz", "example.com")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask("/readyz", "violao.localhost")).toMatch(/^HTTP\/1\.1 200 /);
});

test("a target in absolute form names its own host", async () => {
  expect(await ask("http://violao.localhost/curso?a=1", "example.com")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask("HTTP://VIOLAO.localhost:80/curso", "localhost")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask("http://example.com/curso", "violao.localhost")).toMatch(/^HTTP\/1\.1 421 /);
});

test("what is no target at all is refused, and the server goes on", async () => {
  for (const target of ["*", "curso", "http://", "http://[", "ftp://violao.localhost/curso"]) {
    expect(await ask(target, "violao.localhost"), target).toMatch(/^HTTP\/1\.1 400 /);
  }
  for (const text of [
    "\r\n\r\nnonsense\r\n\r\n",
    "GET\r\n\r\n",
    "GET /curso HTTP/9.9\r\n\r\n",
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
  ]) {
    expect(await plane.sendRaw(text)).toMatch(/^HTTP\/1\.1 4\d\d |^$/);
  }
  await plane.sendRaw("CONNECT violao.localhost:443 HTTP/1.1\r\nHost: violao.localhost\r\n\r\n");
  expect(await ask("/curso", "violao.localhost")).toMatch(/^HTTP\/1\.1 200 /);
});

test("a host that is named twice, or with a path behind its port, is refused", async () => {
  expect(await ask("/curso", "violao.localhost", "Host: violao.localhost\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ask("/", "localhost", "hOST: evil.example\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ask("http://violao.localhost/curso", "localhost", "Host: localhost\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  for (const host of [
    "localhost:80/x",
    "localhost/x",
    "violao.localhost:80/x",
    "violao.localhost/x",
    "violao.localhost:80?x",
    "violao.localhost#x",
  ]) {
    expect(await ask("/curso", host), host).toMatch(/^HTTP\/1\.1 400 /);
  }
  for (const host of ["localhost:a", "violao.localhost:8a"]) expect(await ask("/curso", host), host).toMatch(/^HTTP\/1\.1 4\d\d /);
});

test("a request to be sent back what one sent is refused on every host", async () => {
  for (const host of ["localhost", "violao.localhost"]) {
    const reply = await plane.sendRaw(`TRACE /api/health HTTP/1.1\r\nHost: ${host}\r\nCookie: a=b\r\nConnection: close\r\n\r\n`);
    expect(reply).toMatch(/^HTTP\/1\.1 405 /);
    expect(reply.toLowerCase()).toContain("\r\nallow: get, head");
    expect(reply).not.toMatch(/TypeError|a=b/);
  }
});

test("the dashboard takes a request that brings no body, as command lines send it", async () => {
  const text = `POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n`;
  expect(await plane.sendRaw(text)).toContain("[]");
});
