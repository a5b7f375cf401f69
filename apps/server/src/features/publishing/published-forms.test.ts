import { blockDefinition, MOST_CHARACTERS, TRAP_FIELD } from "@vitrine/blocks";
import { pageKey, pagePart } from "@vitrine/contract";
import { type BlockRecord, emptyDocument, type Json, words } from "@vitrine/document";
import { THANKS_ID } from "@vitrine/renderer";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Reply, startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "loja", region: "br" })).json().id;
});
afterAll(() => server.stop());

function block(id: string, kind: string, parentId: string, slot: string, order: string, props: { [key: string]: Json }): BlockRecord {
  return { type: "block", id, kind, version: 1, parentId, slot, order, props, styles: {} };
}

/** A page of so many forms in one section, each with a field and thanks of its own. */
function formsPage(count: number, said = "Obrigado"): unknown {
  const { schema, records } = emptyDocument({ title: "Inscrição", language: "pt" });
  const all: BlockRecord[] = [
    block("s1", "section", "page", "body", "a0", { tag: "section" }),
    block("h1", "heading", "s1", "content", "a1", { level: "h1", content: words("Inscrição é já 🎸") }),
  ];
  for (let i = 0; i < count; i++) {
    const order = `b${String(i).padStart(4, "0")}1`;
    const form = { name: `Lista ${i}`, submitLabel: `Entrar ${i}`, after: "message", thanks: `${said}, nº ${i} <3`, redirectTo: "" };
    const field = {
      input: "text",
      name: "nome",
      label: "Nome",
      placeholder: "",
      isRequired: true,
      isLabelShown: true,
      options: [],
      value: "",
    };
    all.push(block(`f${i}`, "form", "s1", "content", order, form), block(`c${i}`, "field", `f${i}`, "fields", "a0", field));
  }
  return { schema, records: { ...records, ...Object.fromEntries(all.map((each) => [each.id, each])) } };
}

/** Publishes a new page; its id, and how many files were stored for it. */
async function publish(slug: string, document: unknown): Promise<{ id: string; stored: number }> {
  const { id } = (await ana.call("POST", "/api/pages", { siteId, slug, title: "Inscrição", document })).json();
  let stored = 0;
  const stop = server.running.platform.storage.onChange((key) => {
    if (key?.startsWith("artefacts/")) stored += 1;
  });
  const reply = await ana.call("POST", `/api/pages/${id}/publish`);
  stop();
  expect(reply.status).toBe(200);
  return { id, stored };
}

/** Sends a form as a browser without JavaScript does, and goes where it is sent. */
async function sendForm(pageId: string, formId: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
  const reply = await server.send("loja.localhost", `/_v/forms/${pageId}/${formId}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "nome=Bia",
  });
  expect(reply.status).toBe(303);
  return server.send("loja.localhost", (reply.headers.location ?? "").split("#")[0] ?? "", { headers });
}

const FORM = /<form .*?<\/form>/g;

test("each form thanks in its own place on the page as it is, which is stored once however many forms it has", async () => {
  const one = await publish("uma", formsPage(1));
  const many = await publish("muitas", formsPage(60));
  expect(many.stored).toBeLessThanOrEqual(one.stored);
  const page = (await server.send("loja.localhost", "/muitas")).text;
  const forms = page.match(FORM) ?? [];
  expect(forms).toHaveLength(60);
  for (const index of [0, 31, 59]) {
    const thanks = await sendForm(many.id, `f${index}`);
    const instead = `<div class="v-form"><p class="v-thanks" id="v-thanks" role="status">Obrigado, nº ${index} &#60;3</p></div>`;
    expect(thanks.text).toBe(page.replace(forms[index] ?? "", instead));
    expect(thanks.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
  }
});

