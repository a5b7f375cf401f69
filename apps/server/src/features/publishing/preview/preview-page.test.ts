import { PREVIEWS_FOLDER, type PreviewPart, previewKey } from "@vitrine/contract";
import { emptyDocument, words } from "@vitrine/document";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentHash } from "../../../platform/storage/content-hash.ts";
import { type Reply, startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";
import { tidyPreviews } from "./tidy-previews.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "loja", region: "br" })).json().id;
  await ana.call("POST", "/api/sites", { name: "outra", region: "br" });
});
afterAll(() => server.stop());

const shared = { type: "block", version: 1, styles: {} } as const;

function draft(heading: string): unknown {
  const { schema, records } = emptyDocument({ title: "Café da serra", language: "pt" });
  const blocks = [
    { ...shared, id: "s1", kind: "section", parentId: "page", slot: "body", order: "a0", props: { tag: "section" } },
    { ...shared, id: "h1", kind: "heading", parentId: "s1", slot: "content", order: "a0", props: { level: "h1", content: words(heading) } },
    {
      ...shared,
      id: "f1",
      kind: "form",
      parentId: "s1",
      slot: "content",
      order: "a1",
      props: { name: "Contato", submitLabel: "Enviar", after: "message", thanks: "Obrigado", redirectTo: "" },
    },
  ];
  return { schema, records: { ...records, ...Object.fromEntries(blocks.map((block) => [block.id, block])) } };
}

async function newPage(slug: string): Promise<string> {
  const made = await ana.call("POST", "/api/pages", { siteId, slug, title: "Café", document: draft("Antes de publicar") });
  if (made.status !== 201) throw new Error(made.text);
  return made.json().id;
}

const look = (url: string, options: Parameters<TestServer["send"]>[2] = {}, host = "loja.localhost"): Promise<Reply> =>
  server.send(host, new URL(url).pathname, options);

async function preview(id: string): Promise<{ readonly url: string; readonly token: string; readonly expiresAt: string }> {
  const { url, expiresAt } = (await ana.call("POST", `/api/pages/${id}/preview`)).json();
  return { url, expiresAt, token: url.split("/").at(-1) };
}

async function end(token: string): Promise<void> {
  const { storage, clock } = server.running.platform;
  const part: PreviewPart = JSON.parse((await storage.get(previewKey(contentHash(token))))?.toString("utf8") ?? "");
  await storage.put(previewKey(contentHash(token)), Buffer.from(JSON.stringify({ ...part, until: clock.now() })));
}

test("a page is seen as it will be, at an address of its own, and is not published by that", async () => {
  const id = await newPage("cafe");
  const { url, expiresAt, token } = await preview(id);
  expect(url).toMatch(/^http:\/\/loja\.localhost(?::\d+)?\/_v\/preview\/[0-9a-f]{32}$/);
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(3_590_000);
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(3_600_000);
  const seen = await look(url);
  expect(seen.status).toBe(200);
  expect(seen.text).toContain("Antes de publicar");
  expect(seen.headers).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
  });
  const script = /src="(\/_v\/[0-9a-f]{40}\.js)"/.exec(seen.text)?.[1] ?? "";
  expect((await server.send("loja.localhost", script)).status).toBe(200);
  expect((await server.send("loja.localhost", "/cafe")).status).toBe(404);
  expect((await ana.call("GET", `/api/pages/${id}`)).json().publishedAt).toBeNull();
  expect((await preview(id)).token).not.toBe(token);
});

test("what is sent by its forms is thanked for and kept by nobody", async () => {
  const { url } = await preview(await newPage("com-formulario"));
  const action = /action="([^"]+)"/.exec((await look(url)).text)?.[1] ?? "";
  expect(action).toBe(`${new URL(url).pathname}/f1`);
  const json = { accept: "application/json", "content-type": "application/json" };
  const said = await server.send("loja.localhost", action, { method: "POST", headers: json, body: '{"name":"Rui"}' });
  expect(said.json()).toEqual({ ok: true, thanks: expect.stringContaining("nada do que foi enviado aqui fica guardado") });
  const page = await server.send("loja.localhost", action, { method: "POST", body: "name=Rui" });
  expect([page.status, page.text]).toEqual([200, expect.stringContaining("Isto é uma prévia")]);
  expect((await server.send("loja.localhost", action)).status).toBe(405);
});

test("it is over after an hour, and shown on its own site only", async () => {
  const { url, token } = await preview(await newPage("por-uma-hora"));
  expect((await look(url, {}, "outra.localhost")).status).toBe(404);
  expect((await look(url, { method: "POST" })).status).toBe(405);
  await end(token);
  const over = await look(url);
  expect([over.status, over.headers["x-robots-tag"]]).toEqual([410, "noindex, nofollow"]);
  expect(over.text).toContain("Esta prévia terminou");
  expect((await look(`${url}/f1`, { method: "POST" })).status).toBe(410);
});

test("no other address under it shows anything", async () => {
  const { token } = await preview(await newPage("so-este"));
  const wrong = [
    "",
    "x",
    token.slice(1),
    `${token}0`,
    token.toUpperCase(),
    `${token}/a/b`,
    `${token}/../x`,
    `%2e%2e/${token}`,
    "0".repeat(32),
  ];
  const statuses = await Promise.all(wrong.map(async (path) => (await server.send("loja.localhost", `/_v/preview/${path}`)).status));
  expect(new Set(statuses)).toEqual(new Set([404]));
});

test("one that is kept in a form that nobody reads is not there", async () => {
  const { url, token } = await preview(await newPage("de-outra-forma"));
  const { storage } = server.running.platform;
  for (const kept of ["{", '{"schema":1,"until":0}']) {
    await storage.put(previewKey(contentHash(token)), Buffer.from(kept));
    expect((await look(url)).status).toBe(404);
    expect((await look(`${url}/f1`, { method: "POST" })).status).toBe(404);
  }
});

test("previews that are over go, and what cannot be read with them", async () => {
  const { storage } = server.running.platform;
  const [kept, over] = [await preview(await newPage("fica")), await preview(await newPage("sai"))];
  await end(over.token);
  await storage.put(previewKey("f".repeat(40)), Buffer.from("{"));
  await tidyPreviews(server.running.platform);
  const left: string[] = [];
  for await (const key of storage.list(PREVIEWS_FOLDER)) left.push(key);
  expect(left).toContain(previewKey(contentHash(kept.token)));
  expect(left).not.toContain(previewKey(contentHash(over.token)));
  expect(left).not.toContain(previewKey("f".repeat(40)));
});

test("another account's page is not there", async () => {
  const id = await newPage("da-ana");
  const rui = await server.newCaller();
  expect((await rui.call("POST", `/api/pages/${id}/preview`)).status).toBe(404);
});
