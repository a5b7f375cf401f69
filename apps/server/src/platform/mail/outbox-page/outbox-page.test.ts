import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Reply, type SendOptions, send } from "../../../testing/send.ts";
import { secretsUnder } from "../../secrets.ts";
import { eventually } from "../testing/eventually.ts";
import { type OutboxFixture, outboxFixture } from "../testing/outbox-fixture.ts";
import { buttonMessage, codeMessage } from "../testing/sample-messages.ts";
import { type OutboxPageOptions, outboxPage } from "./outbox-page.ts";
import { outboxLink, type ProofOptions } from "./outbox-proof.ts";

let fixture: OutboxFixture;
const servers: Server[] = [];
beforeAll(async () => {
  fixture = await outboxFixture();
});
afterEach(() => fixture.clear());
afterAll(async () => {
  for (const server of servers) server.close();
  await fixture.stop();
});

type Ask = (path: string, options?: SendOptions, host?: string) => Promise<Reply>;

/** A server with the page in front of a dashboard that answers everything else with 418. */
async function serve(given: Partial<OutboxPageOptions> = {}): Promise<Ask> {
  const page = outboxPage({ ...fixture, ...given });
  const server = createServer((request, response) => {
    page(request, response).then(
      (isAnswered) => isAnswered || response.writeHead(418).end(),
      () => response.writeHead(500).end(),
    );
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return (path, options, host = "localhost") => send(port, host, path, options);
}

/** The path of a link that the operator is shown. */
function linkPath(id?: string, given: Partial<ProofOptions> = {}): string {
  const { pathname, search } = new URL(outboxLink({ ...fixture, ...given }, id));
  return pathname + search;
}

/** The cookie a browser has after it was at a link. */
async function cookieFrom(ask: Ask, link = linkPath()): Promise<string> {
  return (await ask(link)).headers["set-cookie"]?.split(";")[0] ?? expect.fail("no cookie");
}

/** Asks as somebody who has opened the link. */
async function serveOperator(given: Partial<OutboxPageOptions> = {}): Promise<Ask> {
  const ask = await serve(given);
  const cookie = await cookieFrom(ask);
  return (path, { headers, ...options } = {}, host) => ask(path, { ...options, headers: { cookie, ...headers } }, host);
}

const withMail = { config: { publicUrl: "http://localhost:3000", mail: { smtpUrl: "smtp://127.0.0.1:25", from: "" } } };

async function keep(key: string, message = codeMessage, lifeMs?: number): Promise<string> {
  const outbox = fixture.open(undefined);
  const end = lifeMs === undefined ? {} : { expiresAt: new Date(fixture.clock.now() + lifeMs) };
  await outbox.post(fixture.database.queries, { to: "ana@example.com", language: "pt", key, message, ...end });
  outbox.wake();
  await eventually(async () => (await fixture.entries()).every(({ state }) => state === "kept")).toBe(true);
  return (await fixture.entries()).find((entry) => entry.key === key)?.id ?? expect.fail("not kept");
}

describe("the page opens for whoever shows the operator's link", () => {
  test("which lets the browser in, leads on without its key, and to a message where it is one's", async () => {
    const id = await keep("a");
    const ask = await serve();
    for (const path of ["/outbox", `/outbox/${id}`, `/outbox/${id}/letter`]) {
      const { status, headers, text } = await ask(linkPath().replace("/outbox", path));
      expect([status, headers.location]).toEqual([303, path]);
      expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
      expect(headers["set-cookie"]).toMatch(
        /^vitrine-outbox-3000=[0-9a-z]+\.[\w-]{43}; Path=\/outbox; HttpOnly; SameSite=Strict; Max-Age=2592000$/,
      );
      const key = linkPath().split("=")[1] ?? expect.fail();
      expect(JSON.stringify(headers) + text).not.toContain(key.split(".")[1]);
      const cookie = `a=b; ${headers["set-cookie"]?.split(";")[0]}; c=d`;
      expect((await ask(path, { headers: { cookie } })).status).toBe(200);
      expect((await ask(`${path}?x`, { headers: { cookie } })).status).toBe(200);
    }
    expect(linkPath(id)).toMatch(new RegExp(`^/outbox/${id}\\?key=`));
  });

  test("at any address, through any proxy or tunnel", async () => {
    await keep("a");
    const config = { ...fixture.config, publicUrl: "https://app.example.com" };
    const ask = await serve({ config });
    expect(outboxLink({ ...fixture, config })).toMatch(/^https:\/\/app\.example\.com\/outbox\?key=/);
    const line = (await ask(linkPath())).headers["set-cookie"] ?? "";
    expect(line).toMatch(/^__Secure-vitrine-outbox=.*; Secure;/);
    const headers = { cookie: line.split(";")[0] ?? "", "x-forwarded-for": "203.0.113.7", via: "1.1 edge" };
    expect((await ask("/outbox", { headers }, "app.example.com")).text).toContain("482913");
  });

  test.each<[who: string, headers: Record<string, string>, host?: string]>([
    ["somebody at this machine", {}],
    ["a proxy at this machine that adds nothing", { connection: "close" }, "127.0.0.1"],
    ["a proxy", { "x-forwarded-for": "127.0.0.1", forwarded: "for=127.0.0.1" }],
    ["a page of ours", { "sec-fetch-site": "same-origin" }],
    ["an address bar", { "sec-fetch-site": "none", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" }],
    ["somebody with a cookie of his own making", { cookie: `vitrine-outbox-3000=zzzzzz.${"A".repeat(43)}` }],
    ["somebody with an empty one", { cookie: "vitrine-outbox-3000=; vitrine-outbox-3000" }],
    ["somebody who asks for ever", { cookie: `vitrine-outbox-3000=${"9".repeat(4_000)}` }],
    ["somebody whose name was rebound to this machine", {}, "evil.example"],
  ])("and shows nothing to %s without it", async (_who, headers, host) => {
    const id = await keep("a");
    const ask = await serve();
    const replies = await Promise.all(
      ["/outbox", "/outbox/", `/outbox/${id}`, `/outbox/${id}/letter`, "/outbox/let_00000000000000000000000000", "/outbox?key="].map(
        (path) => ask(path, { headers }, host),
      ),
    );
    for (const { status, text, headers: answered } of replies) {
      expect([status, answered["set-cookie"]]).toEqual([403, undefined]);
      for (const words of ["482913", "ana@example.com", id, 'http-equiv="refresh"']) expect(text).not.toContain(words);
      // Whether there is such a message is not told either.
      expect(text.replaceAll(/nonce="[^"]+"/g, "")).toBe(replies[0]?.text.replaceAll(/nonce="[^"]+"/g, ""));
    }
  });

  test.each([
    ["pt-BR", "Só para quem opera este Vitrine", "Abra o link"],
    ["en-US", "For whoever runs this Vitrine", "Open the link"],
    ["es-MX", "Solo para quien opera este Vitrine", "Abre el enlace"],
  ])("and tells everybody else the way, in %s", async (language, title, way) => {
    const { text, headers } = await (await serve())("/outbox", { headers: { "accept-language": language } });
    for (const words of [title, way, "<code>npm run vitrine -- outbox open</code>"]) expect(text).toContain(words);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  });

  test("taking the key from the link alone, whole, once, and for what it was made", async () => {
    const ask = await serve();
    const key = linkPath().split("=")[1] ?? expect.fail();
    const [end = "", mac = ""] = key.split(".");
    const cookie = await cookieFrom(ask);
    const other = mac.endsWith("A") ? "B" : "A";
    for (const [path, headers] of [
      ["/outbox", { cookie: `vitrine-outbox-3000=${key}` }],
      ["/outbox", { authorization: `Bearer ${key}`, "x-key": key, referer: `http://localhost:3000/outbox?key=${key}` }],
      ["/outbox", { cookie: cookie.replace("3000", "3001") }],
      ["/outbox", { cookie: cookie.slice(0, -1) }],
      ["/outbox", { cookie: cookie.replace("=", "=z") }],
      [`/outbox?key=${cookie.split("=")[1]}`, {}],
      [`/outbox?Key=${key}`, {}],
      [`/outbox?key=${key}&key=x`, {}],
      [`/outbox?key=${key}x`, {}],
      [`/outbox?key=${end}.${mac.slice(0, -1)}${other}`, {}],
      [`/outbox?key=${(Number.parseInt(end, 36) + 1).toString(36)}.${mac}`, {}],
      [`/outbox?key=${mac}`, {}],
      ["/outbox?key=%E0%A4%A", {}],
    ] as const) {
      const reply = await ask(path, { headers });
      expect([path, reply.status, reply.headers["set-cookie"]]).toEqual([path, 403, undefined]);
    }
    // One that somebody planted beside it does not shut the operator out.
    expect((await ask("/outbox", { headers: { cookie: `vitrine-outbox-3000=planted; ${cookie}` } })).status).toBe(200);
    // Who is in already is not turned away by a link that has ended.
    expect((await ask("/outbox?key=ended", { headers: { cookie } })).status).toBe(200);
  });

  test("until the link ends after a day, and the browser is forgotten after thirty", async () => {
    const ask = await serve();
    const link = linkPath();
    const cookie = await cookieFrom(ask, link);
    const day = 24 * 3_600_000;
    fixture.clock.pass(day - 1);
    expect((await ask(link)).status).toBe(303);
    fixture.clock.pass(1);
    expect((await ask(link)).status).toBe(403);
    fixture.clock.pass(29 * day - 1);
    expect((await ask("/outbox", { headers: { cookie } })).status).toBe(200);
    fixture.clock.pass(1);
    expect((await ask("/outbox", { headers: { cookie } })).status).toBe(403);
  });

  test("under this server's key alone", async () => {
    const ask = await serve();
    const secrets = secretsUnder(Buffer.alloc(32, 8));
    expect((await ask(linkPath(undefined, { secrets }))).status).toBe(403);
    const cookie = await cookieFrom(await serve({ secrets }), linkPath(undefined, { secrets }));
    expect((await ask("/outbox", { headers: { cookie } })).status).toBe(403);
  });

  test("but not for a page elsewhere that frames or fetches it, even in the operator's browser", async () => {
    const ask = await serveOperator();
    await keep("a");
    for (const site of ["cross-site", "same-site"]) {
      for (const [mode, destination] of [
        ["navigate", "iframe"],
        ["no-cors", "script"],
        ["cors", "empty"],
        ["no-cors", "image"],
      ] as const) {
        const headers = { "sec-fetch-site": site, "sec-fetch-mode": mode, "sec-fetch-dest": destination };
        for (const path of ["/outbox", linkPath()]) {
          const reply = await ask(path, { headers });
          expect([path, reply.status, reply.headers["set-cookie"]]).toEqual([path, 403, undefined]);
          expect(reply.text).not.toContain("482913");
        }
      }
      // A link followed in a terminal that is a web page: a redirect would be asked for without the cookie just set.
      const headers = { "sec-fetch-site": site, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
      const { status, text, headers: answered } = await ask(linkPath(), { headers });
      expect([status, answered.location]).toEqual([200, undefined]);
      expect(answered["set-cookie"]).toContain("vitrine-outbox-3000=");
      expect(text).toContain('<meta http-equiv="refresh" content="0;url=/outbox">');
      expect(text).not.toContain("482913");
    }
  });

  test("and for reading only, at its own paths, where messages are kept", async () => {
    const id = await keep("a");
    const ask = await serveOperator();
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      for (const path of ["/outbox", linkPath()]) expect((await ask(path, { method })).status, method).toBe(418);
    }
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
    const shut = await (await serve())("/outbox", { method: "HEAD" });
    expect([shut.status, shut.text]).toEqual([403, ""]);
    expect((await ask("/outbox/let_00000000000000000000000000")).status).toBe(404);
    const sending = await serve(withMail);
    for (const path of ["/outbox", `/outbox/${id}`, linkPath()]) expect((await sending(path)).status, path).toBe(418);
  });
});

describe("what it shows", () => {
  test("nothing yet, in the operator's language, and looks again by itself", async () => {
    const ask = await serveOperator();
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

  test("the newest message first, with its code at hand", async () => {
    await keep("first", codeMessage);
    const second = await keep("second", buttonMessage);
    const { text } = await (await serveOperator())("/outbox");
    expect(text.indexOf("Crie uma nova senha")).toBeGreaterThan(0);
    expect(text.indexOf("Crie uma nova senha")).toBeLessThan(text.indexOf("Seu código é 482913"));
    expect(text).toContain('<span class="code">482913</span>');
    expect(text).toContain(`href="/outbox/${second}"`);
  });

  test("a message as a stranger's: no script, no style, no address of it counts outside its frame", async () => {
    const id = await keep("a", {
      ...buttonMessage,
      subject: `"><script>alert(1)</script>`,
      paragraphs: ["<img src=x onerror=alert(1)><style>*{}</style>"],
    });
    const ask = await serveOperator();
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
    const message = await ask(`/outbox/${id}/letter`);
    const sandbox = /sandbox ([^;]*)$/.exec(message.headers["content-security-policy"] ?? "")?.[1]?.split(" ");
    expect(sandbox).toEqual(["allow-popups", "allow-popups-to-escape-sandbox", "allow-top-navigation-by-user-activation"]);
    expect(message.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    expect(message.headers["content-security-policy"]).not.toContain("script-src");
    expect((await ask(`/outbox/${id}`)).headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(message.text).toContain('<base target="_blank">');
  });

  test.each([
    ["pt-BR", "vence <time", "em 8 min", "venceu <time", "há 2 min", "Vencida"],
    ["en-US", "expires <time", "in 8 min", "expired <time", "2 min. ago", "Expired"],
    ["es-MX", "vence <time", "dentro de 8 min", "venció <time", "hace 2 min", "Vencido"],
  ])("how long a code still counts, and once it does not, no code at hand, in %s", async (language, ends, left, ended, since, state) => {
    const id = await keep("a", codeMessage, 10 * 60_000);
    const ask = async (path: string) => (await (await serveOperator())(path, { headers: { "accept-language": language } })).text;
    fixture.clock.pass(2 * 60_000);
    const before = await ask("/outbox");
    for (const words of [ends, left, '<span class="code">482913</span>']) expect(before).toContain(words);
    expect(await ask(`/outbox/${id}`)).toMatch(/<dt>(?:Vence|Expires)<\/dt><dd>[^<]*2026/);
    fixture.clock.pass(10 * 60_000);
    const after = await ask("/outbox");
    for (const words of [ended, since, `<span class="state">${state}</span>`]) expect(after).toContain(words);
    expect(after).not.toContain('class="code"');
    expect(await ask(`/outbox/${id}`)).toMatch(/<dt>(?:Venceu|Expired|Venció)<\/dt><dd>[^<]*2026/);
    // What it says can be read as long as that of any other.
    expect(await ask(`/outbox/${id}/letter`)).toContain("482913");
  });

  test("that a code had ended before its message was sent", async () => {
    const outbox = fixture.open(undefined);
    const expiresAt = new Date(fixture.clock.now() + 60_000);
    await outbox.post(fixture.database.queries, { to: "ana@example.com", language: "pt", key: "code:1", message: codeMessage, expiresAt });
    fixture.clock.pass(60_000);
    outbox.wake();
    await eventually(async () => (await fixture.entries())[0]?.state).toBe("expired");
    const ask = await serveOperator();
    const list = (await ask("/outbox")).text;
    for (const words of ["code:1", "Vencida", "venceu"]) expect(list).toContain(words);
    const [{ id } = expect.fail()] = await fixture.entries();
    expect((await ask(`/outbox/${id}`)).text).toContain("Venceu antes de ser enviada");
    expect((await ask(`/outbox/${id}/letter`)).status).toBe(404);
    expect(fixture.printed).toEqual([]);
  });

  test("that a text was wiped", async () => {
    const id = await keep("a");
    fixture.clock.pass(25 * 3_600_000);
    fixture.open(undefined).wake();
    await eventually(async () => (await fixture.entries())[0]?.message).toBeNull();
    const ask = await serveOperator();
    expect((await ask(`/outbox/${id}`)).text).toContain("O texto já foi excluído");
    expect((await ask("/outbox")).text).not.toContain("482913");
    expect((await ask(`/outbox/${id}/letter`)).status).toBe(404);
  });

  test("that the database is away, and tries again", async () => {
    const away = new Proxy(fixture.database.queries, {
      get: () => () => {
        throw new Error("Connection terminated");
      },
    });
    const { status, text } = await (await serveOperator({ database: { queries: away } }))("/outbox");
    expect(status).toBe(503);
    expect(text).toContain('http-equiv="refresh"');
  });
});
