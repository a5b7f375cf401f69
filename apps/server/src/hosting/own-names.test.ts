import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type FormSpec, type HostPart, hostKey, imageKey, previewKey } from "@vitrine/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contentHash } from "../platform/storage/content-hash.ts";
import { startTestPlane, type TestPlane } from "./testing/test-plane.ts";
import { ACCOUNT_ID, PAGE_ID, putArtefact, putPage } from "./testing/test-site.ts";

const UNKNOWN = "Nothing is served under this name.\n";
let plane: TestPlane;
beforeEach(async () => {
  plane = await startTestPlane();
  await putPage(plane.storage, "<p>violão</p>");
});
afterEach(() => plane.stop());

function putHost(host: string, part: Partial<HostPart> = {}): Promise<void> {
  const whole: HostPart = { schema: 2, host, site: "violao", leadsTo: null, certificate: null, ...part };
  return plane.storage.put(hostKey(host), Buffer.from(JSON.stringify(whole)));
}

test("a domain shows the pages of its site from the moment it is written until it is removed", async () => {
  const ask = (host: string) => plane.send(host, "/curso");
  expect(await ask("www.violao.com.br")).toMatchObject({ status: 421, text: UNKNOWN });
  await putHost("www.violao.com.br");
  for (const host of ["www.violao.com.br", "WWW.Violao.com.BR", "www.violao.com.br."]) {
    expect(await ask(host), host).toMatchObject({ status: 200, text: "<p>violão</p>" });
  }
  await putPage(plane.storage, "<p>novo</p>");
  expect((await ask("www.violao.com.br")).text).toBe("<p>novo</p>");
  expect((await ask("violao.com.br")).status).toBe(421);
  await plane.storage.remove(hostKey("www.violao.com.br"));
  expect((await ask("www.violao.com.br")).status).toBe(421);
  expect((await ask("violao.localhost")).status).toBe(200);
});

test("forms, thanks, images, previews and what is not there are the same under a domain", async () => {
  await putHost("loja.com");
  const spec: FormSpec = {
    ...{ name: "Contato", after: "message", redirectTo: "", thanks: "Obrigado", thanksArtefact: await putArtefact(plane.storage, "ok") },
    fields: [{ name: "nome", label: "Nome", input: "text", isRequired: true, options: [] }],
  };
  const csp = "default-src 'none'; form-action 'self'; frame-ancestors 'none'";
  const artefact = await putPage(plane.storage, "<p>violão</p>", { forms: { f1: spec } });
  const page = await plane.send("loja.com", "/curso");
  expect(page.headers["content-security-policy"]).toBe((await plane.send("violao.localhost", "/curso")).headers["content-security-policy"]);
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://loja.com" };
  const sent = await plane.send("loja.com", `/_v/forms/${PAGE_ID}/f1`, { method: "POST", headers, body: "nome=Ana" });
  expect(sent).toMatchObject({ status: 303, headers: { location: `/_v/thanks/${PAGE_ID}/f1#v-thanks` } });
  expect((await plane.send("loja.com", `/_v/thanks/${PAGE_ID}/f1`)).text).toBe("ok");
  expect(await plane.leads()).toMatchObject([{ pageId: PAGE_ID, formId: "f1", answers: [{ name: "nome", value: "Ana" }] }]);
  const image = "b".repeat(40);
  await plane.storage.put(imageKey(ACCOUNT_ID, image, "320.jpg"), Buffer.from("jpg"));
  expect((await plane.send("loja.com", `/_v/i/${image}-320`)).text).toBe("jpg");
  const token = "c".repeat(32);
  const preview = { schema: 2, site: "violao", artefact, csp, language: "pt", until: plane.clock.now + 1_000 };
  await plane.storage.put(previewKey(contentHash(token)), Buffer.from(JSON.stringify(preview)));
  expect((await plane.send("loja.com", `/_v/preview/${token}`)).text).toBe("<p>violão</p>");
  expect((await plane.send("loja.com", "/nada")).status).toBe(404);
  expect((await plane.send("loja.com", "/curso", { method: "DELETE" })).status).toBe(405);
});

