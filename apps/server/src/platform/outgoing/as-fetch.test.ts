import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asFetch } from "./as-fetch.ts";
import { openOutgoing } from "./outgoing.ts";

const outgoing = openOutgoing();
const seen: string[] = [];
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => (body += chunk));
  request.on("end", () => {
    seen.push(`${request.method} ${request.url} ${request.headers["content-type"] ?? "-"} ${request.headers["x-a"] ?? "-"} ${body}`);
    if (request.url === "/moved") response.writeHead(302, { location: "/json" }).end();
    else if (request.url === "/empty") response.writeHead(204).end();
    else response.writeHead(200, { "content-type": "application/json" }).end('{"issuer":"x"}');
  });
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await outgoing.stop();
  server.close();
});

test("answers as fetch does, to bodies and headers of every kind a library sends", async () => {
  const fetch = asFetch(outgoing, [origin]);
  const reply = await fetch(new URL(`${origin}/json`), { headers: new Headers({ "X-A": "1" }) });
  expect([reply.status, reply.headers.get("content-type"), await reply.json()]).toEqual([200, "application/json", { issuer: "x" }]);
  await fetch(`${origin}/json`, { method: "post", body: new URLSearchParams({ code: "a b" }), headers: { "x-a": "2" } });
  await fetch(`${origin}/json`, {
    method: "POST",
    body: new TextEncoder().encode("bytes").buffer,
    headers: { "content-type": "text/plain" },
  });
  await fetch(`${origin}/json`, { method: "POST", body: new Blob(["stream"]).stream() });
  expect(seen.splice(0)).toEqual([
    "GET /json - 1 ",
    "POST /json application/x-www-form-urlencoded;charset=UTF-8 2 code=a+b",
    "POST /json text/plain - bytes",
    "POST /json - - stream",
  ]);
  expect((await fetch(`${origin}/empty`)).status).toBe(204);
});

test("follows redirects or leaves them, as it is told", async () => {
  const fetch = asFetch(outgoing, [origin]);
  expect((await fetch(`${origin}/moved`, { redirect: "manual" })).status).toBe(302);
  expect((await fetch(`${origin}/moved`)).status).toBe(200);
});

test("asks nobody else inside, and knows no strange methods", async () => {
  await expect(asFetch(outgoing, [])(`${origin}/json`)).rejects.toMatchObject({ reason: "port" });
  await expect(asFetch(outgoing, [origin])(`${origin}/json`, { method: "TRACE" })).rejects.toThrow(TypeError);
});
