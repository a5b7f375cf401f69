import { artefactKey, readRoute } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { collectArtefacts } from "../artefacts/collect-artefacts.ts";
import { type SayingPages, sayingPages } from "../testing/saying-pages.ts";
import { findKept, updateKept } from "./kept-publication-store.ts";
import { thinPublications } from "./thin-publications.ts";

const DAY_MS = 24 * 3_600_000;

let server: TestServer;
let pages: SayingPages;
beforeAll(async () => {
  server = await startTestServer();
  pages = await sayingPages(server, await server.newCaller(), "loja");
});
afterAll(() => server.stop());

/** The platform so many days later. */
function after(days: number) {
  const { clock, ...platform } = server.running.platform;
  return { ...platform, clock: { ...clock, now: () => Date.now() + days * DAY_MS } };
}

async function artefactOf(pageId: string, id: string | undefined): Promise<string> {
  const kept = await findKept(server.running.platform.database.queries, pageId, id ?? "");
  return readRoute(kept?.route).artefact;
}

test("fifty of a page are kept however old they are, all that are young, what is live and what was put back lately", async () => {
  const { id } = await pages.publishEach("cheia", "Um", "Dois", "Tres");
  const { queries } = server.running.platform.database;
  const [live, lately, long] = await pages.publications(id);
  // The three are the oldest of 54 of then.
  await queries.execute(sql`
    INSERT INTO kept_publications SELECT (json_populate_record(kept, json_build_object(
      'id', 'pub_' || lpad(n::text, 26, '0'), 'published_at', kept.published_at + n * interval '1 second'))).*
    FROM kept_publications kept, generate_series(1, 51) n WHERE kept.id = ${live?.id}`);
  expect(await thinPublications(after(29))).toBe(0);
  await updateKept(queries, lately?.id ?? "", { rolledBackAt: new Date(Date.now() + 30 * DAY_MS) });
  // Of the four beyond fifty one is live and one was put back; the others are that one of the copies, and the oldest.
  expect(await thinPublications(after(31))).toBe(2);
  const ids = (await pages.publications(id, 100)).map((kept) => kept.id);
  expect([ids.length, ids.includes(live?.id ?? ""), ids.includes(lately?.id ?? ""), ids.includes(long?.id ?? "")]).toEqual([
    52,
    true,
    true,
    false,
  ]);
});

test("the artefact of a kept publication stays however long it is not served; it goes 30 days after that does", async () => {
  const { id } = await pages.publishEach("guardada", "Um", "Dois");
  const [, before] = await pages.publications(id);
  const hash = await artefactOf(id, before?.id);
  const isThere = () => server.running.platform.storage.has(artefactKey(hash));
  await collectArtefacts(after(0));
  await collectArtefacts(after(400));
  expect(await isThere()).toBe(true);
  // Its account holds more than it may by now.
  const { queries } = server.running.platform.database;
  await updateKept(queries, before?.id ?? "", { addedBytes: 3_000_000_000 });
  expect(await thinPublications(after(29))).toBe(0);
  expect(await thinPublications(after(31))).toBeGreaterThanOrEqual(1);
  expect((await pages.publications(id)).map(({ version }) => version)).toEqual([2]);
  await collectArtefacts(after(400));
  expect(await isThere()).toBe(true);
  await collectArtefacts(after(431));
  expect(await isThere()).toBe(false);
  expect(await pages.said("guardada")).toBe("Dois");
});
