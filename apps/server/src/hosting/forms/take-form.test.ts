import { connect } from "node:net";
import { type FormEdition, type FormSpec, type FormTerms, type LeadEntry, nextEditions } from "@vitrine/contract";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startTestPlane, type TestPlane } from "../testing/test-plane.ts";
import { ACCOUNT_ID, PAGE_ID, putArtefact, putPage, putSite, SITE_ID, TERMS } from "../testing/test-site.ts";

const SITE = "violao.localhost";
const URLENCODED = "application/x-www-form-urlencoded";

const field = (name: string, input: FormSpec["fields"][number]["input"], isRequired = false, options: string[] = []) => ({
  name,
  label: `Rótulo <${name}>`,
  input,
  isRequired,
  options,
});

async function contact(plane: TestPlane, changes: Partial<FormSpec> = {}): Promise<FormSpec> {
  return {
    name: "Contato",
    after: "message",
    redirectTo: "",
    thanks: "Recebemos seus dados.",
    thanksArtefact: await putArtefact(plane.storage, "<p>Obrigado</p>"),
    fields: [
      field("name", "text", true),
      field("email", "email", true),
      field("phone", "phone"),
      field("plan", "select", false, ["Básico", "Completo"]),
      field("text", "textarea"),
      field("agree", "checkbox"),
      field("utm", "hidden"),
    ],
    ...changes,
  };
}

let plane: TestPlane;
let planes: TestPlane[] = [];
async function start(options?: Parameters<typeof startTestPlane>[0]): Promise<TestPlane> {
  const started = await startTestPlane(options);
  planes.push(started);
  await putPage(started.storage, "<p>violão</p>", { forms: { contato: await contact(started) } });
  return started;
}
beforeEach(async () => {
  for (const each of planes) await each.stop();
  planes = [];
  plane = await start();
});
afterAll(() => Promise.all(planes.map((each) => each.stop())));

const ACTION = `/_v/forms/${PAGE_ID}/contato`;
const GOOD = { name: "João", email: "joao@example.com" };

function post(body: string | Buffer, headers: Record<string, string> = {}, action = ACTION) {
  return plane.send(SITE, action, { method: "POST", headers: { "content-type": URLENCODED, ...headers }, body });
}
const postForm = (fields: Record<string, string>, headers?: Record<string, string>) =>
  post(new URLSearchParams(fields).toString(), headers);
const postJson = (body: unknown) => post(JSON.stringify(body), { "content-type": "application/json" });

/** The answers of the first lead, by field name. */
async function answers(): Promise<Record<string, string>> {
  const [lead] = (await plane.leads()) as unknown as LeadEntry[];
  return Object.fromEntries((lead?.answers ?? []).map(({ name, value }) => [name, value]));
}

test("a form sent by a plain browser is kept with all that is known of it, then thanked for", async () => {
  const all = {
    ...GOOD,
    phone: "+55 (11) 99999-0000",
    plan: "Completo",
    text: "Olá,\r\n\ttudo bem? 🎸",
    agree: "on",
    utm: "ads",
    other: "x",
  };
  const reply = await postForm(all, { referer: "http://violao.localhost/curso?gclid=1", "user-agent": "Firefox" });
  expect(reply.status).toBe(303);
  expect(reply.headers.location).toBe(`/_v/thanks/${PAGE_ID}/contato#v-thanks`);
  expect((await plane.send(SITE, reply.headers.location ?? "")).text).toBe("<p>Obrigado</p>");
  const [lead] = await plane.leads();
  expect(lead).toMatchObject({
    kind: "lead",
    at: plane.clock.now,
    siteId: SITE_ID,
    accountId: ACCOUNT_ID,
    pageId: PAGE_ID,
    formId: "contato",
    formName: "Contato",
    pageUri: "http://violao.localhost/curso?gclid=1",
    referer: "",
    ip: "127.0.0.1",
    userAgent: "Firefox",
    isSuspect: false,
  });
  const { other, ...known } = all;
  expect(other).toBe("x");
  expect(await answers()).toEqual({ ...known, text: "Olá,\n\ttudo bem? 🎸" });
});

