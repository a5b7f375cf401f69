import { codeSeal } from "@vitrine/blocks";
import { type BlockRecord, emptyDocument, type Language, type PageDocument, words } from "@vitrine/document";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { wholeAccount } from "../../../platform/acting/reach.ts";
import { pageShowing, sectionSaying } from "../../../testing/sections/section-pages.ts";
import type { TestPerson } from "../../../testing/test-person.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { createApiKey } from "../../accounts/index.ts";
import { publishAsIs } from "../publish-as-is.ts";
import { findNamed } from "./named-alternates-store.ts";

const SECRET = "a".repeat(64);
const CODE = "<p>meu aviso</p>";

let server: TestServer;
let ana: TestPerson;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer({ VITRINE_SECRET: SECRET, VITRINE_DEFAULT_PLAN: "lifetime" });
  ana = await server.newPerson({ plan: "lifetime" });
  siteId = (await ana.call("POST", "/api/sites", { name: "espera", region: "br" })).json().id;
});
afterAll(() => server.stop());

const queries = () => server.running.platform.database.queries;

/** A page whose heading says a text, with the owner's code beside it. */
function saying(text: string, language: Language = "pt"): PageDocument {
  const { schema, records } = emptyDocument({ title: "", language });
  const block = (id: string, kind: string, props: BlockRecord["props"], parentId = "s", slot = "content"): BlockRecord => {
    return { type: "block", version: 1, order: `a${id}1`, styles: {}, id, kind, parentId, slot, props };
  };
  const blocks = [
    block("s", "section", { tag: "section" }, "page", "body"),
    block("h", "heading", { level: "h1", content: words(`«${text}»`) }),
    block("o", "html", { name: "Aviso", code: CODE, hosts: [] }),
  ];
  return { schema, records: { ...records, ...Object.fromEntries(blocks.map((each) => [each.id, each])) } };
}
const SEAL = codeSeal(saying("").records.o as BlockRecord) ?? "";

