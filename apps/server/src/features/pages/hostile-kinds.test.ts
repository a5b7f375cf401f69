import { DOCUMENT_LIMITS, keysBetween, type PageDocument } from "@vitrine/document";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageWithForm } from "../../testing/page-with-form.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";

type Loose = Record<string, unknown>;
interface Forged {
  readonly schema: unknown;
  readonly records: Record<string, Loose>;
}

const { document: GOOD, headingId: HEADING, formId: FORM } = pageWithForm();
/** As text: some of what is forged no value says. */
const forged = (change: (document: Forged) => unknown): string => {
  const document = structuredClone(GOOD) as unknown as Forged;
  return JSON.stringify(change(document) ?? document);
};
const heading = (part: Loose): string => forged(({ records }) => void Object.assign(records[HEADING] ?? {}, part));
const props = (more: Loose): string => heading({ props: { ...(GOOD.records[HEADING] as unknown as { props: Loose }).props, ...more } });
const href = (address: string): string =>
  props({ content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href: address } }] }] });
const style = (property: string, value: unknown): string => heading({ styles: { base: { normal: { [property]: value } } } });
const page = (part: Loose): string => forged(({ records }) => void Object.assign(records.page ?? {}, part));
const added = (...blocks: readonly Loose[]): string =>
  forged(({ records }) => {
    for (const block of blocks) records[String(block.id)] = { ...records[HEADING], ...block };
  });
const many = (count: number): Loose[] => keysBetween(null, null, count).map((order, index) => ({ id: `m${index}`, order }));
const levels = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;

const HOSTILE: readonly (readonly [kind: string, document: string])[] = [
  ["nothing", "null"],
  ["a number", "1"],
  ["a text", '"page"'],
  ["a list", "[]"],
  ["an empty object", "{}"],
  ["no records", forged(({ schema }) => ({ schema }))],
  ["records in a list", forged(({ schema, records }) => ({ schema, records: Object.values(records) }))],
  ["a record that is none", forged(({ records }) => void Object.assign(records, { x1: 1 }))],
  ["a record of nothing", forged(({ records }) => void Object.assign(records, { x1: null }))],
  ["a shape of a later time", forged((document) => ({ ...document, schema: 99 }))],
  ["a shape of no number", forged((document) => ({ ...document, schema: "1" }))],
  ["fields that nobody knows", forged((document) => ({ ...document, run: "x" }))],
  ["no page", forged(({ schema, records: { page: _, ...records } }) => ({ schema, records }))],
  ["a page that is a block", forged(({ records }) => void Object.assign(records, { page: { ...records[HEADING], id: "page" } }))],
  ["a second page", forged(({ records }) => void Object.assign(records, { two: { ...records.page, id: "two" } }))],
  ["a record under another's id", forged(({ records }) => void Object.assign(records, { other: { ...records[HEADING] } }))],
  ["a type of nobody", heading({ type: "script" })],
  ["a kind that is markup", heading({ kind: "<script>" })],
  ["a version below all", heading({ version: 0 })],
  ["a version that is half", heading({ version: 1.5 })],
  ["a handler on a block", heading({ onclick: "alert(1)" })],
  ["a handler among the props", props({ onclick: "alert(1)" })],
  ["markup among the props", props({ html: "<script>alert(1)</script>" })],
  ["a level that is none", props({ level: "h9" })],
  ["words that are a text", props({ content: "<b>x</b>" })],
  ["a node of nobody", props({ content: [{ type: "script", text: "x" }] })],
  ["a mark of nobody", props({ content: [{ type: "text", text: "x", marks: [{ type: "onclick" }] }] })],
  ["no props", heading({ props: null })],
  ["a link that runs", href("javascript:alert(1)")],
  ["a link that runs behind a space", href(" javascript:alert(1)")],
  ["a link that runs behind a break", href("java\nscript:alert(1)")],
  ["a link to a page in itself", href("data:text/html,<script>alert(1)</script>")],
  ["a link of an old script", href("vbscript:msgbox(1)")],
  ["a link without a scheme", href("//evil.example")],
  ["a link to a file", href("file:///etc/passwd")],
  ["a style that is text", style("color", "red;background:url(//evil.example)")],
  ["a colour that leaves its place", style("color", { type: "color", value: "red}body{display:none" })],
  ["a style that is code", style("color", { type: "keyword", value: "expression(alert(1))" })],
  ["a property of nobody", style("behavior", { type: "color", value: "#000000" })],
  ["a length beyond all", style("width", { type: "length", value: 1e308, unit: "px" })],
  ["a picture by its address", style("backgroundImage", { type: "image", imageId: "https://evil.example/x.svg" })],
  ["a named style that is not there", heading({ styleIds: ["gone"] })],
  ["a parent that is not there", heading({ parentId: "gone" })],
  ["a block in itself", heading({ parentId: HEADING })],
  ["a circle of blocks", added({ id: "c1", kind: "container", parentId: "c2" }, { id: "c2", kind: "container", parentId: "c1" })],
  ["a slot that is none", heading({ slot: "anywhere" })],
  ["a form within a form", added({ ...(GOOD.records[FORM] as unknown as Loose), id: "f2", parentId: FORM, slot: "fields" })],
  ["an order that is none", heading({ order: "\u0000" })],
  ["an order of three hundred letters", heading({ order: "a".repeat(300) })],
  ["an id that is a path", forged(({ records }) => void Object.assign(records, { "../../x": { ...records[HEADING], id: "../../x" } }))],
  [
    "an id without end",
    forged(({ records }) => void Object.assign(records, { ["x".repeat(500)]: { ...records[HEADING], id: "x".repeat(500) } })),
  ],
  ["a prototype", forged((document) => document).replace('"records":{', '"records":{"__proto__":{"isAdmin":true},')],
  ["a constructor in a prop", props({ level: "HERE" }).replace('"HERE"', '{"constructor":{"prototype":{}}}')],
  ["a language of nobody", page({ language: "xx" })],
  ["a title without end", page({ title: "x".repeat(100_000) })],
  ["code of its owner that is no text", page({ code: { head: 1 } })],
  ["a link to its original that runs", page({ canonical: "javascript:alert(1)" })],
  ["more blocks than a page has", added(...many(DOCUMENT_LIMITS.records + 1).map((each) => ({ ...each, props: {} })))],
  ["a hundred thousand levels", props({ content: "HERE" }).replace('"HERE"', levels(100_000))],
];

