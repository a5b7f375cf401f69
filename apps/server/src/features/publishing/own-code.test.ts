import { codeSeal } from "@vitrine/blocks";
import { type BlockRecord, emptyDocument, type Json, words } from "@vitrine/document";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../../testing/test-person.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { findKept, updateKept } from "./history/kept-publication-store.ts";

const SCRIPT = "window.pixel=1";
const CODE = `<script>${SCRIPT}</script><p>meu aviso</p></div></section>`;
const HASH = "'sha256-";

let server: TestServer;
let ana: TestPerson;
let bia: TestPerson;
let key: TestCaller;
const sites = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  [ana, bia, key] = await Promise.all([server.newPerson({ plan: "lifetime" }), server.newPerson({ plan: "lifetime" }), server.newCaller()]);
  for (const [caller, name] of [
    [ana, "ana"],
    [bia, "bia"],
    [key, "key"],
  ] as const) {
    sites.set(caller.accountId, (await caller.call("POST", "/api/sites", { name: `codigo-${name}`, region: "br" })).json().id);
  }
});
afterAll(() => server.stop());

function block(id: string, kind: string, parentId: string, props: { [key: string]: Json }): BlockRecord {
  return {
    type: "block",
    id,
    kind,
    version: 1,
    parentId,
    slot: parentId === "page" ? "body" : "content",
    order: `a${id}`,
    props,
    styles: {},
  };
}

const own = (code: string, hosts: string[] = []): BlockRecord => block("1", "html", "s", { name: "Pixel", code, hosts });
const seal = (of: BlockRecord): string => codeSeal(of) ?? "";

function documentWith(...blocks: readonly BlockRecord[]): object {
  const { schema, records } = emptyDocument({ title: "Oferta", language: "pt" });
  const title = block("0", "heading", "s", { level: "h1", content: words("Oferta") });
  const all = [{ ...block("s", "section", "page", { tag: "section" }), order: "a0" }, title, ...blocks];
  return { schema, records: { ...records, ...Object.fromEntries(all.map((each) => [each.id, each])) } };
}

type Caller = TestPerson | TestCaller;
let pages = 0;

async function newPage(caller: Caller, ...blocks: readonly BlockRecord[]): Promise<{ id: string; slug: string }> {
  const slug = `pagina-${++pages}`;
  const made = await caller.call("POST", "/api/pages", { siteId: sites.get(caller.accountId), slug, document: documentWith(...blocks) });
  if (made.status !== 201) throw new Error(made.text);
  return { id: made.json().id, slug };
}

/** Publishes a page; what a visitor gets of it. */
async function shown(caller: Caller, { id }: { readonly id: string }): Promise<{ html: string; policy: string }> {
  const published = await caller.call("POST", `/api/pages/${id}/publish`, {});
  if (published.status !== 200) throw new Error(published.text);
  const { host, pathname } = new URL(published.json().url);
  const visit = await server.send(host.replace(/:\d+$/, ""), pathname);
  return { html: visit.text, policy: visit.headers["content-security-policy"] ?? "" };
}

/** Of a page, newest first. */
const publicationsOf = async (id: string): Promise<readonly { readonly id: string }[]> =>
  (await ana.call("GET", `/api/pages/${id}/publications`)).json().items;
const rollBack = (id: string, publication: { readonly id: string } | undefined) =>
  ana.call("POST", `/api/pages/${id}/publications/${publication?.id}/rollback`);

const approve = (caller: Caller, of: BlockRecord) => caller.call("PUT", `/api/own-code/${seal(of)}`, {});
const change = (caller: Caller, id: string, baseVersion: number, from: BlockRecord, to: BlockRecord) =>
  caller.call("POST", `/api/pages/${id}/operations`, {
    baseVersion,
    operationId: `change-${id}-${baseVersion}`,
    diff: { [to.id]: [from, to] },
  });

test("code that nobody has switched on is not on the page, by nothing of it, and opens nothing", async () => {
  const { html, policy } = await shown(ana, await newPage(ana, own(CODE, ["widget.example"])));
  expect(html).not.toMatch(/pixel|meu aviso|v-html|widget\.example/i);
  expect(policy).not.toMatch(/widget\.example|unsafe/);
  expect(policy).toContain("script-src 'none'");
});