test("a form sent by its script is answered in JSON", async () => {
  const reply = await postJson({ ...GOOD, _referrer: "https://www.google.com/\u0000" });
  expect(reply.status).toBe(200);
  expect(reply.headers).toMatchObject({ "content-type": "application/json", "cache-control": "no-store" });
  expect(reply.json()).toEqual({ ok: true, thanks: "Recebemos seus dados." });
  expect(await plane.leads()).toMatchObject([{ referer: "https://www.google.com/", pageUri: "http://violao.localhost/curso" }]);
});

test("a form that leads elsewhere does so, accents and all", async () => {
  const redirectTo = "https://example.com/olá?x=%20\r\nset-cookie: a=b";
  await putPage(plane.storage, "<p>violão</p>", { forms: { contato: await contact(plane, { after: "redirect", redirectTo }) } });
  const reply = await postForm(GOOD);
  expect(reply.headers.location).toBe("https://example.com/ol%C3%A1?x=%20%0D%0Aset-cookie:%20a=b");
  expect(reply.headers["set-cookie"]).toBeUndefined();
  expect((await postJson(GOOD)).json()).toEqual({ ok: true, redirect: redirectTo });
});

test("a form leads to a host that is an address, as a browser without scripts is told", async () => {
  const redirectTo = "https://[2001:db8::1]:8443/[obrigado]?a=[1]";
  await putPage(plane.storage, "<p>violão</p>", { forms: { contato: await contact(plane, { after: "redirect", redirectTo }) } });
  const { location } = (await postForm(GOOD)).headers;
  expect(location).toBe("https://[2001:db8::1]:8443/%5Bobrigado%5D?a=%5B1%5D");
  expect(new URL(location ?? "").host).toBe("[2001:db8::1]:8443");
});

test("a form takes answers along to where it leads, whoever sends it", async () => {
  const fields = [
    { ...field("name", "text", true), passKey: "n" },
    field("plan", "text"),
    field("plan", "text"),
    { ...field("cpf", "cpf"), passKey: "doc" },
  ];
  const redirectTo = "https://olá.example/[plan]/é?mail=[ghost]&src=site";
  const spec = await contact(plane, { after: "redirect", redirectTo, takesAnswers: true, fields });
  await putPage(plane.storage, "<p>violão</p>", { forms: { contato: spec } });
  const sent = { name: "Zé & Cia\r\nX-A: b", plan: "../@evil.com", cpf: "529.982.247-25", src: "x" };
  const path = "..%2F%40evil.com";
  const query = "mail=&src=site&n=Z%C3%A9%20%26%20CiaX-A%3A%20b&doc=52998224725";
  expect((await postJson(sent)).json()).toEqual({ ok: true, redirect: `https://olá.example/${path}/é?${query}` });
  const reply = await postForm(sent);
  expect(reply.headers.location).toBe(`https://ol%C3%A1.example/${path}/%C3%A9?${query}`);
  expect(reply.headers["x-a"]).toBeUndefined();
  // What one sends does not go along with another.
  expect((await postJson({ name: "Ana" })).json().redirect).toBe("https://olá.example//é?mail=&src=site&n=Ana");
});

test("a form published before answers went along leads where it did", async () => {
  const spec = await contact(plane, { after: "redirect", redirectTo: "/ok?x=[name]" });
  await putPage(plane.storage, "<p>violão</p>", { forms: { contato: spec } });
  expect((await postJson(GOOD)).json().redirect).toBe("/ok?x=[name]");
});

test.each(["#obrigado", "?ok=1"])("a form that leads to %s leads to its own page, without JavaScript too", async (redirectTo) => {
  await putPage(plane.storage, "<p>violão</p>", { forms: { contato: await contact(plane, { after: "redirect", redirectTo }) } });
  expect((await postForm(GOOD)).headers.location).toBe(`/curso${redirectTo}`);
});

