import { connect, type Socket } from "node:net";
import { emptyDocument, PAGE_ID } from "@vitrine/document";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Reply, startTestServer, type TestCaller, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
let pageId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "entrada", region: "br" })).json().id;
  pageId = (await ana.call("POST", "/api/pages", { siteId, slug: "inicio", title: "Início" })).json().id;
});
afterAll(() => server.stop());

/** Everything a bad request must not have changed. */
async function everything(): Promise<unknown> {
  const { rows } = await server.running.platform.database.queries.execute(sql`
    SELECT (SELECT json_agg(p) FROM pages p) AS pages, (SELECT json_agg(s) FROM sites s) AS sites,
           (SELECT json_agg(d) FROM page_documents d) AS documents, (SELECT count(*) FROM page_operations) AS operations,
           (SELECT json_agg(a.email) FROM accounts a) AS accounts, (SELECT count(*) FROM sessions) AS sessions`);
  return rows;
}

/** Expects a clear refusal in the error envelope, and that nothing was stored. */
async function expectRefused(send: () => Promise<Reply>, status: number, code: string, field?: string): Promise<Reply> {
  const before = await everything();
  const reply = await send();
  const body = reply.json();
  expect({ status: reply.status, code: body.code, field: body.fields?.[0]?.path }).toEqual({ status, code, field });
  expect(body.message).not.toBe("");
  expect(body.requestId).toMatch(/^req_/);
  expect(reply.headers["x-request-id"]).toBe(body.requestId);
  expect(await everything()).toEqual(before);
  return reply;
}

const bearer = () => ({ authorization: `Bearer ${ana.apiKey}` });
const asJson = () => ({ ...bearer(), "content-type": "application/json" });

const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

test.each<[name: string, method: string, path: () => string, body: unknown, field: string, code?: string]>([
  ["JSON that breaks off", "POST", () => "/api/sites", '{"name": "x"', "body"],
  ["JSON that is a list", "POST", () => "/api/sites", "[]", "body"],
  ["JSON that is a text", "POST", () => "/api/sites", '"site"', "body"],
  ["JSON that is null", "PATCH", () => `/api/pages/${pageId}`, "null", "body"],
  ["nothing at all", "POST", () => "/api/sites", "{}", "name"],
  ["a wrong type", "POST", () => "/api/sites", { name: 7, region: "br" }, "name"],
  ["a value of no choice", "POST", () => "/api/sites", { name: "loja", region: "mars" }, "region"],
  ["an unknown field", "POST", () => "/api/sites", { name: "loja", region: "br", owner: "me" }, "owner"],
  ["__proto__ as a field", "POST", () => "/api/sites", '{"name":"loja","region":"br","__proto__":{"isAdmin":true}}', "__proto__"],
  [
    "constructor deep inside",
    "POST",
    () => "/api/pages",
    `{"siteId":"x","document":{"a":[{"constructor":{}}]}}`,
    "document.a.0.constructor",
  ],
  ["bottomless nesting", "POST", () => "/api/pages", `{"document":${deep(50_000)}}`, `document.${"a.".repeat(98)}a`],
  ["NUL in a text", "PATCH", () => `/api/pages/${pageId}`, { title: "a\0b" }, "title"],
  ["half a surrogate pair", "PATCH", () => `/api/pages/${pageId}`, '{"title":"\\ud800"}', "title"],
  ["a title that is too long", "PATCH", () => `/api/pages/${pageId}`, { title: "x".repeat(71) }, "title"],
  ["an id of another kind", "POST", () => "/api/pages", { siteId: "pag_01arz3ndektsv4rrffq69g5fav", slug: "a", title: "A" }, "siteId"],
  ["an id that is none", "GET", () => "/api/pages/1%20or%201=1", undefined, "id"],
  ["a limit over 100", "GET", () => "/api/pages?limit=101", undefined, "limit"],
  ["a limit that is no number", "GET", () => "/api/pages?limit=many", undefined, "limit"],
  ["an unknown parameter", "GET", () => "/api/pages?order=title", undefined, "order"],
  ["a cursor of nobody's", "GET", () => "/api/pages?cursor=abc", undefined, "cursor"],
  [
    "a cursor with SQL in it",
    "GET",
    () => `/api/leads?cursor=${Buffer.from("1.pag_' OR 1=1 --").toString("base64url")}`,
    undefined,
    "cursor",
  ],
  ["NUL in a search", "GET", () => "/api/pages?search=a%00b", undefined, "search"],
  ["__proto__ in a query", "GET", () => "/api/pages?__proto__[limit]=1", undefined, "__proto__"],
])("%s is refused by field", async (_name, method, path, body, field) => {
  await expectRefused(() => ana.call(method, path(), body), 400, "INVALID_INPUT", field);
});

