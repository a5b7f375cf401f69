import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wholeAccount } from "../../platform/acting/reach.ts";
import { pageWithForm } from "../../testing/page-with-form.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createApiKey } from "../accounts/index.ts";
import { findPage, type Publisher, publisherOf } from "../pages/index.ts";
import { pages } from "../pages/tables.ts";
import { keepPublished } from "./keep-by-itself.ts";
import { presentRevisions } from "./present-revision.ts";
import { listRevisions } from "./revision-store.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("a revision tells who gave it to visitors, and how: a person, with a key, support, or somebody who is gone", async () => {
  const { platform } = server.running;
  const bia = await server.newPerson();
  const as = (path: string, body: object) => bia.call("POST", path, body);
  const site = (await as("/api/sites", { name: "publica-bia", region: "br" })).json().id;
  const id: string = (await as("/api/pages", { siteId: site, slug: "a", title: "A", document: pageWithForm().document })).json().id;
  const kept = async (publishedAt: number) => {
    await platform.database.queries
      .update(pages)
      .set({ publishedAt: new Date(publishedAt) })
      .where(eq(pages.id, id));
    await keepPublished(platform, { accountId: bia.accountId, toldAt: publishedAt, pageId: id });
    const page = await findPage(platform.database.queries, wholeAccount(bia.accountId), id);
    const [row] = await listRevisions(platform.database.queries, id, 1, null);
    const [revision] = page && row ? await presentRevisions(platform.database.queries, page, [row]) : [];
    return revision?.publishedBy;
  };
  expect((await as(`/api/pages/${id}/publish`, {})).status).toBe(200);
  const now = Date.now();
  expect(await kept(now + 1_000)).toEqual({ name: "Bia Lima", via: "person" });
  const { key } = await createApiKey(platform, bia.accountId);
  const byKey = { method: "POST", headers: { authorization: `Bearer ${key}`, "content-type": "application/json" }, body: "{}" };
  expect((await server.send("localhost", `/api/pages/${id}/publish`, byKey)).status).toBe(200);
  expect(await kept(now + 2_000)).toEqual({ name: "Bia Lima", via: "api_key" });

  const actor = { accountId: bia.accountId, isAdmin: true, language: "pt", via: "session" } as const;
  const supporting = publisherOf({ actor, support: { adminName: "Rui", since: 0 } });
  const publishedBy = (by: Publisher) =>
    platform.database.queries.update(pages).set({ publishedBy: by.id, publishedVia: by.via }).where(eq(pages.id, id));
  await publishedBy(supporting);
  expect(await kept(now + 3_000)).toEqual({ name: null, via: "support" });
  await publishedBy({ id: platform.clock.id("account"), via: "person" });
  expect(await kept(now + 4_000)).toEqual({ name: null, via: "person" });
  await platform.database.queries.update(pages).set({ publishedBy: null, publishedVia: null }).where(eq(pages.id, id));
  expect(await kept(now + 5_000)).toBeNull();
});
