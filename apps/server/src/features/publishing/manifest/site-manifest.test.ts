import { pageKey, siteFolder } from "@vitrine/contract";
import type { DocumentRecord, PageDocument } from "@vitrine/document";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageWithForm } from "../../../testing/page-with-form.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";
import { MOST_EARLIER_PATHS } from "../earlier-path-store.ts";
import { forgetEarlierForms, reconcileManifests } from "./site-manifest.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "loja", region: "br" })).json().id;
});
afterAll(() => server.stop());

const visit = (path: string) => server.send("loja.localhost", path);
const publish = (id: string, more: object = {}) => ana.call("POST", `/api/pages/${id}/publish`, more);
const move = (id: string, slug: string) => ana.call("PATCH", `/api/pages/${id}`, { slug });

/** A page whose form and heading are called after the text, so that each version shows which it is and asks with a form of its own. */
function saying(text: string): PageDocument {
  const { document, formId } = pageWithForm("");
  const named = (id: string): string => (id === formId ? `form${text}` : id);
  const records = Object.values(document.records).map((record): DocumentRecord => {
    if (record.type !== "block") return record;
    const props = record.kind === "heading" ? { ...record.props, content: [{ type: "text", text: `«${text}»` }] } : record.props;
    return { ...record, id: named(record.id), parentId: named(record.parentId), props };
  });
  return { ...document, records: Object.fromEntries(records.map((record) => [record.id, record])) };
}

let made = 0;
async function newPage(text: string, slug = `p-${++made}`): Promise<{ id: string; slug: string }> {
  const reply = await ana.call("POST", "/api/pages", { siteId, slug, title: "Página", document: saying(text) });
  expect(reply.status, reply.text).toBe(201);
  return reply.json();
}

async function live(text: string): Promise<{ id: string; slug: string }> {
  const page = await newPage(text);
  expect((await publish(page.id)).status).toBe(200);
  return page;
}

async function sendForm(pageId: string, text: string): Promise<number> {
  const body = JSON.stringify({ name: "Rui", email: "rui@example.com" });
  const headers = { "content-type": "application/json" };
  return (await server.send("loja.localhost", `/_v/forms/${pageId}/form${text}`, { method: "POST", headers, body })).status;
}

/** What a visitor finds at an address: the text of the page, having followed the way there and sent its form, or the status. */
async function found(slug: string): Promise<string | number> {
  const asked = await visit(`/${slug}`);
  const reply = asked.status === 308 ? await visit(asked.headers.location ?? "") : asked;
  if (reply.status !== 200) return asked.status === 308 ? `leads to ${reply.status}` : reply.status;
  const [, text = ""] = /«(\w+)»/.exec(reply.text) ?? [];
  const [, pageId = ""] = /\/_v\/forms\/(pag_\w+)\//.exec(reply.text) ?? [];
  expect(await sendForm(pageId, text), `the form of ${text} at ${slug}`).toBe(200);
  return text;
}

/** Does something while the disk takes no more than so many changes of the site's manifest; whether all of it was done. */
async function cutOffAfter(changes: number, work: () => Promise<{ status: number }>): Promise<boolean> {
  const { storage } = server.running.platform;
  const { put, remove } = storage;
  let left = changes;
  const cut =
    <Rest extends unknown[]>(run: (key: string, ...rest: Rest) => Promise<void>) =>
    (key: string, ...rest: Rest): Promise<void> =>
      key.startsWith(siteFolder("loja")) && left-- <= 0 ? Promise.reject(new Error("killed")) : run(key, ...rest);
  storage.put = cut(put);
  storage.remove = cut(remove);
  const { status } = await work().finally(() => Object.assign(storage, { put, remove }));
  expect([200, 500]).toContain(status);
  return left >= 0;
}

interface Change {
  /** Makes what it begins from; gives the change, and what may be found at each address before, during and after it. */
  readonly begin: () => Promise<{ readonly act: () => Promise<{ status: number }>; readonly expected: Expected }>;
}
/** By address: before, after, and what else may be found in between. */
type Expected = Readonly<Record<string, readonly [before: string | number, after: string | number, ...between: (string | number)[]]>>;