test("a body is refused by its type, whatever it holds", async () => {
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/event-stream", ""]) {
    const headers = type === "" ? bearer() : { ...bearer(), "content-type": type };
    const send = () => server.send("localhost", "/api/sites", { method: "POST", headers, body: '{"name":"tipo","region":"br"}' });
    await expectRefused(send, 415, "UNSUPPORTED_TYPE", "content-type");
  }
});

test("a body that is too large is refused by its length, and by its bytes when it declares none", async () => {
  const large = Buffer.alloc(12 * 1024 * 1024, " ");
  await expectRefused(
    () => server.send("localhost", "/api/sites", { method: "POST", headers: asJson(), body: large }),
    413,
    "TOO_LARGE",
    "body",
  );
  await expectRefused(
    () => server.send("localhost", "/api/sites", { method: "POST", headers: { ...asJson(), "transfer-encoding": "chunked" }, body: large }),
    413,
    "TOO_LARGE",
    "body",
  );
  const anonymous = { "content-type": "application/json", "transfer-encoding": "chunked" };
  await expectRefused(
    () => server.send("localhost", "/api/auth/login", { method: "POST", headers: anonymous, body: large.subarray(0, 100_000) }),
    413,
    "TOO_LARGE",
    "body",
  );
});

/** An object of 900,000 keys, 10 MB long. */
const countless = `{${Array.from({ length: 900_000 }, (_, n) => `"k${n}":1`).join(",")}}`;

test.each<[call: string, method: string, path: () => string, body: () => string, field: string]>([
  ["a call that takes little", "PATCH", () => "/api/accounts/me", () => countless, "body"],
  ["a call that takes a document", "PUT", () => `/api/pages/${pageId}/document`, () => countless, "body"],
  [
    "a document of small things",
    "POST",
    () => "/api/pages",
    () => `{"siteId":"${siteId}","slug":"m","document":{"a":[${'{"a":[1,2,3]},'.repeat(30_000)}0],"b":[${"[[[[]]]],".repeat(600_000)}0]}}`,
    "document.b",
  ],
])(
  "900,000 things sent to %s are refused as they come, in a short reply, however they are sent",
  async (_call, method, path, body, field) => {
    for (const more of [{}, { "transfer-encoding": "chunked" }] as readonly Record<string, string>[]) {
      const startedAt = performance.now();
      const reply = await server.send("localhost", path(), { method, headers: { ...asJson(), ...more }, body: body() });
      expect(performance.now() - startedAt).toBeLessThan(1_000);
      expect([reply.status, reply.json().code, reply.json().fields[0].path]).toEqual([413, "TOO_LARGE", field]);
      expect(reply.text.length).toBeLessThan(1_000);
    }
  },
);

test("a call takes 64 kB unless it says more, and names no more than twenty of the fields that do not exist", async () => {
  const named = (bytes: number) => `{"name":"${"x".repeat(bytes - 11)}"}`;
  await expectRefused(() => ana.call("PATCH", "/api/accounts/me", named(64 * 1024 + 1)), 413, "TOO_LARGE", "body");
  await expectRefused(() => ana.call("PATCH", "/api/accounts/me", named(64 * 1024)), 400, "INVALID_INPUT", "name");
  const unknown = Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`k${n}`, 1]));
  const reply = await expectRefused(() => ana.call("PATCH", "/api/accounts/me", unknown), 400, "INVALID_INPUT", "k0");
  expect(reply.json().fields).toHaveLength(20);
});

