import { type SQLWrapper, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Reach, wholeAccount } from "../../platform/acting/reach.ts";
import type { Queries } from "../../platform/database/database.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { writtenColumns } from "../../testing/written-columns.ts";
import { listPages, type PageFilter } from "./page-store.ts";
import { listOthersOfSets, listVariantsOf } from "./sets/set-store.ts";

const PAGES = 10_000;
const TAG = "lbl_tag";
let server: TestServer;
let queries: Queries;
let reach: Reach;

/** A third of the pages are variants, a tenth of the others is in the trash, one in fifty has the tag. */
beforeAll(async () => {
  server = await startTestServer();
  ({ queries } = server.running.platform.database);
  const ana = await server.newCaller();
  const siteId = (await ana.call("POST", "/api/sites", { name: "loja", region: "br" })).json().id;
  const id = (await ana.call("POST", "/api/pages", { siteId, slug: "oferta", title: "Oferta" })).json().id;
  const written = await writtenColumns(queries, "pages");
  await queries.execute(sql`
    INSERT INTO pages (${written}) SELECT ${written} FROM (SELECT (jsonb_populate_record(page, jsonb_build_object(
      'id', 'pag_' || lpad(n::text, 26, '0'), 'slug', 'p-' || n, 'title', 'Oferta ' || n || ' do VERÃO 100%',
      'main_id', CASE n % 3 WHEN 1 THEN 'pag_' || lpad((n - 1)::text, 26, '0') END,
      'label_ids', CASE n % 50 WHEN 0 THEN ARRAY[${TAG}] ELSE '{}' END,
      'deleted_at', CASE n % 30 WHEN 2 THEN page.created_at + n * interval '1 minute' END,
      'last_edited', page.created_at - n * interval '1 minute'))).*
    FROM pages page, generate_series(0, ${PAGES - 1}::int) n WHERE page.id = ${id}) made`);
  await queries.execute(sql`VACUUM ANALYZE pages`);
  const { rows } = await queries.execute(sql`SELECT account_id FROM pages WHERE id = ${id}`);
  reach = wholeAccount(String(rows[0]?.account_id));
});
afterAll(() => server.stop());

async function planOf(statement: SQLWrapper): Promise<string> {
  const { rows } = await queries.execute(sql`EXPLAIN (COSTS OFF) ${statement}`);
  return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
}

test.each<[PageFilter, "pages_listed" | "pages_in_trash"]>([
  [{ mainsOnly: true }, "pages_listed"],
  [{}, "pages_listed"],
  [{ status: "not_published" }, "pages_listed"],
  [{ status: "deleted" }, "pages_in_trash"],
  [{ search: "verão" }, "pages_listed"],
  [{ search: "verao" }, "pages_listed"],
  [{ search: "VERÃO 100%" }, "pages_listed"],
])("a list of ten thousand pages begins, and goes on, where its index does: %j", async (filter, index) => {
  const first = await listPages(queries, reach, filter, 200, null);
  const last = first.at(-1);
  if (!last) throw new Error("nothing is listed");
  const plans = [
    await planOf(listPages(queries, reach, filter, 31, null)),
    await planOf(listPages(queries, reach, filter, 31, { at: last.deletedAt ?? last.lastEdited, id: last.id })),
  ];
  for (const plan of plans) {
    expect(plan).toContain(`Index Scan using ${index} on pages`);
    expect(plan).not.toContain("Sort");
  }
  const at = index === "pages_listed" ? "last_edited" : "deleted_at";
  expect(plans[1]).toMatch(new RegExp(`Index Cond: .*ROW\\(${at}, id\\) <`));
});

test("the rest of the sets of a list is found by its index, from variants as from main pages", async () => {
  const rows = await listPages(queries, reach, { mainsOnly: true }, 100, null);
  const ids = rows.map(({ id }) => id);
  expect(await planOf(listVariantsOf(queries, reach, ids))).toMatch(/Index Scan (?:on|using) pages_by_main/);
  const others = await listOthersOfSets(queries, reach, rows);
  expect(others.length).toBeGreaterThan(40);
  expect(others.every(({ mainId }) => mainId !== null && ids.includes(mainId))).toBe(true);
  expect((await listOthersOfSets(queries, reach, others)).map(({ id }) => id)).toEqual(
    [...new Set(others.map(({ mainId }) => mainId))].sort(),
  );
  expect(await listOthersOfSets(queries, reach, [])).toEqual([]);
});

test("a list goes on with what comes after, none twice, also among pages edited at one moment", async () => {
  await queries.execute(sql`UPDATE pages SET last_edited = created_at WHERE label_ids <> '{}' AND deleted_at IS NULL`);
  const all = await listPages(queries, reach, { labelIds: [TAG] }, PAGES, null);
  const met: string[] = [];
  for (let last: { at: Date; id: string } | null = null; ; ) {
    const part = await listPages(queries, reach, { labelIds: [TAG] }, 37, last);
    met.push(...part.map(({ id }) => id));
    const end = part.at(-1);
    if (!end) break;
    last = { at: end.lastEdited, id: end.id };
  }
  expect(met.length).toBeGreaterThan(150);
  expect(met).toEqual(all.map(({ id }) => id));
});

test.each([
  ["verão 100%", 31],
  ["VERAO 100%", 31],
  ["verao%100", 0],
  ["OFERTA 4711 ", 1],
  ["P-4711", 1],
  ["p_4711", 0],
  ["inverno", 0],
])("words are found whatever their size and accents, signs as they stand: %s", async (search, found) => {
  expect(await listPages(queries, reach, { search }, 31, null)).toHaveLength(found);
});