test("the thanks go out compressed, under the page's own policy, and to HEAD without a body", async () => {
  const { id } = await publish("leve", formsPage(3));
  const policy = (await server.send("loja.localhost", "/leve")).headers["content-security-policy"];
  const plain = await sendForm(id, "f1");
  expect(plain.headers["content-security-policy"]).toBe(policy);
  for (const encoding of ["br", "gzip"]) {
    const { headers, bytes } = await sendForm(id, "f1", { "accept-encoding": encoding });
    expect(headers).toMatchObject({ "content-encoding": encoding, vary: "accept-encoding", "content-length": String(bytes.length) });
    expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
  }
  const head = await server.send("loja.localhost", `/_v/thanks/${id}/f1`, { method: "HEAD" });
  expect([head.status, head.bytes.length, head.headers["content-length"]]).toEqual([200, 0, String(plain.bytes.length)]);
});

test("a form that a newer version made is left out, and the page is published with the rest", async () => {
  const { schema, records } = formsPage(1) as { schema: number; records: Record<string, BlockRecord> };
  const newer = { ...block("newer", "form", "s1", "content", "b99991", { steps: [1, 2] }), version: 97 };
  const later = { ...block("later", "field", "f0", "fields", "a1", { rating: 5 }), version: 97 };
  const { id } = await publish("nova", { schema, records: { ...records, newer, later } });
  expect((await server.send("loja.localhost", "/nova")).text.match(FORM)).toHaveLength(1);
  expect((await sendForm(id, "f0")).text).toContain("Obrigado, nº 0");
});

