import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MIGRATIONS } from "../../open-slices.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { hasWords } from "./has-words.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function isFound(text: string, words: string): Promise<unknown> {
  const { rows } = await server.running.platform.database.queries.execute(
    sql`SELECT ${hasWords(sql`fold_words(${text})`, words)} AS found`,
  );
  return rows[0]?.found;
}

test.each([
  ["Promoção de VERÃO", "verao"],
  ["promocao de verao", "VERÃO"],
  ["Promoção", "promocão"],
  ["AÇÃO", "acao"],
  ["Mañana en Logroño", "manana"],
  ["manana", "MAÑANA"],
  ["Vergüenza", "verguenza"],
  ["Às 10h: você, avô e avó", "as 10h: voce, avo e avo"],
  // An accent may stand behind its letter, as files from some computers have it.
  ["vera\u0303o", "verão"],
  ["verão", "vera\u0303o"],
  ["1ª aula", "1a aula"],
  ["100% garantido", "100% G"],
  ["a_b\\c", "_B\\C"],
  ["ЁЖИК", "ежик"],
])("%s is found by %s", async (text, words) => {
  expect(await isFound(text, words)).toBe(true);
});

test.each([
  ["verao", "verbo"],
  ["1000 garantidos", "100%g"],
  ["axb", "a_b"],
  ["a b", "a\\b"],
  ["", "a"],
])("%s is not found by %s", async (text, words) => {
  expect(await isFound(text, words)).toBe(false);
});

test("what was there before words were folded is found without its accents too", async () => {
  const { queries } = server.running.platform.database;
  const ana = await server.newCaller();
  const siteId = (await ana.call("POST", "/api/sites", { name: "de-antes", region: "br" })).json().id;
  const { id } = (await ana.call("POST", "/api/pages", { siteId, slug: "antiga", title: "Coleção de verão" })).json();
  for (const [table, column] of [
    ["pages", "folded_title"],
    ["images", "folded_name"],
    ["accounts", "folded_name"],
  ] as const)
    await queries.execute(sql.raw(`ALTER TABLE ${table} DROP COLUMN ${column}`));
  await queries.execute(sql`DROP FUNCTION fold_words`);
  const steps = MIGRATIONS.filter(({ name }) => /-fold-words$|-without-accents$/.test(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
  expect(steps).toHaveLength(4);
  for (const step of steps) await queries.execute(sql.raw(step.sql));
  const found = async () => (await ana.call("GET", "/api/pages?search=colecao")).json().items.map((page: { id: string }) => page.id);
  expect(await found()).toEqual([id]);
  await ana.call("PATCH", `/api/pages/${id}`, { title: "Liquidação" });
  expect(await found()).toEqual([]);
});