const changes: Readonly<Record<string, Change["begin"]>> = {
  "a first publish": async () => {
    const page = await newPage("primeira");
    return { act: () => publish(page.id), expected: { [page.slug]: [404, "primeira"] } };
  },
  "a publish with another form": async () => {
    const page = await live("antes");
    await ana.call("PUT", `/api/pages/${page.id}/document`, { version: 1, document: saying("depois") });
    return { act: () => publish(page.id), expected: { [page.slug]: ["antes", "depois"] } };
  },
  "a publish with another form at another address": async () => {
    const page = await live("aqui");
    await move(page.id, `${page.slug}/1`);
    await ana.call("PUT", `/api/pages/${page.id}/document`, { version: 1, document: saying("la") });
    return {
      act: () => publish(page.id, { slug: `${page.slug}/2` }),
      expected: { [page.slug]: ["aqui", "la"], [`${page.slug}/1`]: ["aqui", "la"], [`${page.slug}/2`]: [404, "la"] },
    };
  },
  "a move": async () => {
    const page = await live("movida");
    await move(page.id, `${page.slug}/1`);
    const [first, second, third] = [page.slug, `${page.slug}/1`, `${page.slug}/2`];
    return {
      act: () => move(page.id, third),
      expected: { [first]: ["movida", "movida"], [second]: ["movida", "movida"], [third]: [404, "movida"] },
    };
  },
  "a move back": async () => {
    const page = await live("volta");
    await move(page.id, `${page.slug}/1`);
    return { act: () => move(page.id, page.slug), expected: { [page.slug]: ["volta", "volta"], [`${page.slug}/1`]: ["volta", "volta"] } };
  },
  "an unpublish": async () => {
    const page = await live("fora");
    await move(page.id, `${page.slug}/1`);
    const act = () => ana.call("POST", `/api/pages/${page.id}/unpublish`);
    return { act, expected: { [page.slug]: ["fora", 410], [`${page.slug}/1`]: ["fora", 410] } };
  },
  "a publish over another page": async () => {
    const [under, over] = [await live("baixo"), await newPage("cima")];
    await move(under.id, `${under.slug}/1`);
    return {
      act: () => publish(over.id, { slug: `${under.slug}/1`, overwrite: true }),
      expected: { [under.slug]: ["baixo", 410, "cima"], [`${under.slug}/1`]: ["baixo", "cima"], [over.slug]: [404, 404] },
    };
  },
};

describe("a change of a site cut off between any two of its files", () => {
  test.each(Object.entries(changes))("%s: every address is whole, old or new, and the next start finishes it", async (_name, begin) => {
    let isDone = false;
    let cuts = 0;
    for (; !isDone; cuts++) {
      const { act, expected } = await begin();
      for (const [slug, [before]] of Object.entries(expected)) expect(await found(slug), `${slug} before`).toBe(before);
      isDone = await cutOffAfter(cuts, act);
      for (const [slug, allowed] of Object.entries(expected)) expect(allowed, `${slug} after ${cuts} files`).toContain(await found(slug));
      await reconcileManifests(server.running.platform);
      for (const [slug, [, after]] of Object.entries(expected)) expect(await found(slug), `${slug} in the end`).toBe(after);
    }
    // It was cut off somewhere in the middle, and ended.
    expect(cuts).toBeGreaterThan(2);
    expect(cuts).toBeLessThan(12);
  });
});

/** One of the files of the site's list of pages. */
const LIST = expect.stringMatching(/^sites\/loja\/sitemap\/[0-9a-f]{2}\.json$/);

test("a publish writes the files of its page and no others, however many the site has", async () => {
  const [page, other] = [await live("uma"), await live("outra")];
  const written: string[] = [];
  const stop = server.running.platform.storage.onChange((key) => {
    if (key?.startsWith(siteFolder("loja"))) written.push(key);
  });
  await ana.call("PUT", `/api/pages/${page.id}/document`, { version: 1, document: saying("mudou") });
  expect((await publish(page.id)).status).toBe(200);
  expect(written).toEqual([pageKey("loja", page.id), expect.stringMatching(/^sites\/loja\/paths\/[0-9a-f]{40}\.json$/), LIST]);
  expect((await publish(page.id)).status).toBe(200);
  stop();
  expect(written).toHaveLength(4);
  expect(await found(other.slug)).toBe("outra");
});

test("forms that left are forgotten once nobody may send them, and with the last of them what is kept of a page that is gone", async () => {
  const { platform } = server.running;
  const page = await live("some");
  await ana.call("POST", `/api/pages/${page.id}/unpublish`);
  await ana.call("DELETE", `/api/pages/${page.id}`);
  expect(await sendForm(page.id, "some")).toBe(200);
  const key = pageKey("loja", page.id);
  await forgetEarlierForms(platform);
  expect(await platform.storage.has(key)).toBe(true);
  const inAWeek = { ...platform, clock: { ...platform.clock, now: () => Date.now() + 7 * 24 * 3_600_000 + 1 } };
  await forgetEarlierForms(inAWeek);
  expect(await platform.storage.has(key)).toBe(false);
  expect(await found(page.slug)).toBe(410);
});

test("of the paths that a site left as many are kept as are remembered, and the files of the others go", async () => {
  const { database, storage } = server.running.platform;
  const page = await live("anda");
  for (const slug of ["anda/1", "anda/2"]) await move(page.id, slug);
  expect(await found("anda/1")).toBe("anda");
  const files = async () => (await Array.fromAsync(storage.list(`${siteFolder("loja")}paths/`))).length;
  const before = await files();
  await database.queries.execute(sql`
    INSERT INTO gone_paths (site_id, path, page_id, since)
    SELECT ${siteId}, '/velha-' || n, NULL, now() + interval '1 hour' FROM generate_series(1, ${MOST_EARLIER_PATHS}) n`);
  await move(page.id, "anda/3");
  expect(await files()).toBeLessThan(before);
  expect(await found("anda/1")).toBe(404);
  const left = await database.queries.execute<{ count: number }>(sql`SELECT count(*)::int FROM gone_paths WHERE site_id = ${siteId}`);
  expect(left.rows).toEqual([{ count: MOST_EARLIER_PATHS }]);
});