test("a question that some are not asked is answered or not, and a required one is required of the others", async () => {
  const { schema, records } = formsPage(2) as { schema: number; records: Record<string, BlockRecord> };
  const conditions = [{ type: "device", verb: "is", values: ["phone"] }];
  const c0 = { ...records.c0, display: { effect: "show", match: "all", conditions, withoutScript: "hide" } };
  const { id } = await publish("regras", { schema, records: { ...records, c0 } });
  const send = (formId: string) =>
    server.send("loja.localhost", `/_v/forms/${id}/${formId}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
  expect((await send("f0")).json()).toMatchObject({ ok: true });
  expect((await send("f1")).json()).toMatchObject({ ok: false });
});

test("a question that is hidden at some width, or that comes or goes with time, is required of nobody", async () => {
  const { schema, records } = formsPage(3) as { schema: number; records: Record<string, BlockRecord> };
  const c0 = { ...records.c0, hiddenAt: ["mobile"] };
  const t1 = block("t1", "timer", "f1", "fields", "a0", { delay: "00:00:05", effect: "hide", isRemembered: false });
  const c1 = { ...records.c1, parentId: "t1", slot: "content" };
  const { id } = await publish("larguras", { schema, records: { ...records, c0, t1, c1 } });
  const oks = await Promise.all(
    ["f0", "f1", "f2"].map(async (formId) => {
      const init = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" } as const;
      return (await server.send("loja.localhost", `/_v/forms/${id}/${formId}`, init)).json().ok;
    }),
  );
  expect(oks).toEqual([true, true, false]);
});

test("a conversation is a form of all its questions, of which a visitor answers those on the way", async () => {
  const { schema, records } = formsPage(0) as { schema: number; records: Record<string, BlockRecord> };
  const props = blockDefinition("chatbot")?.seed("pt").props ?? {};
  const silent = { ...props, steps: [] };
  const talks = [block("t1", "chatbot", "s1", "content", "a2", props), block("t2", "chatbot", "s1", "content", "a3", silent)];
  const { id } = await publish("conversa", {
    schema,
    records: { ...records, ...Object.fromEntries(talks.map((each) => [each.id, each])) },
  });
  const page = await server.send("loja.localhost", "/conversa");
  expect(page.text.match(FORM)).toHaveLength(1);
  expect(page.headers["content-security-policy"]).toContain("form-action 'self'");
  const headers = { "content-type": "application/json" };
  const send = (form: string, answers: object) =>
    server.send("loja.localhost", `/_v/forms/${id}/${form}`, { method: "POST", headers, body: JSON.stringify(answers) });
  expect((await send("t1", { start: "Outra coisa", email: "bia" })).json()).toMatchObject({
    ok: false,
    fields: { start: expect.any(String), email: expect.any(String) },
  });
  expect((await send("t1", { start: "Quero falar com alguém", name: "Bia", email: "bia@example.com" })).json()).toMatchObject({ ok: true });
  expect((await sendForm(id, "t1")).text).toContain('<div class="v-chatbot"><p class="v-thanks" id="v-thanks"');
  expect((await send("t2", {})).status).toBe(404);
});

test("who still has the page of before open is thanked on that page, by its own words", async () => {
  const { id } = await publish("muda", formsPage(2, "Antes"));
  const before = (await server.send("loja.localhost", "/muda")).text;
  await ana.call("PUT", `/api/pages/${id}/document`, { version: 1, document: formsPage(1, "Depois") });
  expect((await ana.call("POST", `/api/pages/${id}/publish`)).status).toBe(200);
  expect((await sendForm(id, "f0")).text).toContain("Depois, nº 0");
  const former = await sendForm(id, "f1");
  expect(former.text).toBe(before.replace(before.match(FORM)?.[1] ?? "", /<div class="v-form"><p .*?<\/div>/.exec(former.text)?.[0] ?? ""));
  expect(former.text).toContain("Antes, nº 1");
});

test.each(["pt", "en", "es"] as const)("a form is published with the words and limits of its day, in %s", async (language) => {
  const { schema, records } = formsPage(1) as { schema: number; records: Record<string, BlockRecord> };
  const { id } = await publish(`em-${language}`, { schema, records: { ...records, page: { ...records.page, language } } });
  const part = await server.running.platform.storage.get(pageKey("loja", id));
  const { terms } = pagePart.parse(JSON.parse(part?.toString() ?? "")).editions[0] ?? {};
  const said = blockDefinition("form")?.messages[language].visitor ?? {};
  expect(terms).toMatchObject({ language, most: MOST_CHARACTERS, trapField: TRAP_FIELD, thanksId: THANKS_ID });
  expect(Object.keys(terms?.words ?? {})).toEqual([
    ...["required", "email", "phone", "option", "tooLong", "notText", "number", "date", "time", "between", "atLeast", "atMost"],
    ...["cpf", "cnpj", "cpf-cnpj", "cep"],
  ]);
  for (const [problem, words] of Object.entries(terms?.words ?? {})) expect(words).toBe(said[problem]);
  const headers = { "content-type": "application/json" };
  const refused = await server.send("loja.localhost", `/_v/forms/${id}/f0`, { method: "POST", headers, body: "{}" });
  expect(refused.json()).toEqual({ ok: false, fields: { nome: said.required } });
});

test("what a form is answered goes along to where it leads, under the keys its owner gave", async () => {
  const { schema, records } = formsPage(1) as { schema: number; records: Record<string, BlockRecord> };
  const { f0, c0 } = records;
  if (!f0 || !c0) throw new Error("there is no form");
  const led = { ...f0, props: { ...f0.props, after: "redirect", redirectTo: "/obrigado/[nome]?de=[ninguem]" } };
  const answer = { help: "", hasCountry: false, min: "", max: "", firstDay: "", lastDay: "", prefillKey: "", passKey: "quem" };
  const asked = { ...c0, version: 2, props: { ...c0.props, ...answer } };
  const { id } = await publish("leva", { schema, records: { ...records, f0: led, c0: asked } });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const reply = await server.send("loja.localhost", `/_v/forms/${id}/f0`, { method: "POST", headers, body: "nome=../Bia%20%26" });
  expect([reply.status, reply.headers.location]).toEqual([303, "/obrigado/..%2FBia%20%26?de=&quem=..%2FBia%20%26"]);
});