test("switched on, it runs by its hash, reaches what was allowed with it, and stays in its place", async () => {
  const code = own(`${CODE}<!--1-->`, ["widget.example", "*.live.example"]);
  const page = await newPage(ana, code);
  expect((await approve(ana, code)).status).toBe(200);
  const { html, policy } = await shown(ana, page);
  expect(html).toContain(`<div class="v-html"><script>${SCRIPT}</script><p>meu aviso</p></div>`);
  expect(html).toMatch(/<\/section><\/main><\/body><\/html>$/);
  expect(policy).toMatch(/script-src 'sha256-[^ ]+' https:\/\/widget\.example https:\/\/\*\.live\.example;/);
  expect(policy).toContain("connect-src 'self' https://widget.example https://*.live.example wss://widget.example wss://*.live.example");
  expect(policy).toMatch(/script-src [^;]*;/);
  expect(policy).not.toMatch(/script-src [^;]*unsafe/);
});

test("a change puts it off, whoever makes it, and what it was before is on again", async () => {
  const before = own(`${CODE}<!--2-->`);
  const page = await newPage(ana, before);
  await approve(ana, before);
  expect((await shown(ana, page)).policy).toContain(HASH);
  const after: BlockRecord = { ...before, props: { ...before.props, code: "<script>steal()</script>" } };
  expect((await change(ana, page.id, 1, before, after)).status).toBe(200);
  expect((await shown(ana, page)).html).not.toMatch(/steal|v-html/);
  const hosts: BlockRecord = { ...before, props: { ...before.props, hosts: ["evil.example"] } };
  expect((await change(ana, page.id, 2, after, hosts)).status).toBe(200);
  expect((await shown(ana, page)).html).not.toMatch(/pixel|v-html/);
  expect((await change(ana, page.id, 3, hosts, before)).status).toBe(200);
  expect((await shown(ana, page)).html).toContain(SCRIPT);
});

test("it is on in a copy within the account, and off in another's", async () => {
  const code = own(`${CODE}<!--3-->`);
  const page = await newPage(ana, code);
  await approve(ana, code);
  const copy = await ana.call("POST", `/api/pages/${page.id}/duplicate`);
  expect((await shown(ana, copy.json())).html).toContain(SCRIPT);
  expect((await shown(bia, await newPage(bia, code))).html).not.toMatch(/pixel|v-html/);
  expect((await bia.call("GET", `/api/own-code?seals=${seal(code)}`)).json()).toEqual({ on: [] });
  expect((await ana.call("GET", `/api/own-code?seals=${seal(code)},${"0".repeat(64)}`)).json()).toEqual({ on: [seal(code)] });
});

test("a rollback brings none back that was switched off since, nor any of which nobody knows whether it was", async () => {
  const [before, after] = [own(`${CODE}<!--rollback-->`), own(`${CODE}<!--after-->`)];
  const page = await newPage(ana, before);
  await approve(ana, before);
  expect((await shown(ana, page)).html).toContain(SCRIPT);
  expect((await change(ana, page.id, 1, before, after)).status).toBe(200);
  expect((await shown(ana, page)).html).not.toContain(SCRIPT);
  const [plain, coded] = await publicationsOf(page.id);
  const { queries } = server.running.platform.database;
  expect((await rollBack(page.id, coded)).status).toBe(200);
  expect((await rollBack(page.id, plain)).status).toBe(200);
  // As it stands where it was published before publications were kept.
  const known = await findKept(queries, page.id, coded?.id ?? "");
  await updateKept(queries, coded?.id ?? "", { home: null, codeSeals: [] });
  expect((await rollBack(page.id, coded)).json().code).toBe("PUBLICATION_CODE_UNKNOWN");
  await updateKept(queries, plain?.id ?? "", { home: null });
  await updateKept(queries, coded?.id ?? "", { home: known?.home ?? null, codeSeals: known?.codeSeals ?? [] });
  expect([(await rollBack(page.id, coded)).status, (await rollBack(page.id, plain)).status]).toEqual([200, 200]);
  expect((await ana.call("DELETE", `/api/own-code/${seal(before)}`)).status).toBe(200);
  expect((await rollBack(page.id, coded)).json().code).toBe("PUBLICATION_CODE_OFF");
  expect((await server.send("codigo-ana.localhost", `/${page.slug}`)).text).not.toContain(SCRIPT);
});

