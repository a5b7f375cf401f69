import { type BlockRecord, emptyDocument, type PageRecord } from "@vitrine/document";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "ajustes", region: "br" })).json().id;
});
afterAll(() => server.stop());

let made = 0;
async function newPage(more: object = {}): Promise<string> {
  const reply = await ana.call("POST", "/api/pages", { siteId, slug: `pagina-${++made}`, title: "Página", ...more });
  expect(reply.status, reply.text).toBe(201);
  return reply.json().id;
}

const change = (id: string, settings: object, more: object = {}) => ana.call("PATCH", `/api/pages/${id}`, { ...more, settings });
const settingsOf = async (id: string) => (await ana.call("GET", `/api/pages/${id}/settings`)).json();
const recordOf = async (id: string): Promise<PageRecord> =>
  (await ana.call("GET", `/api/pages/${id}/document`)).json().document.records.page;

/** The fields that a refusal names, with their codes. */
const refused = (reply: Awaited<ReturnType<typeof change>>): string[] => {
  expect([reply.status, reply.json().code]).toEqual([400, "INVALID_INPUT"]);
  return reply.json().fields.map(({ path, code, message }: { path: string; code: string; message: string }) => {
    expect(message).not.toBe("");
    return `${path} ${code}`;
  });
};

test("what is set is in the document, and is read back; null takes it away, and what is not named stays", async () => {
  const id = await newPage();
  const settings = {
    title: "Curso",
    author: "Ana",
    metaTags: [{ name: "a", content: '"><script>' }],
    canonicalLinks: [{ name: "en", link: "https://a.example/en" }],
    delay: "00:00:05",
    scrollTo: "oferta",
    consentBanner: true,
  };
  expect((await change(id, settings)).status).toBe(200);
  expect((await settingsOf(id)).settings).toMatchObject(settings);
  expect(await recordOf(id)).toMatchObject(settings);
  expect((await change(id, { author: null, delay: "00:00:06" })).status).toBe(200);
  const after = (await settingsOf(id)).settings;
  const { author: _, ...left } = settings;
  expect(after).toMatchObject({ ...left, delay: "00:00:06" });
  expect(after).not.toHaveProperty("author");
});

test("each place of code is changed by itself", async () => {
  const id = await newPage();
  await change(id, { code: { head: { code: "<b>a</b>", hosts: ["a.example"] }, footer: { code: "<b>c</b>" } } });
  await change(id, { code: { head: null, body: { code: "<b>b</b>", needsConsent: true } } });
  expect((await settingsOf(id)).settings.code).toEqual({ body: { code: "<b>b</b>", needsConsent: true }, footer: { code: "<b>c</b>" } });
  await change(id, { code: { body: null, footer: null } });
  expect((await settingsOf(id)).settings).not.toHaveProperty("code");
});

test("all the code that a page may have goes through in one call", async () => {
  const id = await newPage();
  const code = "é".repeat(50_000);
  expect((await change(id, { code: { head: { code }, body: { code }, footer: { code } } })).status).toBe(200);
  expect((await settingsOf(id)).settings.code.footer.code).toHaveLength(50_000);
});

test("nothing changes where all is so already", async () => {
  const id = await newPage();
  await change(id, { author: "Ana" });
  const { version } = await settingsOf(id);
  await change(id, { author: "Ana", keywords: null });
  expect((await settingsOf(id)).version).toBe(version);
});

test("a copy has the settings of its original", async () => {
  const id = await newPage();
  await change(id, { isProtected: true, backRedirect: "https://a.example", code: { head: { code: "<b>a</b>" } } });
  const copy = (await ana.call("POST", `/api/pages/${id}/duplicate`)).json();
  const { title: _, ...copied } = (await settingsOf(copy.id)).settings;
  expect(copied).toEqual((({ title: __, ...rest }) => rest)((await settingsOf(id)).settings));
});

