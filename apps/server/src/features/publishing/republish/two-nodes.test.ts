import type { SectionRepublish } from "@vitrine/contract";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { makeBuiltOwner, startBuiltServer } from "../../../testing/built-server.ts";
import { type DatabaseFixture, databaseFixture } from "../../../testing/database-fixture.ts";
import { type FolderBeside, folderBeside } from "../../../testing/folder-beside.ts";
import { pageShowing, sectionSaying } from "../../../testing/sections/section-pages.ts";
import { freePort, send } from "../../../testing/send.ts";

const PAGES = 30;
/** Pages that are through when a node is killed: a few, and more than half. */
const KILLED_AFTER = [3, 18] as const;

let fixture: DatabaseFixture;
let second: FolderBeside;
beforeAll(async () => {
  fixture = await databaseFixture();
  second = folderBeside(fixture.dataFolder);
});
afterAll(async () => {
  await fixture.remove();
  second.remove();
});

// The embedded database is one process's alone.
test.skipIf(inject("postgresUrl") === "")(
  "a node is killed in a republish: the other does the rest, no page is published twice, none is left out, and what is told is so",
  { timeout: 240_000 },
  async () => {
    const shared = { VITRINE_SECRET: "a".repeat(64) };
    const [port, otherPort] = [await freePort(), await freePort()];
    const env = { ...fixture.settings(port), ...shared };
    const otherEnv = { ...fixture.settings(otherPort), ...shared, VITRINE_DATA: second.dataFolder };
    const { call, apiKey } = makeBuiltOwner(env);
    let node = await startBuiltServer(env);
    const other = await startBuiltServer(otherEnv);
    const database = new pg.Client({ connectionString: fixture.databaseUrl });
    await database.connect();
    try {
      const ask = async (path: string) =>
        (await send(otherPort, "localhost", path, { headers: { authorization: `Bearer ${apiKey}` } })).json();
      const { id: siteId } = (await call("POST", "/api/sites", { name: "dois-nos", region: "br" })).json();
      const { id } = (await call("POST", "/api/synced-sections", { name: "Rodapé", fragment: sectionSaying("Versão 1") })).json();
      const stateOf = (): Promise<SectionRepublish> => ask(`/api/synced-sections/${id}/republish`);
      const pages = new Map<string, string>();
      for (let page = 0; page < PAGES; page++) {
        const slug = `p-${page}`;
        const { id: pageId } = (await call("POST", "/api/pages", { siteId, slug, title: slug, document: pageShowing(slug, id) })).json();
        expect((await call("POST", `/api/pages/${pageId}/publish`, {})).status).toBe(200);
        pages.set(slug, pageId);
      }
      for (const [kills, enough] of KILLED_AFTER.entries()) {
        const version = kills + 1;
        const change = { version, fragment: sectionSaying(`Versão ${version + 1}`) };
        expect((await call("PUT", `/api/synced-sections/${id}/content`, change)).status).toBe(200);
        expect((await call("POST", `/api/synced-sections/${id}/republish`, {})).status).toBe(202);
        const settled: number[] = [];
        const look = async (): Promise<NonNullable<SectionRepublish["run"]>> => {
          const { run } = await stateOf();
          if (!run) throw new Error("there is no republish");
          settled.push(run.settled);
          return run;
        };
        await vi.waitFor(async () => expect((await look()).settled).toBeGreaterThanOrEqual(enough), { timeout: 30_000, interval: 2 });
        await node.end("SIGKILL");
        const cutOff = await look();
        expect([cutOff.state, cutOff.pages], "the kill met it in its midst").toEqual(["running", PAGES]);
        // What the dead one had begun is taken over once its lease is out.
        const run = await vi.waitFor(
          async () => {
            const found = await look();
            if (found.state === "running") throw new Error("it is under way");
            return found;
          },
          { timeout: 90_000, interval: 100 },
        );
        expect(run).toMatchObject({ state: "done", pages: PAGES, settled: PAGES, published: PAGES, skippedCount: 0, failedCount: 0 });
        expect(settled, "it never goes back").toEqual(settled.toSorted((a, b) => a - b));
        for (const [slug, pageId] of pages) {
          const { items } = await ask(`/api/pages/${pageId}/publications?limit=50`);
          expect([slug, items.length], "published once for each version").toEqual([slug, version + 1]);
        }
        const { rows } = await database.query(
          "SELECT count(*)::int AS many FROM jobs WHERE queue = 'publishing.republish-section-page' AND state <> 'done'",
        );
        expect(rows, "no job is left").toEqual([{ many: 0 }]);
        const { rows: behind } = await database.query("SELECT kind, name FROM stale_parts WHERE due IS NULL");
        expect(behind, "what visitors get is what the rows say").toEqual([]);
        node = await startBuiltServer(env);
        for (const slug of pages.keys()) {
          const { status, text } = await send(port, "dois-nos.localhost", `/${slug}`);
          expect([slug, status, text.match(/Versão \d+/g)]).toEqual([slug, 200, [`Versão ${version + 1}`]]);
        }
      }
      expect(other.errors()).not.toMatch(/"level":"error"/);
    } finally {
      await database.end();
      await Promise.all([node.end("SIGKILL"), other.end("SIGKILL")]);
    }
  },
);