test("nothing that a document or a change can say switches it on", async () => {
  const code = own(`${CODE}<!--4-->`);
  for (const [name, value] of Object.entries({ isOn: true, approved: true, seal: seal(code) })) {
    const document = documentWith({ ...code, props: { ...code.props, [name]: value } });
    const made = await bia.call("POST", "/api/pages", { siteId: sites.get(bia.accountId), slug: "forjada", document });
    expect([made.status, made.json().code]).toEqual([400, "INVALID_DOCUMENT"]);
  }
  const moved = await newPage(bia, code);
  expect((await shown(bia, moved)).html).not.toContain("pixel");
});

test("a key does not switch it on, nor does a page that somebody looks at; a second time changes nothing", async () => {
  const code = own(`${CODE}<!--5-->`);
  expect((await approve(key, code)).json().code).toBe("SESSION_ONLY");
  const foreign = await ana.call(
    "PUT",
    `/api/own-code/${seal(code)}`,
    {},
    { origin: "http://codigo-ana.localhost", "sec-fetch-site": "cross-site" },
  );
  expect(foreign.json().code).toBe("WRONG_ORIGIN");
  expect((await ana.call("GET", `/api/own-code?seals=${seal(code)}`)).json()).toEqual({ on: [] });
  for (let time = 0; time < 2; time++) expect((await approve(ana, code)).status).toBe(200);
  for (const bad of ["", "abc", "A".repeat(64), `${"0".repeat(64)},`]) {
    expect((await ana.call("GET", `/api/own-code?seals=${bad}`)).json().code).toBe("INVALID_INPUT");
  }
});

test("switched off, it is off from the next publish on", async () => {
  const code = own(`${CODE}<!--6-->`);
  const page = await newPage(ana, code);
  await approve(ana, code);
  expect((await shown(ana, page)).html).toContain(SCRIPT);
  expect((await ana.call("DELETE", `/api/own-code/${seal(code)}`)).status).toBe(200);
  expect((await shown(ana, page)).html).not.toContain(SCRIPT);
});

test("code that would break the page is left out, and publishing names its block; other code is not named", async () => {
  const broken = own(`${"<div>".repeat(400)}<!--7-->`);
  const page = await newPage(ana, broken, { ...own("<p>inteiro</p>"), id: "2", order: "a2" });
  const publish = async () => (await ana.call("POST", `/api/pages/${page.id}/publish`, {})).json();
  expect((await publish()).brokenCodeIds).toEqual([]);
  await approve(ana, broken);
  expect((await publish()).brokenCodeIds).toEqual(["1"]);
  expect((await shown(ana, page)).html).not.toContain("<div><div><div>");
});

test("kept as a template it is what it was: on in pages of the account that saw it, and off until then", async () => {
  const seen = own("<p>visto</p>");
  const unseen = { ...own("<p>nunca visto</p>"), id: "2", order: "a2" };
  expect((await approve(ana, seen)).status).toBe(200);
  const kept = await ana.call("POST", "/api/templates", { kind: "page", name: "Com código", document: documentWith(seen, unseen) });
  expect(kept.status, kept.text).toBe(201);
  const siteId = sites.get(ana.accountId);
  const made = await ana.call("POST", "/api/pages", { siteId, slug: "do-modelo", title: "Do modelo", templateId: kept.json().id });
  const { html } = await shown(ana, made.json());
  expect(html).toContain("<p>visto</p>");
  expect(html).not.toContain("nunca visto");
});

test("a frame of an address that is nobody's we know waits too; one of a known service does not", async () => {
  const props = { title: "", shape: "own", loads: "click" };
  const film = block("1", "embed", "s", { ...props, url: "https://youtu.be/dQw4w9WgXcQ" });
  const widget = block("2", "embed", "s", { ...props, url: "https://widget.example/a" });
  const page = await newPage(ana, film, widget);
  const before = await shown(ana, page);
  expect([before.html.includes("widget.example"), before.policy.includes("frame-src https://www.youtube-nocookie.com;")]).toEqual([
    false,
    true,
  ]);
  await approve(ana, widget);
  const after = await shown(ana, page);
  expect([after.html.includes("https://widget.example/a"), after.policy.includes("https://widget.example")]).toEqual([true, true]);
});