let server: TestServer;
let ana: TestCaller;
let id: string;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "hostis", region: "br" })).json().id;
  id = (await ana.call("POST", "/api/pages", { siteId, slug: "boa", title: "Boa", document: GOOD })).json().id;
});
afterAll(() => server.stop());

test.each([
  ["a kind of another time", { kind: "hologram" }],
  ["a kind that every object has", { kind: "constructor" }],
  ["a version of another time", { version: 9_999, props: { run: "<script>alert(1)</script>" } }],
])("%s is kept as it is, and visitors see nothing of it", async (kind, part) => {
  const slug = `outra-${kind.length}`;
  const document = `{"siteId":"${siteId}","slug":"${slug}","title":"Outra","document":${heading(part)}}`;
  const made = await ana.call("POST", "/api/pages", document);
  expect(made.status).toBe(201);
  const { document: stored } = (await ana.call("GET", `/api/pages/${made.json().id}/document`)).json();
  expect(stored.records[HEADING]).toMatchObject(part);
  expect((await ana.call("POST", `/api/pages/${made.json().id}/publish`, {})).status).toBe(200);
  const { status, text } = await server.send("hostis.localhost", `/${slug}`);
  expect([status, text.includes("<form")]).toEqual([200, true]);
  expect(text).not.toMatch(/<h1|<h2|alert\(1\)/);
});

test.each(HOSTILE)(
  "a document with %s is refused by words, as a new page and in the place of one, and changes nothing",
  async (kind, document) => {
    const slug = `ma-${HOSTILE.findIndex(([each]) => each === kind)}`;
    for (const [method, path, body] of [
      ["POST", "/api/pages", `{"siteId":"${siteId}","slug":"${slug}","title":"Má","document":${document}}`],
      ["PUT", `/api/pages/${id}/document`, `{"version":1,"document":${document}}`],
    ] as const) {
      const reply = await ana.call(method, path, body);
      expect([400, 413], `${reply.status} ${reply.text.slice(0, 200)}`).toContain(reply.status);
      expect(["INVALID_DOCUMENT", "INVALID_INPUT", "TOO_LARGE"]).toContain(reply.json().code);
    }
    const stored: { readonly version: number; readonly document: PageDocument } = (
      await ana.call("GET", `/api/pages/${id}/document`)
    ).json();
    expect(stored).toEqual({ version: 1, document: GOOD });
    const { items } = (await ana.call("GET", "/api/pages?limit=100")).json();
    expect(items.map((each: { readonly slug: string }) => each.slug)).not.toContain(slug);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  },
);