describe("optimisation for ads", () => {
  test("names each field that is missing, and is set once they are there", async () => {
    const id = await newPage();
    await change(id, { title: "", description: "", hiddenFromSearch: true });
    expect(refused(await change(id, { optimizeFor: "google" }))).toEqual([
      "settings.title google_needs",
      "settings.author google_needs",
      "settings.description google_needs",
      "settings.hiddenFromSearch google_hidden",
    ]);
    expect(refused(await change(id, { optimizeFor: "meta" }))).toEqual(["settings.title meta_needs", "settings.description meta_needs"]);
    const whole = { title: "Curso", author: "Ana", description: "Do zero.", hiddenFromSearch: null };
    expect((await change(id, { ...whole, optimizeFor: "google" })).status).toBe(200);
    expect((await settingsOf(id)).settings.optimizeFor).toBe("google");
  });

  test("is for one or the other: both are refused", async () => {
    const id = await newPage();
    expect(refused(await change(id, { optimizeFor: ["google", "meta"] }))).toEqual(["settings.optimizeFor invalid"]);
  });

  test("keeps what it needs, and holds up nothing else", async () => {
    const id = await newPage();
    await change(id, { title: "Curso", author: "Ana", description: "Do zero.", optimizeFor: "google" });
    expect(refused(await change(id, { author: null }))).toEqual(["settings.author google_needs"]);
    expect(refused(await change(id, { hiddenFromSearch: true }))).toEqual(["settings.hiddenFromSearch google_hidden"]);
    expect((await change(id, { author: null, optimizeFor: null })).status).toBe(200);
    // An editor may take away what it needs: that is told by the check.
    const { version } = await settingsOf(id);
    const record = await recordOf(id);
    const after = { ...record, description: "", optimizeFor: "meta" };
    const diff = { page: [record, after] };
    const saved = await ana.call("POST", `/api/pages/${id}/operations`, { baseVersion: version, operationId: "taken-away", diff });
    expect(saved.status, saved.text).toBe(200);
    expect((await change(id, { keywords: "violão" })).status).toBe(200);
  });

  test("is refused to a page with 300 links to other sites", async () => {
    const { schema, records } = emptyDocument({ title: "Links", language: "pt", description: "Muitos." });
    const block = (id: string, kind: string, parentId: string, order: string, props: BlockRecord["props"]): BlockRecord => ({
      ...{ type: "block", id, kind, version: 1, parentId, slot: parentId === "page" ? "body" : "content", order, props, styles: {} },
    });
    const links = Array.from({ length: 300 }, (_, index) => ({
      type: "paragraph",
      content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href: `https://a.example/${index}` } }] }],
    }));
    const all = { s: block("s", "section", "page", "a0", { tag: "section" }), t: block("t", "text", "s", "a0", { content: links }) };
    const id = await newPage({ document: { schema, records: { ...records, ...all } } });
    expect(refused(await change(id, { optimizeFor: "meta" }))).toEqual(["settings.optimizeFor outbound_links"]);
  });
});

test("a title that is the site's domain is refused, and nothing of the rest is done", async () => {
  const id = await newPage();
  const before = await settingsOf(id);
  expect(refused(await change(id, { title: "ajustes.localhost", author: "Ana" }, { slug: "outra", title: "Outra" }))).toEqual([
    "settings.title title_is_domain",
  ]);
  expect(await settingsOf(id)).toEqual(before);
  expect((await ana.call("GET", `/api/pages/${id}`)).json()).toMatchObject({ title: "Página" });
});

test("an address that is taken leaves the settings as they were", async () => {
  const [id, other] = [await newPage({ templateId: "webinar" }), await newPage({ slug: "ocupado", templateId: "webinar" })];
  for (const each of [id, other]) expect((await ana.call("POST", `/api/pages/${each}/publish`, {})).status).toBe(200);
  expect((await change(id, { author: "Ana" }, { slug: "ocupado" })).json().code).toBe("SLUG_TAKEN");
  expect((await settingsOf(id)).settings).not.toHaveProperty("author");
});

