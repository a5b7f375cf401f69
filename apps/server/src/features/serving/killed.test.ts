import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBuiltOwner, startBuiltServer } from "../../testing/built-server.ts";
import { type DatabaseFixture, databaseFixture } from "../../testing/database-fixture.ts";
import { pageWithForm } from "../../testing/page-with-form.ts";
import { freePort, send } from "../../testing/send.ts";

let fixture: DatabaseFixture;
beforeAll(async () => {
  fixture = await databaseFixture();
});
afterAll(() => fixture.remove());

const ROUNDS = 2;
const MOST_MS = 40;

test("redirects and passwords that were said to be so are met after any kill", {
  timeout: 180_000,
}, async () => {
  const port = await freePort();
  const env = fixture.settings(port);
  const { apiKey, call } = makeBuiltOwner(env);
  const visit = (path: string) => send(port, "queda.localhost", path);
  let server = await startBuiltServer(env);
  let list = 0;
  let isLocked = false;
  let isUnsure = false;
  try {
    const { id: siteId } = (await call("POST", "/api/sites", { name: "queda", region: "br" })).json();
    const { id } = (
      await call("POST", "/api/pages", { siteId, slug: "curso", title: "Curso", document: pageWithForm("").document })
    ).json();
    expect((await call("POST", `/api/pages/${id}/publish`)).status).toBe(200);
    for (let round = 0; round < ROUNDS; round++) {
      let saves = 0;
      const work = (async () => {
        for (;;) {
          const next = list + 1;
          const items = Array.from({ length: 450 }, (_, n) => ({ from: `/p${n}`, to: `/lista-${next}` }));
          isUnsure = true;
          if ((await call("PUT", `/api/sites/${siteId}/redirects`, { items })).status !== 200) throw new Error("not saved");
          list = next;
          const password = isLocked ? null : "abre-te";
          if ((await call("PUT", `/api/pages/${id}/password`, { password })).status !== 200) throw new Error("not saved");
          isLocked = !isLocked;
          isUnsure = false;
          saves += 1;
        }
      })().catch((error: unknown) => {
        if (!(error instanceof Error) || !("code" in error)) throw error;
      });
      while (saves < 2) await Promise.race([work, new Promise((resolve) => setTimeout(resolve, 5))]);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * MOST_MS));
      await Promise.all([server.end("SIGKILL"), work]);
      server = await startBuiltServer(env);
      const [first, last] = [await visit("/p0"), await visit("/p449")];
      expect(first.headers.location).toBe(last.headers.location);
      // What was under way when it was killed may have come to be; what was said to be so has.
      const known = isUnsure ? [`/lista-${list}`, `/lista-${list + 1}`] : [`/lista-${list}`];
      expect(known).toContain(first.headers.location);
      const status = (await visit("/curso")).status;
      expect(isUnsure ? [200, 401] : [isLocked ? 401 : 200]).toContain(status);
      const { version } = (await call("PUT", `/api/sites/${siteId}/redirects`, { items: [] })).json();
      expect(version).toBeGreaterThan(0);
      list = 0;
      isLocked = (await send(port, "localhost", `/api/pages/${id}/password`, { headers: { authorization: `Bearer ${apiKey}` } })).json()
        .hasPassword;
      expect((await visit("/curso")).status).toBe(isLocked ? 401 : 200);
      expect(server.errors()).not.toMatch(/"level":"error"/);
    }
  } finally {
    await server.end("SIGKILL");
  }
});