test("multipart loses nothing", async () => {
  const parts = [
    'content-disposition: form-data; name="name"\r\n\r\nJoão "Zé"\r\n--quase',
    'Content-Disposition: form-data; name="email"\r\nContent-Type: text/plain; charset=utf-8\r\n\r\njoao@example.com',
    'Content-Disposition: form-data; name="text"\r\n\r\nlinha 1\r\n\r\nlinha 2',
    'Content-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nnada',
  ];
  const body = `preâmbulo\r\n${parts.map((part) => `--fronteira\r\n${part}\r\n`).join("")}--fronteira--\r\n`;
  const type = 'multipart/form-data; boundary="fronteira"';
  expect((await post(body, { "content-type": type })).status).toBe(303);
  expect(await answers()).toMatchObject({ name: 'João "Zé"--quase', email: "joao@example.com", text: "linha 1\n\nlinha 2" });
  for (const cut of [body.slice(0, 60), body.replace("--fronteira--", ""), ""]) {
    expect((await post(cut, { "content-type": type })).status).toBe(400);
  }
  expect((await post(body, { "content-type": "multipart/form-data" })).status).toBe(400);
  expect(await plane.leads()).toHaveLength(1);
});

test("wrong answers are named, in JSON and on a page in the page's language, and nothing is kept", async () => {
  const wrong = { name: " ", email: "joao@", phone: "123", plan: "Outro", text: "x".repeat(5_001) };
  const json = await postJson(wrong);
  expect(json.status).toBe(422);
  expect(Object.keys(json.json().fields)).toEqual(["name", "email", "phone", "plan", "text"]);
  expect(json.json().fields.name).toBe("Preencha este campo.");
  const page = await postForm(wrong);
  expect(page.status).toBe(422);
  expect(page.text).toContain('lang="pt-BR"');
  expect(page.text).toContain("Rótulo &#60;email&#62;: Confira o e-mail: falta algo nele.");
  expect(page.text).toContain('href="/curso"');
  expect(await plane.leads()).toHaveLength(0);
});

test("a form says and takes what it was published with, whatever the product says today", async () => {
  const terms: FormTerms = {
    ...{ ...TERMS, language: "en", trapField: "_site", thanksId: "ok" },
    words: { ...TERMS.words, required: "Say this.", tooLong: "Shorter.", notText: "Words." },
    most: { ...TERMS.most, text: 3, otherwise: 4 },
  };
  await putSite(plane.storage, {
    routes: { "/curso": { artefact: await putArtefact(plane.storage, "<p>a</p>"), terms, forms: { contato: await contact(plane) } } },
  });
  expect((await postJson({ name: "João", utm: "12345" })).json().fields).toEqual({ name: "Shorter.", email: "Say this.", utm: "Shorter." });
  expect((await postJson({ name: 5 })).json().fields).toEqual({ name: "Words." });
  expect((await postForm({})).text).toContain("Say this.");
  const kept = await postForm({ name: "Rui", email: "rui@example.com", _site: "x" });
  expect(kept.headers.location).toBe(`/_v/thanks/${PAGE_ID}/contato#ok`);
  expect(await plane.leads()).toMatchObject([{ isSuspect: true }]);
});

test("a form says what it takes in the language of its page, to browsers with a script and without", async () => {
  const asked = [
    { ...field("age", "number"), min: "18", max: "1200" },
    { ...field("day", "date"), min: "2026-01-31" },
    field("cpf", "cpf"),
  ];
  await putPage(plane.storage, "<p>violão</p>", { forms: { contato: await contact(plane, { fields: asked }) } });
  const sent = { age: "17", day: "2026-01-01", cpf: "1" };
  expect((await postJson(sent)).json().fields).toEqual({ age: "De 18 a 1.200.", day: "A partir de 31/01/2026.", cpf: "Confira o CPF." });
  expect((await postForm(sent)).text).toContain("De 18 a 1.200.");
  expect(await plane.leads()).toHaveLength(0);
  await postForm({ age: "18", day: "2026-01-31", cpf: "529.982.247-25" });
  expect(await answers()).toEqual({ age: "18", day: "2026-01-31", cpf: "52998224725" });
});