async function call<Answer = { readonly id: string }>(method: string, path: string, body?: object): Promise<Answer> {
  const reply = await ana.call(method, `/api${path}`, body);
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.text === "" ? (undefined as Answer) : reply.json();
}
const publish = (id: string) => call("POST", `/pages/${id}/publish`, {});
const visit = async (slug: string): Promise<string> => (await server.send("espera.localhost", `/${slug}`)).text;
const said = (html: string): string | undefined => /«(\w+)»/.exec(html)?.[1];
const named = (html: string): string[] => [...html.matchAll(/hreflang="[a-z]{2}" href="[^"]*\/([a-z-]+)"/g)].map(([, slug]) => slug ?? "");

/** What a page tells of itself that nobody may find changed who has changed nothing. */
async function told(id: string): Promise<object> {
  const { publishedAt, version, hasUnpublishedChanges } = await call<Record<string, unknown>>("GET", `/pages/${id}`);
  const { items } = await call<{ items: Record<string, unknown>[] }>("GET", `/pages/${id}/publications`);
  const revisions = await call<{ items: Record<string, unknown>[] }>("GET", `/pages/${id}/revisions`);
  const published = revisions.items.flatMap((each) => each.publishedAt ?? []);
  return { publishedAt, version, hasUnpublishedChanges, published, items: items.map(({ weight: _, ...each }) => each) };
}

let made = 0;
/** A published page in Portuguese with a variant in English that nobody sees yet. */
async function newSet(document = saying("Antes")) {
  const letter = String.fromCharCode(97 + made++);
  const [slug, other] = [`curso-${letter}`, `course-${letter}`];
  const { id } = await call("POST", "/pages", { siteId, slug, title: "Curso", document });
  const variant = (await call("POST", `/pages/${id}/variants`, { slug: other, language: "en" })).id;
  await publish(id);
  return { id, variant, slug, other };
}

async function expectPage(slug: string, text: string, slugs: readonly string[]): Promise<void> {
  const look = async () => {
    const html = await visit(slug);
    return [said(html), named(html)];
  };
  await expect.poll(look, { timeout: 20_000 }).toEqual([text, slugs]);
}

/** Once everybody has heard of everything. */
async function idle(): Promise<void> {
  const jobs = sql`SELECT queue FROM jobs WHERE state <> 'later'`;
  await expect.poll(async () => (await queries().execute(jobs)).rows, { timeout: 20_000 }).toEqual([]);
}

const replace = async (id: string, document: PageDocument): Promise<void> => {
  const { version } = await call<{ version: number }>("GET", `/pages/${id}`);
  await call("PUT", `/pages/${id}/document`, { version, document });
};
/** Once its history has what was published. */
const kept = (id: string) => expect.poll(async () => told(id), { timeout: 20_000 }).toMatchObject({ published: [expect.any(String)] });

test("a page with changes names what is so, and nothing that waits comes out", async () => {
  const { id, variant, slug, other } = await newSet();
  await kept(id);
  await replace(id, saying("Depois", "es"));
  await call("PATCH", `/pages/${id}`, { title: "Outro nome", settings: { author: "Rui" } });
  const before = await told(id);
  expect(before).toMatchObject({ hasUnpublishedChanges: true });
  // What its history has is taken away: it is made of nothing but what is kept with the publication.
  await queries().execute(sql`DELETE FROM page_revisions WHERE page_id = ${id}`);
  const changed = async (deed: () => Promise<unknown>, slugs: readonly string[]): Promise<void> => {
    await deed();
    await expectPage(slug, "Antes", slugs);
    const html = await visit(slug);
    expect(html).toContain("<title>Curso</title>");
    expect(html).not.toMatch(/Outro nome|Rui/);
  };
  await changed(() => publish(variant), [other, slug]);
  await changed(() => call("PATCH", `/pages/${variant}`, { slug: "moved-course" }), ["moved-course", slug]);
  await changed(() => call("POST", `/pages/${variant}/unpublish`), []);
  await changed(() => publish(variant), ["moved-course", slug]);
  await changed(() => call("PATCH", `/pages/${variant}`, { mainId: null }), []);
  expect({ ...(await told(id)), published: null }).toEqual({ ...before, published: null });
  await publish(id);
  expect([said(await visit(slug)), await told(id)]).toEqual(["Depois", expect.objectContaining({ hasUnpublishedChanges: false })]);
});

test("its history says of what is made anew that it was published when it was", async () => {
  const { id, variant, slug, other } = await newSet();
  await kept(id);
  await replace(id, saying("Depois"));
  const before = await told(id);
  await publish(variant);
  await expectPage(slug, "Antes", [other, slug]);
  await idle();
  expect(await told(id)).toEqual(before);
});

test("a page that has moved itself names its own address, and nothing that waits comes out", async () => {
  const { id, variant, slug, other } = await newSet();
  await publish(variant);
  await expectPage(slug, "Antes", [other, slug]);
  await replace(id, saying("Depois"));
  await call("PATCH", `/pages/${id}`, { slug: "de-mudada" });
  await expectPage("de-mudada", "Antes", [other, "de-mudada"]);
  expect(await visit("de-mudada")).toMatch(/rel="canonical" href="[^"]*\/de-mudada"/);
});

test("synced sections stay as visitors see them, and the page still has something to publish", async () => {
  const section = await call<{ id: string }>("POST", "/synced-sections", { name: "Rodapé", fragment: sectionSaying("Velho") });
  const { id, variant, slug, other } = await newSet(pageShowing("«Antes»", section.id));
  await call("PUT", `/synced-sections/${section.id}/content`, { version: 1, fragment: sectionSaying("Novo") });
  const before = await told(id);
  expect(before).toMatchObject({ hasUnpublishedChanges: true });
  await publish(variant);
  await expectPage(slug, "Antes", [other, slug]);
  const html = await visit(slug);
  expect([html.includes("Velho"), html.includes("Novo")]).toEqual([true, false]);
  expect((await told(id)) as Record<string, unknown>).toMatchObject({ hasUnpublishedChanges: true });
  const { behind } = (await call<{ section: { behind: number } }>("GET", `/synced-sections/${section.id}`)).section;
  expect(behind).toBe(1);
});

test("own code that was switched on since waits, and what was switched off is gone", async () => {
  const { id, variant, slug, other } = await newSet();
  await call("PUT", `/own-code/${SEAL}`, {});
  await publish(variant);
  await expectPage(slug, "Antes", [other, slug]);
  expect(await visit(slug)).not.toContain("meu aviso");
  await publish(id);
  expect(await visit(slug)).toContain("meu aviso");
  await replace(id, saying("Depois"));
  await call("DELETE", `/own-code/${SEAL}`);
  await call("POST", `/pages/${variant}/unpublish`);
  await expectPage(slug, "Antes", []);
  expect(await visit(slug)).not.toContain("meu aviso");
});

test("a rollback gives the same bytes in the set they name, and names what is so in another", async () => {
  const { id, variant, slug, other } = await newSet();
  await publish(variant);
  await expectPage(slug, "Antes", [other, slug]);
  const first = await visit(slug);
  await replace(id, saying("Depois"));
  await publish(id);
  const rollBack = async () => {
    const { items } = await call<{ items: { id: string; version: number }[] }>("GET", `/pages/${id}/publications`);
    const to = items.find(({ version }) => version === 1)?.id;
    await call("POST", `/pages/${id}/publications/${to}/rollback`);
  };
  await rollBack();
  await publishAsIs(server.running.platform, server.running.services, wholeAccount(ana.accountId), variant);
  expect(await visit(slug)).toBe(first);
  await publish(id);
  await call("POST", `/pages/${variant}/unpublish`);
  await expectPage(slug, "Depois", []);
  await rollBack();
  await expectPage(slug, "Antes", []);
});

test("visitors who are given another publication while a page is made anew keep that one", async () => {
  const { id, slug } = await newSet();
  await replace(id, saying("Depois"));
  await publish(id);
  const { items } = await call<{ items: { id: string; version: number }[] }>("GET", `/pages/${id}/publications`);
  const [newest, oldest] = items;
  const { platform, services } = server.running;
  let makes = 0;
  const compile: typeof services.compiler.compile = async (...given) => {
    makes += 1;
    if (makes === 1) await call("POST", `/pages/${id}/publications/${oldest?.id}/rollback`);
    return services.compiler.compile(...given);
  };
  await publishAsIs(platform, { ...services, compiler: { ...services.compiler, compile } }, wholeAccount(ana.accountId), id);
  expect([makes, said(await visit(slug))]).toEqual([2, "Antes"]);
  await call("POST", `/pages/${id}/publications/${newest?.id}/rollback`);
  expect(said(await visit(slug))).toBe("Depois");
});

test("one that nobody knows the document of stays as it is until it is published", async () => {
  const { id, variant, slug, other } = await newSet();
  await queries().execute(sql`DELETE FROM published_documents`);
  await queries().execute(sql`UPDATE kept_publications SET alternates = NULL`);
  await replace(id, saying("Depois"));
  const before = await visit(slug);
  await publish(variant);
  await publishAsIs(server.running.platform, server.running.services, wholeAccount(ana.accountId), id);
  expect(await visit(slug)).toBe(before);
  await publish(id);
  await expectPage(slug, "Depois", [other, slug]);
});

test("what a publication was made of goes with it, and with its page", async () => {
  const { id, variant, slug } = await newSet();
  const count = async () =>
    (
      await queries().execute(sql`
      SELECT count(*)::int AS count FROM published_documents JOIN kept_publications ON id = publication_id WHERE page_id = ${id}`)
    ).rows;
  const all = async () => (await queries().execute(sql`SELECT count(*)::int AS count FROM published_documents`)).rows[0]?.count;
  await publish(id);
  expect(await count(), "published again as it is").toEqual([{ count: 1 }]);
  await replace(id, saying("Depois"));
  await publish(id);
  expect(await count()).toEqual([{ count: 2 }]);
  const before = Number(await all());
  await call("POST", `/pages/${id}/unpublish`);
  await call("DELETE", `/pages/${variant}`);
  await call("DELETE", `/pages/${id}`);
  await call("DELETE", `/pages/${id}/trash`);
  expect(Number(await all())).toBe(before - 2);
  expect((await server.send("espera.localhost", `/${slug}`)).status).toBe(410);
  await expect(publishAsIs(server.running.platform, server.running.services, wholeAccount(ana.accountId), id)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

// The embedded database is one process's alone.
test.skipIf(inject("postgresUrl") === "")(
  "what one node publishes is named by a page with changes, whichever node makes it anew",
  async () => {
    const { id, variant, slug, other } = await newSet();
    await replace(id, saying("Depois"));
    const { key } = await createApiKey(server.running.platform, ana.accountId);
    const { databaseUrl } = server.running.platform.config;
    const second = await startTestServer({ VITRINE_SECRET: SECRET, VITRINE_DEFAULT_PLAN: "lifetime", DATABASE_URL: databaseUrl ?? "" });
    try {
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
      const reply = await second.send("localhost", `/api/pages/${variant}/publish`, { method: "POST", body: "{}", headers });
      expect(reply.status, reply.text).toBe(200);
      const names = async () => (await findNamed(queries(), id)).map(({ url }) => new URL(url).pathname);
      await expect.poll(names, { timeout: 20_000 }).toEqual([`/${other}`, `/${slug}`]);
      expect(await told(id)).toMatchObject({ hasUnpublishedChanges: true, version: 2 });
      await idle();
    } finally {
      await second.stop();
    }
    // Each has a disk of its own here: what the other wrote is made again.
    await publishAsIs(server.running.platform, server.running.services, wholeAccount(ana.accountId), id);
    await expectPage(slug, "Antes", [other, slug]);
  },
);
