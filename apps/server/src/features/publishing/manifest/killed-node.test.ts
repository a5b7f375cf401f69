import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { makeBuiltOwner, startBuiltServer } from "../../../testing/built-server.ts";
import { type DatabaseFixture, databaseFixture } from "../../../testing/database-fixture.ts";
import { type FolderBeside, folderBeside } from "../../../testing/folder-beside.ts";
import { freePort, type Reply, send } from "../../../testing/send.ts";
import { saying } from "../testing/saying-pages.ts";

/** How long after its deeds have begun a node is killed, if at all: before the rows, among the files, about when it has answered. */
const KILLED_AFTER_MS = [null, null, 15, 45, 90] as const;
/** Within this a page is what the rows say at every front that is left. */
const BOUND = { timeout: 15_000, interval: 20 };

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
  "two publish on one site at once and one of them is killed: the other's front shows both changes, and what was taken off no more",
  { timeout: 120_000 },
  async () => {
    const shared = { VITRINE_SECRET: "a".repeat(64), VITRINE_DEFAULT_PLAN: "lifetime", PUBLIC_URL: "http://localhost" };
    const [port, otherPort] = [await freePort(), await freePort()];
    const env = { ...fixture.settings(port), ...shared };
    const { call, apiKey } = makeBuiltOwner(env);
    let node = await startBuiltServer(env);
    const other = await startBuiltServer({ ...fixture.settings(otherPort), ...shared, VITRINE_DATA: second.dataFolder });
    const database = new pg.Client({ connectionString: fixture.databaseUrl });
    await database.connect();
    try {
      const ask = (method: string, path: string, body?: object): Promise<Reply> =>
        send(otherPort, "localhost", path, {
          method,
          headers: { authorization: `Bearer ${apiKey}`, ...(body ? { "content-type": "application/json" } : {}) },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
      const { id: siteId } = (await call("POST", "/api/sites", { name: "queda", region: "br" })).json();
      const make = async (slug: string): Promise<string> => {
        const { id } = (await ask("POST", "/api/pages", { siteId, slug, title: slug, document: saying("Inicio") })).json();
        expect((await ask("POST", `/api/pages/${id}/publish`)).status).toBe(200);
        return id;
      };
      const say = async (id: string, text: string): Promise<void> => {
        const { version } = (await ask("GET", `/api/pages/${id}`)).json();
        expect((await ask("PUT", `/api/pages/${id}/document`, { version, document: saying(text) })).status).toBe(200);
      };
      const shown = async (slug: string): Promise<string> => {
        const { status, text } = await send(otherPort, "queda.localhost", `/${slug}`);
        return /«(\w+)»/.exec(text)?.[1] ?? String(status);
      };
      const publications = async (id: string): Promise<number> =>
        (await ask("GET", `/api/pages/${id}/publications?limit=50`)).json().items.length;
      const [dying, common, living, taken] = [await make("dela"), await make("das-duas"), await make("da-outra"), await make("tirada")];
      for (const [round, ms] of KILLED_AFTER_MS.entries()) {
        const text = `Volta${round}`;
        const before = await shown("dela");
        const count = await publications(dying);
        for (const id of [dying, common, living]) await say(id, text);
        expect((await ask("POST", `/api/pages/${taken}/publish`)).status).toBe(200);
        await expect.poll(() => shown("tirada"), BOUND).toBe("Inicio");
        const cutOff = [`${dying}/publish`, `${common}/publish`, `${taken}/unpublish`].map((deed) =>
          call("POST", `/api/pages/${deed}`).catch(() => null),
        );
        const done = [common, living].map((id) => ask("POST", `/api/pages/${id}/publish`));
        if (ms !== null) {
          await wait(ms);
          await node.end("SIGKILL");
        }
        const cut = await Promise.all(cutOff);
        if (ms === null) for (const reply of cut) expect(reply?.status, reply?.text).toBe(200);
        for (const { status } of await Promise.all(done)) expect(status).toBe(200);
        await expect.poll(() => shown("das-duas"), BOUND).toBe(text);
        await expect.poll(() => shown("da-outra"), BOUND).toBe(text);
        await expect.poll(() => shown("dela"), BOUND).toBe((await publications(dying)) > count ? text : before);
        const isOff = (await ask("GET", `/api/pages/${taken}`)).json().status === "not_published";
        await expect.poll(() => shown("tirada"), BOUND).toBe(isOff ? "410" : "Inicio");
        const behind = async () => (await database.query("SELECT kind, name FROM stale_parts WHERE due IS NULL")).rows;
        await expect.poll(behind, BOUND).toEqual([]);
        if (ms !== null && round + 1 < KILLED_AFTER_MS.length) node = await startBuiltServer(env);
      }
      expect(other.errors()).not.toMatch(/"level":"error"/);
    } finally {
      await database.end();
      await Promise.all([node.end("SIGKILL"), other.end("SIGKILL")]);
    }
  },
);