test("what is not a form is refused, and nothing is kept", async () => {
  const json = { "content-type": "application/json" };
  for (const body of ["{", "[]", "null", '"x"', ""]) expect((await post(body, json)).status, body).toBe(400);
  const notText = await postJson({ ...GOOD, name: 5, phone: null, __proto__: null });
  expect(notText.status).toBe(422);
  expect(Object.keys(notText.json().fields)).toEqual(["name", "phone"]);
  for (const type of ["text/plain", "application/xml", ""]) expect((await post("name=a", { "content-type": type })).status, type).toBe(415);
  expect((await post("&a=1".repeat(1_001))).status).toBe(400);
  const parts = (count: number): string => `${'--f\r\ncontent-disposition: form-data; filename="a"\r\n\r\n\r\n'.repeat(count)}--f--`;
  const statusOf = async (count: number) => (await post(parts(count), { "content-type": "multipart/form-data; boundary=f" })).status;
  expect([await statusOf(1_000), await statusOf(1_001)]).toEqual([422, 400]);
  const large = await post(`text=${"x".repeat(300_000)}`);
  expect(large.status).toBe(413);
  expect(large.text).toContain("Envio grande demais");
  expect(await plane.leads()).toHaveLength(0);
});

test("what is not UTF-8 is refused in words, in every way to send it, and nothing is kept", async () => {
  const latin1 = Buffer.from("João", "latin1");
  const json = Buffer.concat([Buffer.from('{"email":"joao@example.com","name":"'), latin1, Buffer.from('"}')]);
  const multipart = Buffer.concat([
    Buffer.from('--f\r\ncontent-disposition: form-data; name="name"\r\n\r\n'),
    latin1,
    Buffer.from("\r\n--f--"),
  ]);
  for (const [body, type] of [
    [Buffer.concat([Buffer.from("email=joao@example.com&name="), latin1]), URLENCODED],
    ["email=joao@example.com&name=Jo%E3o", URLENCODED],
    ["email=joao@example.com&name=Jo%E3o%EF%BF%BD", URLENCODED],
    [json, "application/json"],
    [multipart, "multipart/form-data; boundary=f"],
  ] as const) {
    const reply = await post(body, { "content-type": type });
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining("Não deu para ler o que foi enviado")]);
  }
  expect(await plane.leads()).toHaveLength(0);
  // The character that stands for unreadable ones may be sent like any other, and a bare "%" is itself.
  expect((await post("email=joao@example.com&name=100%+%EF%BF%BD%ef%bf%bd")).status).toBe(303);
  expect((await answers()).name).toBe("100% \ufffd\ufffd");
});