test("a name that leads on keeps path, query and method", async () => {
  await putHost("violao.com.br", { leadsTo: "https://www.violao.com.br" });
  for (const path of ["/curso?utm=a&b=%20", "/", "//evil.example/x", "/_v/forms/a/b"]) {
    const reply = await plane.send("violao.com.br", path, { method: path === "/" ? "POST" : "GET", body: path === "/" ? "a=b" : "" });
    expect(reply).toMatchObject({ status: 308, headers: { location: `https://www.violao.com.br${path}`, "cache-control": "no-cache" } });
  }
});

test("a renamed site is shown under its new label, and its labels of before lead on", async () => {
  const ask = (label: string) => plane.send(`${label}.localhost`, "/curso?a=1");
  await putHost("www.violao.com");
  expect((await ask("violao")).status).toBe(200);
  await putHost("guitarra");
  expect((await ask("guitarra")).text).toBe("<p>violão</p>");
  await putHost("violao", { leadsTo: "http://guitarra.localhost:3000" });
  const moved = { status: 308, headers: { location: "http://guitarra.localhost:3000/curso?a=1" } };
  expect(await ask("violao")).toMatchObject(moved);
  // The page is in memory by its folder's name now, which is the label of before.
  for (const host of ["www.violao.com", "guitarra.localhost"]) expect((await plane.send(host, "/curso")).status, host).toBe(200);
  expect(await ask("violao")).toMatchObject(moved);
  await putHost("baixo");
  await putHost("guitarra", { leadsTo: "http://baixo.localhost:3000" });
  await putHost("violao", { leadsTo: "http://baixo.localhost:3000" });
  for (const label of ["violao", "guitarra"]) {
    expect((await ask(label)).headers.location, label).toBe("http://baixo.localhost:3000/curso?a=1");
  }
  expect((await ask("baixo")).status).toBe(200);
  // Back to where it began.
  await putHost("violao");
  await putHost("baixo", { leadsTo: "http://violao.localhost:3000" });
  expect((await ask("violao")).status).toBe(200);
  expect((await ask("baixo")).status).toBe(308);
  expect((await ask("ninguem")).status).toBe(404);
});

test("a name says nothing of other names, and cannot take the platform's", async () => {
  for (const host of ["localhost", "uploads.localhost"]) await putHost(host);
  expect((await plane.send("localhost", "/curso")).text).toBe("dashboard");
  expect((await plane.send("uploads.localhost", "/curso")).text).toBe("uploads");
  await putHost("a.com");
  for (const host of [
    "b.a.com",
    "a.com.br",
    "com",
    "a.com..",
    "a..com",
    "-a.com",
    "127.0.0.1",
    "1.2.3.4",
    "[::1]",
    "xn--.a.com/../a.com",
  ]) {
    expect([400, 421], host).toContain((await plane.send(host, "/curso")).status);
  }
});

test("a damaged part is that name's fault alone, told once, and mended by the next one", async () => {
  await putHost("a.com");
  await putHost("b.com");
  for (const bytes of ["{", JSON.stringify({ schema: 2, host: "b.com", site: "violao", leadsTo: null, certificate: null })]) {
    await plane.storage.put(hostKey("c.com"), Buffer.from(bytes));
    expect((await plane.send("c.com", "/curso")).status).toBe(503);
    expect((await plane.send("c.com", "/curso")).status).toBe(503);
  }
  // What was served before the damage goes on being served.
  expect((await plane.send("a.com", "/curso")).status).toBe(200);
  await writeFile(join(plane.folder, hostKey("a.com")), "{");
  plane.storage.noteChange(hostKey("a.com"));
  expect((await plane.send("a.com", "/curso")).status).toBe(200);
  expect(plane.logged.filter((event) => event === "hosting.manifest_unreadable")).toHaveLength(2);
  await putHost("c.com");
  for (const host of ["a.com", "b.com", "c.com"]) expect((await plane.send(host, "/curso")).status, host).toBe(200);
});
