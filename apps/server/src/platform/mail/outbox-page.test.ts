import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Reply, type SendOptions, send } from "../../testing/send.ts";
import { outboxPage } from "./outbox-page.ts";
import { eventually } from "./testing/eventually.ts";
import { buttonLetter, codeLetter } from "./testing/sample-letters.ts";
import { type OutboxGround, outboxGround } from "./testing/test-outbox.ts";

let ground: OutboxGround;
const servers: Server[] = [];
beforeAll(async () => {
  ground = await outboxGround();
});
afterEach(() => ground.clear());
afterAll(async () => {
  for (const server of servers) server.close();
  await ground.stop();
});

interface Setting {
  readonly publicUrl?: string;
  readonly smtpUrl?: string;
  /** Where the connection seems to come from. */
  readonly remoteAddress?: string;
}

/** A server with the page in front of a dashboard that answers everything else with 418. */
async function serve({ publicUrl = "http://localhost:3000", smtpUrl, remoteAddress }: Setting = {}) {
  const page = outboxPage({ ...ground, config: { publicUrl, mail: { smtpUrl, from: "Vitrine <ola@vitrine.test>" } } });
  const server = createServer((request, response) => {
    if (remoteAddress !== undefined) Object.defineProperty(request.socket, "remoteAddress", { value: remoteAddress });
    page(request, response).then(
      (isAnswered) => isAnswered || response.writeHead(418).end(),
      () => response.writeHead(500).end(),
    );
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return (path: string, options?: SendOptions, host = "localhost"): Promise<Reply> => send(port, host, path, options);
}

async function keep(key: string, letter = codeLetter, lifeMs?: number): Promise<string> {
  const outbox = ground.open(undefined);
  const end = lifeMs === undefined ? {} : { expiresAt: new Date(ground.clock.now() + lifeMs) };
  await outbox.post(ground.database.queries, { to: "ana@example.com", language: "pt", key, letter, ...end });
  outbox.wake();
  await eventually(async () => (await ground.entries()).every(({ state }) => state === "kept")).toBe(true);
  return (await ground.entries()).find((entry) => entry.key === key)?.id ?? expect.fail("not kept");
}

describe("the page is there for the operator at this machine", () => {
  test.each([
    ["localhost", {}],
    ["127.0.0.1", { publicUrl: "http://127.0.0.1:3000" }],
    ["[::1]", { publicUrl: "http://[::1]:3000" }],
    ["LOCALHOST.", {}],
    ["localhost", { remoteAddress: "::1" }],
    ["localhost", { remoteAddress: "::ffff:127.0.0.1" }],
  ])("at %s, %j", async (host, setting) => {
    const ask = await serve(setting);
    for (const path of ["/outbox", "/outbox/", "/outbox?x"]) expect((await ask(path, {}, host)).status, path).toBe(200);
    for (const site of ["none", "same-origin"])
      expect((await ask("/outbox", { headers: { "sec-fetch-site": site } }, host)).status).toBe(200);
  });

  test.each<[why: string, setting: Setting, headers: Record<string, string>, host?: string]>([
    ["a mail server is set", { smtpUrl: "smtp://127.0.0.1:25" }, {}],
    ["the dashboard is public", { publicUrl: "https://app.example.com" }, {}],
    ["the dashboard only looks local", { publicUrl: "http://localhost.example.com" }, {}],
    ["somebody connects from the network", { remoteAddress: "192.168.0.7" }, {}],
    ["somebody connects from the network, mapped", { remoteAddress: "::ffff:10.0.0.1" }, {}],
    ["nobody knows who connects", { remoteAddress: "" }, {}],
    ["a proxy brings somebody", {}, { "x-forwarded-for": "127.0.0.1" }],
    ["a proxy says so the new way", {}, { forwarded: "for=127.0.0.1" }],
    ["a proxy says so another way", {}, { "x-real-ip": "127.0.0.1" }],
    ["a proxy names the host", {}, { "x-forwarded-host": "localhost" }],
    ["a proxy names itself", {}, { "x-forwarded-server": "edge.example" }],
    ["a delivery network brings somebody", {}, { "cdn-loop": "cloudflare" }],
    ["a delivery network names him", {}, { "cf-connecting-ip": "203.0.113.7" }],
    ["a page elsewhere asks", {}, { "sec-fetch-site": "cross-site" }],
    ["a published site asks", {}, { "sec-fetch-site": "same-site" }],
    ["a name was rebound to this machine", {}, {}, "evil.example"],
    ["a site's own name is used", {}, {}, "shop.localhost"],
  ])("and does not exist where %s", async (_why, setting, headers, host) => {
    const id = await keep("a");
    const ask = await serve(setting);
    for (const path of ["/outbox", `/outbox/${id}`, `/outbox/${id}/letter`])
      expect((await ask(path, { headers }, host)).status, path).toBe(418);
  });

  test("and does not exist for a proxy that adds no header: it speaks HTTP/1.0, as no browser does", async () => {
    const id = await keep("a");
    const ask = await serve();
    const { port } = (servers.at(-1) ?? expect.fail()).address() as AddressInfo;
    const lineOf = async (path: string, version: string): Promise<string> => {
      const socket = connect(port, "127.0.0.1");
      socket.write(`GET ${path} HTTP/${version}\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`);
      const chunks: Buffer[] = [];
      for await (const chunk of socket) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString("utf8").split("\r\n", 1)[0] ?? "";
    };
    for (const path of ["/outbox", `/outbox/${id}`, `/outbox/${id}/letter`]) {
      expect(await lineOf(path, "1.0"), path).toMatch(/^HTTP\/1\.1 418/);
      expect(await lineOf(path, "1.1"), path).toMatch(/^HTTP\/1\.1 200/);
    }
    expect((await ask("/outbox")).status).toBe(200);
  });

  test("and for reading only, at its own paths", async () => {
    const id = await keep("a");
    const ask = await serve();
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) expect((await ask("/outbox", { method })).status, method).toBe(418);
    for (const path of [
      "/",
      "/outboxes",
      "/outbox/x",
      "/outbox/../outbox",
      `/outbox/${id}x`,
      `/outbox/${id}/letter/x`,
      "/api/outbox",
      "//outbox",
    ]) {
      expect((await ask(path)).status, path).toBe(418);
    }
    const head = await ask("/outbox", { method: "HEAD" });
    expect([head.status, head.text]).toEqual([200, ""]);
    expect((await ask("/outbox/let_00000000000000000000000000")).status).toBe(404);
  });
});

describe("what it shows", () => {
  test("nothing yet, in the operator's language, and looks again by itself", async () => {
    const ask = await serve();
    for (const [language, words] of [
      ["pt-BR", "Nenhuma mensagem ainda"],
      ["en-US", "No messages yet"],
      ["es-MX", "Todavía no hay mensajes"],
      ["fr", "Nenhuma mensagem ainda"],
    ] as const) {
      const { text } = await ask("/outbox", { headers: { "accept-language": language } });
      expect(text).toContain(words);
      expect(text).toMatch(/<meta http-equiv="refresh" content="\d">/);
    }
  });

  test("the newest letter first, with its code at hand", async () => {
    await keep("first", codeLetter);
    const second = await keep("second", buttonLetter);
    const { text } = await (await serve())("/outbox");
    expect(text.indexOf("Crie uma nova senha")).toBeGreaterThan(0);
    expect(text.indexOf("Crie uma nova senha")).toBeLessThan(text.indexOf("Seu código é 482913"));
    expect(text).toContain('<span class="code">482913</span>');
    expect(text).toContain(`href="/outbox/${second}"`);
  });

  test("a letter as a stranger's: no script, no style, no address of it counts outside its frame", async () => {
    const id = await keep("a", {
      ...buttonLetter,
      subject: `"><script>alert(1)</script>`,
      paragraphs: ["<img src=x onerror=alert(1)><style>*{}</style>"],
    });
    const ask = await serve();
    for (const path of ["/outbox", `/outbox/${id}`, `/outbox/${id}/letter`]) {
      const { text, headers } = await ask(path);
      expect(text.replace(/<script nonce="[^"]+">setInterval/, ""), path).not.toMatch(/<script|<img/);
      const policy = headers["content-security-policy"] ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/(?:script-src|style-src|style-src-elem) [^;]*'unsafe-/);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? expect.fail("no nonce");
      expect(text).toContain(`<style nonce="${nonce}">`);
      expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" });
      expect((await ask(path)).headers["content-security-policy"]).not.toContain(nonce);
    }
    const letter = await ask(`/outbox/${id}/letter`);
    const sandbox = /sandbox ([^;]*)$/.exec(letter.headers["content-security-policy"] ?? "")?.[1]?.split(" ");
    expect(sandbox).toEqual(["allow-popups", "allow-popups-to-escape-sandbox", "allow-top-navigation-by-user-activation"]);
    expect(letter.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    expect(letter.headers["content-security-policy"]).not.toContain("script-src");
    expect((await ask(`/outbox/${id}`)).headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(letter.text).toContain('<base target="_blank">');
  });

  test.each([
    ["pt-BR", "vence <time", "em 8 min", "venceu <time", "há 2 min", "Vencida"],
    ["en-US", "expires <time", "in 8 min", "expired <time", "2 min. ago", "Expired"],
    ["es-MX", "vence <time", "dentro de 8 min", "venció <time", "hace 2 min", "Vencido"],
  ])("how long a code still counts, and once it does not, no code at hand, in %s", async (language, ends, left, ended, since, state) => {
    const id = await keep("a", codeLetter, 10 * 60_000);
    const ask = async (path: string) => (await (await serve())(path, { headers: { "accept-language": language } })).text;
    ground.clock.pass(2 * 60_000);
    const before = await ask("/outbox");
    for (const words of [ends, left, '<span class="code">482913</span>']) expect(before).toContain(words);
    expect(await ask(`/outbox/${id}`)).toMatch(/<dt>(?:Vence|Expires)<\/dt><dd>[^<]*2026/);
    ground.clock.pass(10 * 60_000);
    const after = await ask("/outbox");
    for (const words of [ended, since, `<span class="state">${state}</span>`]) expect(after).toContain(words);
    expect(after).not.toContain('class="code"');
    expect(await ask(`/outbox/${id}`)).toMatch(/<dt>(?:Venceu|Expired|Venció)<\/dt><dd>[^<]*2026/);
    // What it says can be read as long as that of any other.
    expect(await ask(`/outbox/${id}/letter`)).toContain("482913");
  });

  test("that a code had ended before its letter was sent", async () => {
    const outbox = ground.open(undefined);
    const expiresAt = new Date(ground.clock.now() + 60_000);
    await outbox.post(ground.database.queries, { to: "ana@example.com", language: "pt", key: "code:1", letter: codeLetter, expiresAt });
    ground.clock.pass(60_000);
    outbox.wake();
    await eventually(async () => (await ground.entries())[0]?.state).toBe("expired");
    const ask = await serve();
    const list = (await ask("/outbox")).text;
    for (const words of ["code:1", "Vencida", "venceu"]) expect(list).toContain(words);
    const [{ id } = expect.fail()] = await ground.entries();
    expect((await ask(`/outbox/${id}`)).text).toContain("Venceu antes de ser enviada");
    expect((await ask(`/outbox/${id}/letter`)).status).toBe(404);
    expect(ground.printed).toEqual([]);
  });

  test("that a text was wiped", async () => {
    const id = await keep("a");
    ground.clock.pass(25 * 3_600_000);
    ground.open(undefined).wake();
    await eventually(async () => (await ground.entries())[0]?.letter).toBeNull();
    const ask = await serve();
    expect((await ask(`/outbox/${id}`)).text).toContain("O texto já foi excluído");
    expect((await ask("/outbox")).text).not.toContain("482913");
    expect((await ask(`/outbox/${id}/letter`)).status).toBe(404);
  });

  test("that the database is away, and tries again", async () => {
    const away = new Proxy(ground.database.queries, {
      get: () => () => {
        throw new Error("Connection terminated");
      },
    });
    const page = outboxPage({
      ...ground,
      database: { queries: away },
      config: { publicUrl: "http://localhost", mail: { smtpUrl: undefined, from: "" } },
    });
    const server = createServer((request, response) => void page(request, response));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { status, text } = await send((server.address() as AddressInfo).port, "localhost", "/outbox");
    expect(status).toBe(503);
    expect(text).toContain('http-equiv="refresh"');
  });
});
