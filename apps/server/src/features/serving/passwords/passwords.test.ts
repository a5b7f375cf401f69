import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pageKey, pathKey, siteFolder } from "@vitrine/contract";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { contentHash } from "../../../platform/storage/content-hash.ts";
import { pageWithForm } from "../../../testing/page-with-form.ts";
import { type Reply, startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";
import { reconcileManifests } from "../../publishing/manifest/site-manifest.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  // Every test visits from an address of its own, as a proxy says.
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "loja", region: "br" })).json().id;
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => server.stop());

const DAY_MS = 24 * 3_600_000;
/** Sets the clock so far from the real one, in milliseconds, until the test is over. */
function pass(ms: number): void {
  vi.spyOn(server.running.platform.clock, "now").mockImplementation(() => Date.now() + ms);
}

const { document, formId } = pageWithForm("");
const SECRET = "Quem sabe, entra";
let made = 0;

interface Live {
  readonly id: string;
  readonly path: string;
}

async function livePage(): Promise<Live> {
  const slug = `p-${++made}`;
  const { id } = (await ana.call("POST", "/api/pages", { siteId, slug, title: "Página", document })).json();
  expect((await ana.call("POST", `/api/pages/${id}/publish`, {})).status).toBe(200);
  return { id, path: `/${slug}` };
}
const setPassword = (id: string, password: unknown) => ana.call("PUT", `/api/pages/${id}/password`, { password });
const visit = (path: string, cookie = "", host = "loja") =>
  server.send(`${host}.localhost`, path, { headers: { cookie, "accept-language": "en" } });

