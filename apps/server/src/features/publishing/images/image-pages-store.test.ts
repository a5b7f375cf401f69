import { type SQLWrapper, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageWithForm } from "../../../testing/page-with-form.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { writtenColumns } from "../../../testing/written-columns.ts";
import { countBehind, countHeld, countImagePages, countUnwritten, type Imaged } from "./image-pages-store.ts";

const PAGES = 10_000;
const HOST = "img.loja.example";
const NEW = { host: HOST, isLeaving: false };
const LEAVING = { host: HOST, isLeaving: true };
let server: TestServer;
let siteId: string;

beforeAll(async () => {
  server = await startTestServer();
  const ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "loja", region: "br" })).json().id;
  const page = { siteId, slug: "oferta", title: "Oferta", document: pageWithForm().document };
  const pageId = (await ana.call("POST", "/api/pages", page)).json().id;
  await ana.call("POST", `/api/pages/${pageId}/publish`);
  const { queries } = server.running.platform.database;
  const written = await writtenColumns(queries, "pages");
  const [id, publicationId] = ["pag_", "pub_"].map((kind) => sql`${sql.raw(`'${kind}'`)} || lpad(n::text, 26, '0')`);
  // One in fifty has changes that visitors do not see, and of half of these nobody knows what they were made of; one in two
  // hundred has no picture of the account's.
  await queries.execute(sql`
    INSERT INTO pages (${written}) SELECT ${written} FROM (SELECT (jsonb_populate_record(page, jsonb_build_object(
      'id', ${id}, 'slug', 'p-' || n, 'published_slug', 'p-' || n, 'version', page.version + (n % 50 = 0)::int))).*
    FROM pages page, generate_series(1, ${PAGES}::int) n WHERE page.id = ${pageId}) made`);
  await queries.execute(sql`
    INSERT INTO publications SELECT (json_populate_record(page, json_build_object('page_id', ${id}, 'path', '/p-' || n, 'publication_id', ${publicationId},
      'image_ids', CASE WHEN n % 200 = 0 THEN '[]'::json ELSE '["img_1"]'::json END))).*
    FROM publications page, generate_series(1, ${PAGES}::int) n WHERE page.page_id = ${pageId}`);
  await queries.execute(sql`
    INSERT INTO kept_publications SELECT (json_populate_record(kept, json_build_object('id', ${publicationId}, 'page_id', ${id}))).*
    FROM kept_publications kept, generate_series(1, ${PAGES}::int) n WHERE kept.page_id = ${pageId}`);
  await queries.execute(sql`
    INSERT INTO published_documents SELECT ${publicationId}, ''::bytea FROM generate_series(1, ${PAGES}::int) n WHERE n % 100 <> 0`);
  await settle();
});
afterAll(() => server.stop());

/** What the database does by itself from time to time: it knows then what is in its tables. */
async function settle(): Promise<void> {
  const { queries } = server.running.platform.database;
  for (const table of ["pages", "publications", "published_documents", "stale_parts"])
    await queries.execute(sql.raw(`VACUUM ANALYZE ${table}`));
}

/** The ways in which the tables of a statement are read: `Seq Scan on pages`. */
async function scansOf(statement: SQLWrapper): Promise<string[]> {
  const { rows } = await server.running.platform.database.queries.execute(sql`EXPLAIN (COSTS OFF) ${statement}`);
  return rows.flatMap((row) => /\w[\w ]*Scan (?:using \w+ )?on \w+/.exec(String(row["QUERY PLAN"]))?.[0] ?? []);
}

async function expectIndexed(imaged: Imaged): Promise<void> {
  const { queries } = server.running.platform.database;
  expect(await scansOf(countBehind(queries, siteId, imaged))).toEqual(["Index Only Scan using publications_images on publications"]);
  for (const statement of [countHeld(queries, siteId, imaged), countUnwritten(queries, siteId, imaged)]) {
    const scans = await scansOf(statement);
    expect(scans.length).toBeGreaterThan(0);
    expect(scans.filter((scan) => scan.startsWith("Seq Scan on p")).join()).toBe("");
  }
}

test("pages that lag behind an image domain are counted by indexes, on a site of ten thousand", async () => {
  const { queries } = server.running.platform.database;
  await expectIndexed(NEW);
  expect(await countImagePages(queries, siteId, NEW)).toEqual({ following: PAGES - 100, held: 50 });
  expect(await countImagePages(queries, siteId, LEAVING)).toEqual({ following: 0, held: 0 });
  await queries.execute(sql`UPDATE publications SET image_host = ${HOST} WHERE page_id < 'pag_00000000000000000000005000'`);
  await settle();
  await expectIndexed(NEW);
  await expectIndexed(LEAVING);
  const { following, held } = await countImagePages(queries, siteId, NEW);
  const left = await countImagePages(queries, siteId, LEAVING);
  expect([following + left.following, held + left.held]).toEqual([PAGES - 100, 50]);
});

test("a page that follows by its row and is not on disk yet is behind, and one that is behind by both counts once", async () => {
  const { queries } = server.running.platform.database;
  const before = await countImagePages(queries, siteId, NEW);
  for (const n of ["00001", "09999"]) {
    const name = `pag_${n.padStart(26, "0")}`;
    await queries.execute(sql`INSERT INTO stale_parts (site_id, kind, name, token) VALUES (${siteId}, 'page', ${name}, 'x')`);
  }
  expect(await countImagePages(queries, siteId, NEW)).toEqual({ ...before, following: before.following + 1 });
});
