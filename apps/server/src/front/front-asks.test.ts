import { type ChallengePart, challengeKey, type HostPart, hostKey } from "@vitrine/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestPlane, type TestPlane } from "../hosting/testing/test-plane.ts";
import { contentHash } from "../platform/storage/content-hash.ts";

const TOKEN = "evaGxfADs6pSRb2LAv9IZf17Dt3juxGJ-PCt92wr-oA";

let plane: TestPlane;
beforeEach(async () => {
  plane = await startTestPlane();
});
afterEach(() => plane.stop());

const putHost = (host: string, part: Partial<HostPart> = {}) =>
  plane.storage.put(
    hostKey(host),
    Buffer.from(JSON.stringify({ schema: 2, host, site: "violao", leadsTo: null, certificate: null, ...part })),
  );

function putChallenge(host: string, part: Partial<ChallengePart> = {}): Promise<void> {
  const whole: ChallengePart = { schema: 2, host, token: TOKEN, keyAuthorization: `${TOKEN}.thumb`, ...part };
  return plane.storage.put(challengeKey(contentHash(TOKEN)), Buffer.from(JSON.stringify(whole)));
}

test("an authority finds what it looks for from the moment it is written until it is removed, under that name alone", async () => {
  const path = `/.well-known/acme-challenge/${TOKEN}`;
  const ask = (host: string, at = path) => plane.send(host, at);
  expect((await ask("loja.com")).status).toBe(421);
  await putChallenge("loja.com");
  const shown = {
    status: 200,
    text: `${TOKEN}.thumb`,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  };
  expect(await ask("loja.com")).toMatchObject(shown);
  expect((await plane.sendRaw(`HEAD ${path} HTTP/1.1\r\nHost: LOJA.com.\r\nConnection: close\r\n\r\n`)).split("\r\n")[0]).toBe(
    "HTTP/1.1 200 OK",
  );
  expect((await ask("outra.com")).status).toBe(421);
  expect((await ask("localhost")).text).toBe("dashboard");
  expect((await ask("violao.localhost")).status).toBe(404);
  expect((await plane.send("loja.com", path, { method: "POST" })).status).toBe(421);
  for (const at of [
    `${path}/x`,
    `${path}x`,
    "/.well-known/acme-challenge/",
    "/.well-known/acme-challenge/..%2f..%2fsecret",
    `${path}%00`,
  ]) {
    expect((await ask("loja.com", at)).status, at).toBe(421);
  }
  // A name that leads on, or has a certificate already, is looked at under its own name all the same.
  await putHost("loja.com", { leadsTo: "https://www.loja.com", certificate: "a".repeat(40) });
  expect(await ask("loja.com")).toMatchObject(shown);
  expect((await ask("loja.com", "/x")).status).toBe(308);
  await plane.storage.remove(challengeKey(contentHash(TOKEN)));
  expect((await ask("loja.com")).status).toBe(308);
  await plane.storage.put(challengeKey(contentHash(TOKEN)), Buffer.from("{"));
  expect((await ask("loja.com")).status).toBe(500);
});

test("a proxy on this machine is told which names may have a certificate, and nobody else is told anything", async () => {
  for (const host of ["loja.com", "www.loja.com.br", "xn--caf-dma.com", "loja.github.io"]) await putHost(host);
  await putHost("violao");
  for (const host of ["localhost", "uploads.localhost", "violao.localhost", "com", "com.br", "github.io"]) {
    await plane.storage.put(
      hostKey(host),
      Buffer.from(JSON.stringify({ schema: 2, host, site: "violao", leadsTo: null, certificate: null })),
    );
  }
  const ask = (query: string, host = "127.0.0.1", headers = {}) => plane.send(host, `/internal/tls-ask?${query}`, { headers });
  for (const name of ["loja.com", "LOJA.com", "loja.com.", "www.loja.com.br", "xn--caf-dma.com", "loja.github.io"]) {
    for (const host of ["127.0.0.1", "localhost", "[::1]"]) expect((await ask(`domain=${name}`, host)).status, name).toBe(200);
  }
  const refused = [
    "ninguem.com",
    "com",
    "com.br",
    "github.io",
    "localhost",
    "uploads.localhost",
    "violao.localhost",
    "x.violao.localhost",
    "violao",
  ];
  for (const name of [
    ...refused,
    "127.0.0.1",
    "[::1]",
    "2130706433",
    "",
    "..",
    "a_b.com",
    "loja.com/x",
    "loja.com:443",
    "../x",
    "%00",
    "*.loja.com",
  ]) {
    expect((await ask(`domain=${name}`)).status, name).toBe(404);
  }
  for (const query of ["", "domain", "x=loja.com", "domain=loja.com&domain=outra.com"]) expect((await ask(query)).status, query).toBe(404);
  // What was passed on by a proxy is a visitor's, who sees what there is under the name.
  for (const header of ["x-forwarded-for", "forwarded", "x-real-ip", "via", "x-forwarded-host"]) {
    expect((await ask("domain=loja.com", "localhost", { [header]: "203.0.113.7" })).text, header).toBe("dashboard");
  }
  expect((await ask("domain=loja.com", "violao.localhost")).status).toBe(404);
  expect((await ask("domain=loja.com", "outra.com")).status).toBe(421);
  expect((await plane.send("localhost", "/internal/tls-ask?domain=loja.com", { method: "POST" })).text).toBe("dashboard");
  // Where it cannot be found out, the answer is no.
  await plane.storage.put(hostKey("quebrada.com"), Buffer.from("{"));
  expect((await ask("domain=quebrada.com")).status).toBe(500);
});