function tryPassword(id: string, password: string, { from = `198.51.100.${made}`, query = "", headers = {} } = {}): Promise<Reply> {
  return server.send("loja.localhost", `/_v/password/${id}${query}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": from, ...headers },
    body: new URLSearchParams({ password }).toString(),
  });
}
const cookieOf = (reply: Reply): string => reply.headers["set-cookie"]?.split(";")[0] ?? "";

async function lockedPage(): Promise<Live & { readonly cookie: string }> {
  const page = await livePage();
  expect((await setPassword(page.id, SECRET)).status).toBe(200);
  const reply = await tryPassword(page.id, SECRET);
  expect(reply.status).toBe(303);
  return { ...page, cookie: cookieOf(reply) };
}

test("a visitor is asked for the password in the page's language, gets in with it, and stays in", async () => {
  const { id, path } = await livePage();
  const open = await visit(path);
  expect((await ana.call("GET", `/api/pages/${id}/password`)).json()).toEqual({ hasPassword: false, changedAt: null });
  expect((await setPassword(id, SECRET)).json()).toEqual({ hasPassword: true, changedAt: expect.any(String) });
  const asked = await visit(`${path}?utm_source=ig&x=%22`);
  expect([asked.status, asked.headers["cache-control"], asked.headers["x-robots-tag"], asked.headers.etag]).toEqual([
    401,
    "private, no-store",
    "noindex",
    undefined,
  ]);
  expect(asked.text).toContain("Para ver esta página, digite a senha");
  expect(asked.text).not.toContain(formId);
  expect(asked.text).not.toContain("<script");
  expect(asked.text).toContain(`action="/_v/password/${id}?utm_source=ig&#38;x=%22"`);
  expect((await visit(path.toUpperCase())).headers.location).toBe(path);
  const wrong = await tryPassword(id, "chute");
  expect([wrong.status, wrong.headers["set-cookie"]]).toEqual([401, undefined]);
  expect(wrong.text).toContain("Senha incorreta. Confira e tente de novo.");
  const right = await tryPassword(id, SECRET, { query: "?utm_source=ig" });
  expect([right.status, right.headers.location]).toEqual([303, `${path}?utm_source=ig`]);
  expect(right.headers["set-cookie"]).toMatch(/^vitrine_pag_\w+=\d+\.[0-9a-f]{64}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/);
  const inside = await visit(path, `outro=1; ${cookieOf(right)}; mais=2`);
  expect([inside.status, inside.headers["cache-control"], inside.text]).toEqual([200, "private, no-store", open.text]);
  expect((await visit(path)).status).toBe(401);
  expect((await setPassword(id, null)).json()).toEqual({ hasPassword: false, changedAt: null });
  expect([(await visit(path)).status, (await visit(path)).headers["cache-control"]]).toEqual([200, "public, max-age=0, must-revalidate"]);
  expect((await tryPassword(id, SECRET)).status).toBe(404);
});

test("over HTTPS the cookie goes over HTTPS alone", async () => {
  const { id } = await lockedPage();
  const reply = await tryPassword(id, SECRET, { headers: { "x-forwarded-proto": "https" } });
  expect(reply.headers["set-cookie"]).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
});

test("a grant is worth nothing on another page, another site, for another password, changed or late", async () => {
  const first = await lockedPage();
  const other = await lockedPage();
  const [name = "", value = ""] = first.cookie.split("=");
  const [until = "", mac = ""] = value.split(".");
  const forged = [
    `${name}=${until}.${mac.replace(/^./, (digit) => (digit === "0" ? "1" : "0"))}`,
    `${name}=${Number(until) + 1}.${mac}`,
    `${name}=9999999999999.${mac}`,
    `${name}=0.${mac}`,
    `${name}=${until}.`,
    `${name}=`,
    `${name}`,
    "",
  ];
  for (const cookie of forged) expect((await visit(first.path, cookie)).status, cookie).toBe(401);
  expect((await visit(first.path, first.cookie)).status).toBe(200);
  expect((await visit(other.path, `vitrine_${other.id}=${value}`)).status).toBe(401);
  expect((await visit(other.path, first.cookie)).status).toBe(401);
  expect((await setPassword(first.id, SECRET)).status).toBe(200);
  // The same word again is another password: who was let in is asked again.
  expect((await visit(first.path, first.cookie)).status).toBe(401);
  await setPassword(first.id, null);
  await setPassword(first.id, SECRET);
  expect((await visit(first.path, first.cookie)).status).toBe(401);
  await ana.call("POST", "/api/sites", { name: "outra", region: "br" });
  expect((await visit(first.path, first.cookie, "outra")).status).toBe(404);
});

test("forms, thanks, lists and downloads of a page keep its password", async () => {
  const { id, path } = await livePage();
  const sendForm = (cookie: string, json = true) =>
    server.send("loja.localhost", `/_v/forms/${id}/${formId}`, {
      method: "POST",
      headers: json ? { "content-type": "application/json", cookie } : { "content-type": "application/x-www-form-urlencoded", cookie },
      body: json ? JSON.stringify({ name: "Rui", email: "rui@example.com" }) : "name=Rui&email=rui%40example.com",
    });
  expect((await sendForm("")).status).toBe(200);
  expect((await visit("/sitemap.xml")).text).toContain(`${path}</loc>`);
  expect((await visit(`/_v/thanks/${id}/${formId}`)).status).toBe(200);
  await setPassword(id, SECRET);
  const cookie = cookieOf(await tryPassword(id, SECRET));
  pass(DAY_MS + 1);
  const refused = await sendForm("");
  expect([refused.status, refused.json().message]).toEqual([403, expect.stringContaining("Esta página agora pede senha")]);
  expect((await sendForm("", false)).status).toBe(403);
  expect((await sendForm(cookie)).status).toBe(200);
  expect((await sendForm(cookie, false)).status).toBe(303);
  expect((await visit(`/_v/thanks/${id}/${formId}`)).status).toBe(404);
  expect((await visit(`/_v/thanks/${id}/${formId}`, cookie)).status).toBe(200);
  expect((await visit("/sitemap.xml")).text).not.toContain(`${path}</loc>`);
  // Where nothing is, a page with a password is not shown to everybody.
  await ana.call("PATCH", `/api/sites/${siteId}/serving`, { notFoundPageId: id });
  expect((await visit("/nada")).text).toContain("Page not found");
  await ana.call("PATCH", `/api/sites/${siteId}/serving`, { notFoundPageId: null });
  const { url } = (await ana.call("POST", `/api/pages/${id}/preview`)).json();
  expect((await visit(new URL(url).pathname)).status).toBe(200);
  // It moves with its password, and is published anew with it.
  await ana.call("PATCH", `/api/pages/${id}`, { slug: `${path.slice(1)}-nova` });
  expect((await visit(path)).headers.location).toBe(`${path}-nova`);
  expect((await visit(`${path}-nova`)).status).toBe(401);
  expect((await visit(`${path}-nova`, cookie)).status).toBe(200);
  await ana.call("POST", `/api/pages/${id}/publish`, {});
  expect((await visit(`${path}-nova`)).status).toBe(401);
  await ana.call("POST", `/api/pages/${id}/unpublish`);
  expect((await tryPassword(id, SECRET)).status).toBe(404);
  await ana.call("POST", `/api/pages/${id}/publish`, {});
  expect((await visit(`${path}-nova`)).status).toBe(401);
});

/** Sends the form of a page, as its script does or as a browser does without one. */
const sendForm = (id: string, { cookie = "", isPlain = false, form = formId } = {}) =>
  server.send("loja.localhost", `/_v/forms/${id}/${form}`, {
    method: "POST",
    headers: isPlain ? { "content-type": "application/x-www-form-urlencoded", cookie } : { "content-type": "application/json", cookie },
    body: isPlain ? "name=Rui&email=rui%40example.com" : JSON.stringify({ name: "Rui", email: "rui@example.com" }),
  });

/** How many leads of a page have arrived. */
async function leadsOf(pageId: string): Promise<number> {
  const { items } = (await ana.call("GET", "/api/leads?limit=100")).json() as { items: { pageId: string }[] };
  return items.filter((lead) => lead.pageId === pageId).length;
}

test("whoever had the page open when it got a password is heard for a day, and sees nothing of the page by that", async () => {
  const { id, path } = await livePage();
  await setPassword(id, SECRET);
  const taken = await sendForm(id);
  expect([taken.status, taken.json()]).toEqual([200, { ok: true, thanks: expect.any(String) }]);
  const plain = await sendForm(id, { isPlain: true });
  expect([plain.status, plain.headers.location]).toEqual([200, undefined]);
  expect(plain.text).toContain(taken.json().thanks);
  expect(plain.text).not.toContain(formId);
  await expect.poll(() => leadsOf(id)).toBeGreaterThan(0);
  expect([(await visit(path)).status, (await visit(`/_v/thanks/${id}/${formId}`)).status]).toEqual([401, 404]);
  // Published anew behind its password: what it says now is for whoever knows that.
  const { version } = (await ana.call("GET", `/api/pages/${id}`)).json();
  const [newer, secret] = [pageWithForm("").document, "O link secreto"];
  for (const record of Object.values(newer.records)) if ("props" in record && "thanks" in record.props) record.props.thanks = secret;
  expect((await ana.call("PUT", `/api/pages/${id}/document`, { version, document: newer })).status).toBe(200);
  await ana.call("POST", `/api/pages/${id}/publish`, {});
  const inside = { cookie: cookieOf(await tryPassword(id, SECRET)) };
  expect((await sendForm(id, inside)).json()).toEqual({ ok: true, thanks: secret });
  for (const isPlain of [false, true]) {
    const late = await sendForm(id, { isPlain });
    expect([late.status, late.text.includes(taken.json().thanks), late.text.includes(secret)]).toEqual([200, true, false]);
  }
  pass(DAY_MS + 1);
  expect([(await sendForm(id)).status, (await sendForm(id, { isPlain: true })).status]).toEqual([403, 403]);
  // A clock that is set far back lets nobody in again.
  pass(-30 * DAY_MS);
  expect((await sendForm(id)).status).toBe(403);
});

test("a form that was never open to everybody is taken from nobody without the password", async () => {
  const slug = `p-${++made}`;
  const { id } = (await ana.call("POST", "/api/pages", { siteId, slug, title: "Página", document })).json();
  await setPassword(id, SECRET);
  await ana.call("POST", `/api/pages/${id}/publish`, {});
  expect([(await sendForm(id)).status, (await sendForm(id, { isPlain: true })).status]).toEqual([403, 403]);
  expect((await sendForm(id, { cookie: cookieOf(await tryPassword(id, SECRET)) })).status).toBe(200);
  // Nor is one that comes with a later publish, of a page that was open before.
  const other = await lockedPage();
  const { version } = (await ana.call("GET", `/api/pages/${other.id}`)).json();
  const text = JSON.stringify(document).replaceAll(`"${formId}"`, '"another"');
  expect((await ana.call("PUT", `/api/pages/${other.id}/document`, { version, document: JSON.parse(text) })).status).toBe(200);
  await ana.call("POST", `/api/pages/${other.id}/publish`, {});
  expect((await sendForm(other.id, { form: "another" })).status).toBe(403);
  expect((await sendForm(other.id, { form: "another", cookie: other.cookie })).status).toBe(200);
  // The one that left is still open on somebody's screen.
  expect((await sendForm(other.id)).status).toBe(200);
});

test("a password that is changed, or taken away, loses nobody what they send who were let in by the last", async () => {
  const slug = `p-${++made}`;
  const { id } = (await ana.call("POST", "/api/pages", { siteId, slug, title: "Página", document })).json();
  await setPassword(id, SECRET);
  await ana.call("POST", `/api/pages/${id}/publish`, {});
  const cookie = cookieOf(await tryPassword(id, SECRET));
  await setPassword(id, "Outra senha");
  expect([(await sendForm(id, { cookie })).status, (await sendForm(id)).status]).toEqual([200, 403]);
  const plain = await sendForm(id, { cookie, isPlain: true });
  expect([plain.status, plain.headers.location]).toEqual([200, undefined]);
  expect((await visit(`/_v/thanks/${id}/${formId}`, cookie)).status).toBe(404);
  await setPassword(id, "E mais uma");
  expect([(await sendForm(id, { cookie })).status, (await sendForm(id)).status]).toEqual([200, 403]);
  pass(DAY_MS + 1);
  expect((await sendForm(id, { cookie })).status).toBe(403);
  await setPassword(id, null);
  expect([(await sendForm(id)).status, (await sendForm(id, { cookie, isPlain: true })).status]).toEqual([200, 303]);
  await setPassword(id, SECRET);
  const part = JSON.parse(await readFile(join(server.dataFolder, "storage", pageKey("loja", id)), "utf8"));
  // The first two changes are over; the page was open for a moment, and had the third password before that.
  expect(part.earlierLocks).toMatchObject([{ version: null, forms: { [formId]: { after: "message" } } }, { version: expect.any(String) }]);
});

test("guessing ends after ten tries from an address, while others get in", async () => {
  const { id } = await livePage();
  await setPassword(id, SECRET);
  const from = "203.0.113.77";
  for (let n = 0; n < 10; n++) expect((await tryPassword(id, `chute-${n}`, { from })).status).toBe(401);
  const limited = await tryPassword(id, SECRET, { from });
  expect([limited.status, Number(limited.headers["retry-after"]) > 0, limited.headers["set-cookie"]]).toEqual([429, true, undefined]);
  expect(limited.text).toContain("Muitas tentativas");
  expect((await tryPassword(id, SECRET, { from: "203.0.113.78" })).status).toBe(303);
});

test("what is no form, or too much, is refused like a wrong password", async () => {
  const { id } = await lockedPage();
  const odd = [
    { "content-type": "application/json" },
    { "content-type": "text/plain" },
    { "content-type": "multipart/form-data; boundary=x" },
  ];
  for (const headers of odd) expect((await tryPassword(id, SECRET, { headers })).status).toBe(401);
  expect((await tryPassword(id, "x".repeat(10_000))).status).toBe(401);
  expect((await server.send("loja.localhost", `/_v/password/${id}`)).status).toBe(405);
  for (const path of ["/_v/password/", "/_v/password/pag_0", "/_v/password/../x", `/_v/password/${id}/x`]) {
    expect((await server.send("loja.localhost", path, { method: "POST" })).status, path).toBeGreaterThanOrEqual(400);
  }
});

test("a password that cannot be typed is refused, and none is kept as it is", async () => {
  const { id, path } = await livePage();
  for (const password of ["", "abc", "    ", "a\nbcd", "x".repeat(129), 1234, undefined]) {
    expect((await setPassword(id, password)).status, JSON.stringify(password)).toBe(400);
  }
  await setPassword(id, "çãéí-única");
  expect((await tryPassword(id, "çãéí-única".normalize("NFD"))).status).toBe(303);
  const storage = join(server.dataFolder, "storage");
  for (const key of [pathKey("loja", contentHash(path)), pageKey("loja", id)]) {
    expect(await readFile(join(storage, key), "utf8")).not.toContain("única");
  }
  const bia = await server.newCaller();
  expect((await bia.call("PUT", `/api/pages/${id}/password`, { password: "roubada" })).status).toBe(404);
});

test("cut off before any of its files is written, the next start asks for the password", async () => {
  const { platform } = server.running;
  const { storage } = platform;
  const { put, remove } = storage;
  for (let cut = 0, isDone = false; !isDone; cut++) {
    const { id, path } = await livePage();
    let left = cut;
    const cutting =
      <Rest extends unknown[]>(run: (key: string, ...rest: Rest) => Promise<void>) =>
      (key: string, ...rest: Rest): Promise<void> =>
        key.startsWith(siteFolder("loja")) && left-- <= 0 ? Promise.reject(new Error("killed")) : run(key, ...rest);
    storage.put = cutting(put);
    storage.remove = cutting(remove);
    const { status } = await setPassword(id, SECRET).finally(() => Object.assign(storage, { put, remove }));
    isDone = status === 200;
    expect([200, 401]).toContain((await visit(path)).status);
    if (isDone) expect((await visit(path)).status).toBe(401);
    await reconcileManifests(platform);
    expect((await visit(path)).status, `cut off after ${cut}`).toBe(401);
    expect((await tryPassword(id, SECRET)).status).toBe(303);
  }
});