test.each([
  [{ type: "page" }, "settings.type unknown_field"],
  [{ pageType: "sales" }, "settings.pageType unknown_field"],
  [{ styles: {} }, "settings.styles unknown_field"],
  [{ language: null }, "settings.language invalid"],
  [{ title: null }, "settings.title invalid"],
  [{ author: "a\u0000" }, "settings.author bad_character"],
  [{ metaTags: [{ name: "og:image", content: "x" }] }, "settings.metaTags.0.name meta_shareImage"],
  [{ delay: "1:2:3" }, "settings.delay delay"],
])("%j is refused", async (settings, expected) => {
  expect(refused(await change(await newPage(), settings))).toEqual([expected]);
});

/** Values of each setting, such as can be and such as cannot. */
const SOME: Readonly<Record<string, readonly unknown[]>> = {
  title: ["Curso", "a".repeat(71), 5],
  description: ["Do zero.", "a".repeat(156)],
  author: ["Ana", "a".repeat(81), "a\u0000"],
  keywords: ["violão", ["violão"]],
  canonical: ["https://a.example/", "a.example", "javascript:1"],
  canonicalLinks: [[{ name: "en", link: "https://a.example/en" }], [{ name: "??", link: "https://a.example" }], [{ name: "en" }]],
  metaTags: [[{ name: "a", content: "x" }], [{ name: "robots", content: "x" }], [{ name: "a", content: "x", more: 1 }]],
  code: [
    { head: { code: "<b>a</b>" } },
    { head: { code: "x", hosts: ["10.0.0.1"] } },
    { foot: { code: "x" } },
    { head: { code: "x", isOn: true } },
  ],
  delay: ["00:00:01", "24:00:00", 60],
  scrollTo: ["oferta", "#oferta"],
  backRedirect: ["/volte", "//a.example", "mailto:a@b.example"],
  defaultHref: ["#a", "javascript:1"],
  earlySections: [3, 0, 7, 1.5],
  weightBudget: [500, 49],
  languageSwitcher: ["top", "left"],
  legalPages: [true, "yes"],
  isProtected: [true, 1],
};
const oneSetting = fc.constantFrom(...Object.entries(SOME).flatMap(([name, values]) => values.map((value) => [name, value] as const)));

test("on whatever way a setting comes, it is judged by the same rules, and read back where it is taken", async () => {
  const id = await newPage();
  const [byPatch, byOperation] = [id, await newPage()];
  const emptyOf = (): { schema: number; records: Record<string, object> } => emptyDocument({ title: "Página", language: "pt" });
  let operations = 0;
  const byDocument = async (call: (document: object, slug: string) => Promise<{ status: number }>, name: string, value: unknown) => {
    const { schema, records } = emptyOf();
    return call({ schema, records: { ...records, page: { ...records.page, [name]: value } } }, `pagina-${++made}`);
  };
  await fc.assert(
    fc.asyncProperty(oneSetting, async ([name, value]) => {
      const patched = await change(byPatch, { [name]: value });
      const isTaken = patched.status === 200;
      const { version } = await settingsOf(byOperation);
      const before = await recordOf(byOperation);
      const diff = { page: [before, { ...before, [name]: value }] };
      const sent = { baseVersion: version, operationId: `judged-${++operations}`, diff };
      const saved = await ana.call("POST", `/api/pages/${byOperation}/operations`, sent);
      const created = await byDocument((document, slug) => ana.call("POST", "/api/pages", { siteId, slug, document }), name, value);
      const kept = await byDocument((document) => ana.call("POST", "/api/templates", { kind: "page", name: "M", document }), name, value);
      expect([patched.status, saved.status, created.status, kept.status], `${name}: ${JSON.stringify(value)}`).toEqual(
        isTaken ? [200, 200, 201, 201] : [400, 400, 400, 400],
      );
      if (!isTaken) return;
      expect((await settingsOf(byPatch)).settings).toMatchObject({ [name]: value });
      expect(await recordOf(byOperation)).toMatchObject({ [name]: value });
      const copy = await ana.call("POST", `/api/pages/${byOperation}/duplicate`);
      if (name !== "title") expect(await recordOf(copy.json().id)).toMatchObject({ [name]: value });
      await change(byPatch, { [name]: name === "title" || name === "description" ? "" : null });
    }),
    { numRuns: 40 },
  );
}, 180_000);
