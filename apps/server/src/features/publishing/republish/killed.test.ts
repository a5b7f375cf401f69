import type { SectionRepublish } from "@vitrine/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeBuiltOwner, startBuiltServer } from "../../../testing/built-server.ts";
import { type DatabaseFixture, databaseFixture } from "../../../testing/database-fixture.ts";
import { endLeases } from "../../../testing/kill/end-leases.ts";
import { pageShowing, sectionSaying } from "../../../testing/sections/section-pages.ts";
import { freePort, send } from "../../../testing/send.ts";

let fixture: DatabaseFixture;
beforeAll(async () => {
  fixture = await databaseFixture();
});
afterAll(() => fixture.remove());

const KILLS = 2;
const PAGES = 12;

test("killed while the pages of a section are published: each is whole or as it was, the rest goes on, none is published twice", {
  timeout: 240_000,
}, async () => {
  const port = await freePort();
  const env = fixture.settings(port);
  const { call } = makeBuiltOwner(env);
  /** What visitors see of a section that stands twice on a page: one version of it, or the page is torn. */
  const versionSeen = async (slug: string): Promise<string> => {
    const { status, text } = await send(port, "queda.localhost", `/${slug}`);
    const versions = [...text.matchAll(/Versão \d+/g)].map(([version]) => version);
    expect([slug, status, versions.length, new Set(versions).size], "half a page").toEqual([slug, 200, 2, 1]);
    return versions[0] ?? "";
  };
  let server = await startBuiltServer(env);
  try {
    const { id: siteId } = (await call("POST", "/api/sites", { name: "queda", region: "br" })).json();
    const { id } = (await call("POST", "/api/synced-sections", { name: "Rodapé", fragment: sectionSaying("Versão 1") })).json();
    const stateOf = async (): Promise<SectionRepublish> => (await call("GET", `/api/synced-sections/${id}/republish`)).json();
    const pages = new Map<string, string>();
    for (let page = 0; page < PAGES; page++) {
      const slug = `p-${page}`;
      const document = pageShowing(slug, id, id);
      const { id: pageId } = (await call("POST", "/api/pages", { siteId, slug, title: slug, document })).json();
      expect((await call("POST", `/api/pages/${pageId}/publish`, {})).status).toBe(200);
      pages.set(slug, pageId);
    }
    let cutOff = 0;
    for (let version = 1; version <= KILLS; version++) {
      const [old, fresh] = [`Versão ${version}`, `Versão ${version + 1}`];
      const change = { version, fragment: sectionSaying(fresh) };
      expect((await call("PUT", `/api/synced-sections/${id}/content`, change)).status).toBe(200);
      expect((await call("POST", `/api/synced-sections/${id}/republish`, {})).status).toBe(202);
      // Each kill finds another share of them done.
      const enough = Math.floor(((version - 1 + Math.random()) * PAGES) / KILLS / 2);
      await vi.waitFor(async () => expect((await stateOf()).run?.settled).toBeGreaterThanOrEqual(enough), { timeout: 30_000, interval: 2 });
      await server.end("SIGKILL");
      await endLeases(fixture);
      server = await startBuiltServer(env);
      for (const slug of pages.keys()) expect([old, fresh]).toContain(await versionSeen(slug));
      const { run: begun } = await stateOf();
      if (begun?.state === "running") cutOff++;
      const run = await vi.waitFor(
        async () => {
          const { run: found } = await stateOf();
          if (!found || found.state === "running") throw new Error("it is under way");
          return found;
        },
        { timeout: 60_000, interval: 20 },
      );
      expect(run).toMatchObject({ state: "done", pages: PAGES, published: PAGES, skippedCount: 0, failedCount: 0 });
      for (const [slug, pageId] of pages) {
        expect(await versionSeen(slug)).toBe(fresh);
        const { items } = (await call("GET", `/api/pages/${pageId}/publications?limit=50`)).json();
        expect([slug, items.length], "published once for each version").toEqual([slug, version + 1]);
      }
    }
    expect(cutOff, "a kill met the job in its midst").toBeGreaterThan(0);
    expect(server.errors()).not.toMatch(/"level":"error"/);
  } finally {
    await server.end("SIGKILL");
  }
});