test("a form without a body is a form without answers", async () => {
  const action = `POST ${ACTION} HTTP/1.1\r\nHost: ${SITE}\r\nContent-Type: ${URLENCODED}\r\nConnection: close\r\n`;
  expect(await plane.sendRaw(`${action}\r\n`)).toMatch(/^HTTP\/1\.1 422 /);
  const chunks = "name=Jo%C3%A3o&email=joao%40example.com".match(/.{1,7}/g) ?? [];
  const body = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join("");
  expect(await plane.sendRaw(`${action}Transfer-Encoding: chunked\r\n\r\n${body}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 303 /);
  expect(await plane.leads()).toHaveLength(1);
});

test("the trap field makes a lead a suspect, and the sender learns nothing of it", async () => {
  const caught = await postJson({ ...GOOD, [TERMS.trapField]: "http://spam.example" });
  const honest = await postJson(GOOD);
  expect([caught.status, caught.text]).toEqual([honest.status, honest.text]);
  expect(await plane.leads()).toMatchObject([{ isSuspect: true }, { isSuspect: false }]);
});

test("above sixty a minute from one address leads are kept as suspects, and never refused", async () => {
  const from = (ip: string) => ({ "x-forwarded-for": ip });
  for (let i = 0; i < 62; i++) expect((await postForm({ ...GOOD, name: `João ${i}` }, from("203.0.113.7"))).status).toBe(303);
  await postForm(GOOD, from("203.0.113.8"));
  plane.clock.now += 60_000;
  await postForm(GOOD, from("203.0.113.7"));
  const suspects = (await plane.leads()).map(({ isSuspect }) => isSuspect);
  expect(suspects).toEqual([...Array(60).fill(false), true, true, false, false]);
});

test("control characters and broken characters never reach a lead", async () => {
  await post('{"name":"Jo\\u0000ão\\ud800","email":"joao@example.com"}', { "content-type": "application/json" });
  expect((await answers()).name).toBe("João\ufffd");
});

test("a form nobody knows is not found, and a form is only posted", async () => {
  expect((await post("", {}, `/_v/forms/${PAGE_ID}/outro`)).status).toBe(404);
  expect((await post("", {}, "/_v/forms/")).status).toBe(404);
  for (const method of ["GET", "HEAD", "PUT"]) {
    const reply = await plane.send(SITE, ACTION, { method });
    expect(reply.status).toBe(405);
    expect(reply.headers.allow).toBe("POST");
  }
  expect((await plane.send(SITE, `/_v/thanks/${PAGE_ID}/outro`)).status).toBe(404);
});

test("a form whose page was taken off a moment ago still takes what a visitor sends, for a week", async () => {
  const last: FormEdition = {
    ...{ artefact: await putArtefact(plane.storage, "<p>a</p>"), csp: "", terms: TERMS, until: null },
    forms: { contato: await contact(plane) },
  };
  const kept = nextEditions([last], null, plane.clock.now);
  await putSite(plane.storage, { gone: ["/curso"], earlier: kept });
  expect((await plane.send(SITE, "/curso")).status).toBe(410);
  const reply = await postForm(GOOD);
  expect(reply.status).toBe(303);
  expect((await plane.send(SITE, reply.headers.location ?? "")).text).toBe("<p>Obrigado</p>");
  expect(await plane.leads()).toHaveLength(1);
  expect(nextEditions(kept, null, plane.clock.now + 1)).toEqual(kept);
  expect(nextEditions(kept, last, plane.clock.now)).toEqual([last]);

  plane.clock.now += 7 * 24 * 3_600_000;
  const late = await postForm(GOOD);
  expect(late.status).toBe(410);
  expect(late.text).toContain("Este formulário foi encerrado");
  expect(await plane.leads()).toHaveLength(1);
  expect(nextEditions(kept, null, plane.clock.now)).toEqual([]);
});

test("a lead that cannot be written is never thanked for", async () => {
  plane = await start({ journal: { append: () => Promise.reject(new Error("ENOSPC: no space left on device")) } });
  const page = await postForm(GOOD);
  expect(page.status).toBe(503);
  expect(page.text).toContain("Seus dados não foram recebidos");
  const json = await postJson(GOOD);
  expect(json.status).toBe(503);
  expect(json.json()).toMatchObject({ ok: false });
  expect(plane.logged).toEqual(["hosting.lead_not_kept", "hosting.lead_not_kept"]);
});

test("a sender who leaves in the middle leaves nothing behind", async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(plane.port, "127.0.0.1", () => {
      socket.write(`POST ${ACTION} HTTP/1.1\r\nHost: ${SITE}\r\nContent-Type: ${URLENCODED}\r\nContent-Length: 500\r\n\r\nname=Jo`, () =>
        socket.destroy(),
      );
    });
    socket.on("close", () => resolve());
  });
  expect((await postForm(GOOD)).status).toBe(303);
  expect(await plane.leads()).toHaveLength(1);
  expect(plane.logged).toEqual([]);
});