test("whoever may not make a call is told so before anything is read of what he sends", async () => {
  const body = Buffer.alloc(10 * 1024 * 1024, " ");
  const headers = { "content-type": "application/json" };
  for (const path of ["/api/pages", "/api/images"])
    await expectRefused(() => server.send("localhost", path, { method: "POST", headers, body }), 401, "NOT_SIGNED_IN");
  await expectRefused(() => server.send("localhost", "/api/nothing", { method: "POST", headers, body }), 404, "NOT_FOUND");
});

test("bytes that are no UTF-8 are refused in body, query and path", async () => {
  const latin = (text: string) => Buffer.from(text, "latin1");
  const patch = (body: Buffer) => server.send("localhost", `/api/pages/${pageId}`, { method: "PATCH", headers: asJson(), body });
  for (const bytes of ['{"title":"a\xe7\xe3o"}', '{"title":"\xc0\xaf"}', '{"title":"\xed\xa0\x80"}', '{"t\xe9":1}']) {
    expect((await expectRefused(() => patch(latin(bytes)), 400, "INVALID_INPUT", "body")).json().fields[0].code).toBe("bad_character");
  }
  await expectRefused(() => ana.call("GET", "/api/pages?search=a%E7%E3o"), 400, "INVALID_INPUT", "query");
  await expectRefused(() => ana.call("GET", "/api/pages?search=%c0%af"), 400, "INVALID_INPUT", "query");
  await expectRefused(() => ana.call("GET", "/api/pages/%ff"), 400, "INVALID_INPUT", "path");
  expect((await ana.call("GET", "/api/pages?search=100%")).status).toBe(200);
});

test("100,000 lists inside each other are refused wherever they come, and at once", async () => {
  const lists = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const { version } = (await ana.call("GET", `/api/pages/${pageId}/document`)).json();
  const operate = `{"baseVersion":${version},"operationId":"o1","diff":{"page":[null,${lists}]}}`;
  for (const [method, path, body] of [
    ["POST", "/api/sites", lists.slice(70_000, 130_000)],
    ["POST", "/api/sites", `{"name":${lists.slice(70_000, 130_000)},"region":"br"}`],
    ["POST", "/api/pages", `{"siteId":"${siteId}","slug":"a","title":"A","document":${lists}}`],
    ["PUT", `/api/pages/${pageId}/document`, `{"version":${version},"document":{"schema":1,"records":{"page":${lists}}}}`],
    ["POST", `/api/pages/${pageId}/operations`, operate],
  ] as const) {
    const before = await everything();
    const startedAt = performance.now();
    const reply = await ana.call(method, path, body);
    expect(performance.now() - startedAt, path).toBeLessThan(2_000);
    expect([path, reply.status, reply.json().code]).toEqual([path, 400, "INVALID_INPUT"]);
    expect(await everything()).toEqual(before);
  }
  const anonymous = await server.send("localhost", "/api/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: `{"email":${lists.slice(70_000, 130_000)},"password":"x"}`,
  });
  expect([anonymous.status, anonymous.json().code]).toEqual([400, "INVALID_INPUT"]);
});

