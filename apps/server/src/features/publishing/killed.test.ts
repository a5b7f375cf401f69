import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeBuiltOwner, startBuiltServer } from "../../testing/built-server.ts";
import { type DatabaseFixture, databaseFixture } from "../../testing/database-fixture.ts";
import { freePort, send } from "../../testing/send.ts";
import { saying } from "./testing/saying-pages.ts";

let fixture: DatabaseFixture;
beforeAll(async () => {
  fixture = await databaseFixture();
});
afterAll(() => fixture.remove());

const ROUNDS = 2;
/** How long after a deed has begun it is killed, at most. */
const MOST_MS = 120;
/** A time that passes while nothing runs, or just before it is killed. */
const SOON_MS = 400;

const until = <Result>(look: () => Promise<Result>): Promise<Result> => vi.waitFor(look, { timeout: 60_000, interval: 50 });

test("killed in publishes, rollbacks and at times that were set: what visitors get is whole, and a missed time is kept once", {
  timeout: 420_000,
}, async () => {
  const port = await freePort();
  const env = fixture.settings(port);
  const { call } = makeBuiltOwner(env);
  let server = await startBuiltServer(env);
  const restart = async (): Promise<void> => {
    await server.end("SIGKILL");
    server = await startBuiltServer(env);
  };
  const { id: siteId } = (await call("POST", "/api/sites", { name: "queda", region: "br" })).json();
  let texts = 0;
  const newText = (): string => `T${++texts}`;
  const say = async (id: string, text: string): Promise<void> => {
    const { version } = (await call("GET", `/api/pages/${id}`)).json();
    expect((await call("PUT", `/api/pages/${id}/document`, { version, document: saying(text) })).status).toBe(200);
  };
  const publications = async (id: string): Promise<{ id: string; isLive: boolean; publishedBy: { via: string } }[]> =>
    (await call("GET", `/api/pages/${id}/publications?limit=100`)).json().items;
  /** What a visitor reads, whose form must be the one of the same version. */
  const said = async (slug: string): Promise<string> => {
    const { text, status } = await send(port, "queda.localhost", `/${slug}`);
    if (status !== 200) return String(status);
    const heading = /«(\w+)»/.exec(text)?.[1] ?? "nothing";
    const form = /\/_v\/forms\/(\w+)\/form(\w+)/.exec(text);
    expect(form?.[2], "half a page").toBe(heading);
    const body = JSON.stringify({ name: "Rui", email: "rui@example.com" });
    const sent = await send(port, "queda.localhost", form?.[0] ?? "", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(sent.status, "a form of a page that is shown").toBe(200);
    return heading;
  };
  const newPage = async (slug: string, text: string): Promise<string> =>
    (await call("POST", "/api/pages", { siteId, slug, title: "Oferta", document: saying(text) })).json().id;

  try {
    const [first, second] = [newText(), newText()];
    const id = await newPage("oferta", first);
    expect((await call("POST", `/api/pages/${id}/publish`)).status).toBe(200);
    await say(id, second);
    expect((await call("POST", `/api/pages/${id}/publish`)).status).toBe(200);
    for (let round = 0; round < ROUNDS; round++) {
      for (const what of ["publish", "rollback"] as const) {
        const before = await said("oferta");
        const last = await publications(id);
        const target = what === "publish" ? newText() : first;
        if (what === "publish") await say(id, target);
        const deed = what === "publish" ? `/api/pages/${id}/publish` : `/api/pages/${id}/publications/${last.at(-1)?.id}/rollback`;
        // What the kill cuts off was never answered.
        const answer = call("POST", deed, {}).catch(() => null);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * MOST_MS));
        await restart();
        const after = await said("oferta");
        expect((await answer)?.status === 200 ? [target] : [target, before]).toContain(after);
        const now = await publications(id);
        expect(now.filter(({ isLive }) => isLive)).toHaveLength(1);
        expect(now.length - last.length).toBe(what === "publish" && after === target ? 1 : 0);
        // Done again, it is there.
        expect((await call("POST", deed, {})).status).toBe(200);
        expect(await said("oferta")).toBe(target);
      }
    }

    for (let round = 0; round < ROUNDS; round++) {
      const text = newText();
      const page = await newPage(`hora-${round}`, text);
      const at = Date.now() + SOON_MS;
      expect((await call("POST", `/api/pages/${page}/schedule`, { publishAt: new Date(at).toISOString() })).status).toBe(200);
      // Before its time, at it, or in the middle of the deed.
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - Date.now() + (round - 1) * MOST_MS + Math.random() * MOST_MS)));
      await restart();
      await until(async () => {
        expect((await call("GET", `/api/pages/${page}/schedule`)).json()).toEqual({ publish: null, unpublish: null, problem: null });
      });
      expect(await said(`hora-${round}`)).toBe(text);
      // What is edited from then on waits for whoever publishes it, however often the server is started.
      await say(page, newText());
      const other = await newPage(`outra-${round}`, text);
      const next = new Date(Date.now() + SOON_MS).toISOString();
      expect((await call("POST", `/api/pages/${other}/schedule`, { publishAt: next })).status).toBe(200);
      await restart();
      await until(async () => expect(await said(`outra-${round}`)).toBe(text));
      expect(await said(`hora-${round}`)).toBe(text);
      expect((await publications(page)).map(({ publishedBy }) => publishedBy.via)).toEqual(["schedule"]);
    }
    expect(server.errors()).not.toMatch(/"level":"error"/);
  } finally {
    await server.end("SIGKILL");
  }
});