test("100 MB are refused without being read, whatever they declare, and nobody waits for it", async () => {
  const part = Buffer.alloc(1024 * 1024, " ");
  for (const declared of [`content-length: ${100 * part.length}`, "transfer-encoding: chunked"]) {
    for (const [path, extra, most] of [
      ["/api/sites", `authorization: Bearer ${ana.apiKey}\r\n`, 40],
      ["/api/auth/login", "", 30],
    ] as const) {
      let sent = 0;
      const flood = async (): Promise<string> => {
        const socket = connect(server.port, "127.0.0.1");
        let said = "";
        sent = 0;
        const ended = new Promise<void>((resolve) => {
          for (const event of ["close", "error"]) socket.on(event, () => resolve());
        });
        socket.on("data", (chunk) => {
          said += chunk.toString("latin1");
        });
        socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\n${extra}content-type: application/json\r\n${declared}\r\n\r\n`);
        for (; sent < 100 && socket.writable && said === ""; sent++) {
          const chunk = declared.includes("chunked") ? Buffer.concat([Buffer.from("100000\r\n"), part, Buffer.from("\r\n")]) : part;
          if (!socket.write(chunk)) await Promise.race([ended, new Promise((resolve) => socket.once("drain", resolve)), answerOf(socket)]);
        }
        if (said === "") await Promise.race([ended, answerOf(socket)]);
        socket.destroy();
        return said;
      };
      const heard = async (): Promise<string> => {
        // Whoever still sends when the server hangs up may lose the answer to the reset that follows it: that is TCP's.
        for (let tries = 0; tries < 5; tries++) {
          const said = await flood();
          expect(sent, `${path} ${declared}`).toBeLessThan(most);
          if (said !== "") return said;
        }
        return "";
      };
      const [said, health] = await Promise.all([heard(), server.send("localhost", "/healthz")]);
      expect(said).toMatch(/^HTTP\/1\.1 413 /);
      expect(said).toContain('"TOO_LARGE"');
      expect(health.status).toBe(200);
    }
  }
});

function answerOf(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once("data", () => resolve()));
}

const block = (id: string, more: object = {}) => ({
  ...{ type: "block", id, kind: "section", version: 1, parentId: PAGE_ID, slot: "body", order: "a0" },
  ...{ props: { tag: "section" }, styles: {} },
  ...more,
});
const heading = (content: unknown) => ({ kind: "heading", parentId: "s", slot: "content", props: { level: "h2", content } });

function withRecords(records: object): object {
  const document = emptyDocument({ title: "x", language: "pt" });
  return { ...document, records: { ...document.records, ...records } };
}

test.each<[name: string, document: () => unknown, code: string, field: string, status?: number]>([
  ["no records", () => ({ schema: 1 }), "INVALID_DOCUMENT", "document.records"],
  ["a schema of the future", () => ({ schema: 2, records: {} }), "INVALID_DOCUMENT", "document.schema"],
  [
    "50,000 records",
    () => withRecords(Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`b${n}`, block(`b${n}`)]))),
    "TOO_LARGE",
    "document.records",
    413,
  ],
  [
    "a cycle",
    () => withRecords({ a: block("a", { parentId: "b", slot: "content" }), b: block("b", { parentId: "a", slot: "content" }) }),
    "INVALID_DOCUMENT",
    "document.a.parentId",
  ],
  [
    "a block inside itself",
    () => withRecords({ a: block("a", { parentId: "a", slot: "content" }) }),
    "INVALID_DOCUMENT",
    "document.a.parentId",
  ],
  ["a parent that is not there", () => withRecords({ a: block("a", { parentId: "gone" }) }), "INVALID_DOCUMENT", "document.a.parentId"],
  [
    "a javascript: link",
    () =>
      withRecords({
        s: block("s"),
        h: block("h", heading([{ type: "text", text: "x", marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }] }])),
      }),
    "INVALID_DOCUMENT",
    "document.h.props.content.0",
  ],
  ["markup as a kind", () => withRecords({ a: block("a", { kind: "<script>" }) }), "INVALID_DOCUMENT", "document.records.a.kind"],
  [
    "CSS that breaks out of a style",
    () => withRecords({ a: block("a", { styles: { base: { normal: { color: { type: "color", value: "red}</style><script>" } } } } }) }),
    "INVALID_DOCUMENT",
    "document.records.a.styles.base.normal.color",
  ],
])("a document with %s is refused by field", async (_name, document, code, field, status = 400) => {
  const { version } = (await ana.call("GET", `/api/pages/${pageId}/document`)).json();
  const before = await everything();
  const put = await ana.call("PUT", `/api/pages/${pageId}/document`, { version, document: document() });
  expect([put.status, put.json().code]).toEqual([status, code]);
  expect(put.json().fields[0].path.startsWith(field)).toBe(true);
  const created = await ana.call("POST", "/api/pages", { siteId, slug: "ruim", title: "Ruim", document: document() });
  expect([created.status, created.json().code]).toEqual([status, code]);
  expect(await everything()).toEqual(before);
});

test("text with markup in it is kept as text and served escaped", async () => {
  const text = "</script><script>alert(1)</script><!-- & \" ' ]]> \u2028";
  const document = withRecords({ s: block("s"), h: block("h", heading([{ type: "text", text }])) });
  const page = (await ana.call("POST", "/api/pages", { siteId, slug: "marcas", title: text.slice(0, 60), document })).json();
  expect((await ana.call("GET", `/api/pages/${page.id}/document`)).json().document.records.h.props.content[0].text).toBe(text);
  expect((await ana.call("POST", `/api/pages/${page.id}/publish`)).status).toBe(200);
  const served = await server.send("entrada.localhost", "/marcas");
  expect(served.status).toBe(200);
  expect(served.text).not.toContain("<script>alert");
  expect(served.text).toContain("&lt;script");
});

test("an unknown path, a wrong method and a HEAD are answered as what they are", async () => {
  await expectRefused(() => ana.call("GET", "/api/nothing/here"), 404, "NOT_FOUND");
  await expectRefused(() => ana.call("GET", "/api"), 404, "NOT_FOUND");
  const wrong = await expectRefused(() => ana.call("DELETE", "/api/sites"), 405, "METHOD_NOT_ALLOWED");
  expect(wrong.headers.allow?.split(", ").sort()).toEqual(["GET", "POST"]);
  await expectRefused(() => ana.call("PUT", `/api/pages/${pageId}`, {}), 405, "METHOD_NOT_ALLOWED");
  const head = await ana.call("HEAD", "/api/sites");
  expect([head.status, head.text]).toEqual([200, ""]);
});

test("a call says who is wrong: nobody, a wrong key, a key that is none", async () => {
  await expectRefused(() => server.send("localhost", "/api/sites"), 401, "NOT_SIGNED_IN");
  for (const authorization of [
    `Bearer vtr_${"x".repeat(32)}`,
    "Bearer ",
    "Bearer x",
    "Basic YTpi",
    ana.apiKey,
    `Bearer ${ana.apiKey} `.repeat(2),
  ]) {
    await expectRefused(() => server.send("localhost", "/api/sites", { headers: { authorization } }), 401, "NOT_SIGNED_IN");
  }
});

test("errors speak the language asked for, and that of the account once it is known", async () => {
  const nobody = (language: string) => server.send("localhost", "/api/sites", { headers: { "accept-language": language } });
  expect((await nobody("en-GB,en;q=0.9")).json().message).toBe("Log in to your account to continue.");
  expect((await nobody("es-AR")).json().message).toBe("Inicia sesión en tu cuenta para continuar.");
  expect((await nobody("ja")).json().message).toBe("Entre na sua conta para continuar.");
  await ana.call("PATCH", "/api/accounts/me", { language: "es" });
  expect((await ana.call("GET", "/api/pages?limit=0")).json().fields[0].message).toBe("Valor no válido.");
  await ana.call("PATCH", "/api/accounts/me", { language: "pt" });
});

test("a page elsewhere cannot act for whoever is logged in", async () => {
  const { cookies } = await server.newPerson();
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const create = (headers: Record<string, string>) =>
    server.send("localhost", "/api/sites", {
      method: "POST",
      headers: { "content-type": "application/json", cookie, ...headers },
      body: '{"name":"alheio","region":"br"}',
    });
  const own = `http://localhost:${server.port}`;
  for (const headers of [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: `http://shop.localhost:${server.port}` },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: `${own}.evil.example`, "sec-fetch-site": "same-origin" },
    {},
  ]) {
    await expectRefused(() => create(headers as Record<string, string>), 403, "WRONG_ORIGIN");
  }
  expect((await create({ origin: own, "sec-fetch-site": "same-origin" })).status).toBe(201);
});

test("an unknown host gets neither plane, and the health routes answer on any", async () => {
  const unknown = await server.send("evil.example", "/api/sites", { headers: bearer() });
  expect([unknown.status, unknown.text.includes("{")]).toEqual([421, false]);
  expect((await server.send("evil.example", "/healthz")).status).toBe(200);
  expect((await server.send("evil.example", "/readyz")).status).toBe(200);
});

test("a request that is no HTTP is hung up on without harm", async () => {
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(server.port, "127.0.0.1", () => socket.end("\x16\x03\x01 hello\r\n\r\n"));
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    socket.on("close", () => resolve(received));
    socket.on("error", () => resolve(received));
  });
  expect(answer).toMatch(/^(?:HTTP\/1\.1 400|$)/);
  expect((await server.send("localhost", "/healthz")).status).toBe(200);
});
