import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { type BuiltServer, makeBuiltOwner, startBuiltServer } from "../../../testing/built-server.ts";
import { type DatabaseFixture, databaseFixture } from "../../../testing/database-fixture.ts";
import { type FolderBeside, folderBeside } from "../../../testing/folder-beside.ts";
import { endLeases } from "../../../testing/kill/end-leases.ts";
import { freePort, send } from "../../../testing/send.ts";
import { saying } from "../testing/saying-pages.ts";

const PAGES = 4;
/** How far ahead of its time a time is set, and how long after it a node is killed at most. */
const SOON_MS = 2_000;
/** So long before its time each is looked at: both nodes have asked what is due by then. */
const JUST_BEFORE_MS = 300;
const KILLED_WITHIN_MS = 250;
/** Nobody who lives takes so long for one page. */
const LEFT_MS = 2_500;
const HOUR_MS = 3_600_000;

/** Puts the clock of a process, and of those it starts, so far ahead. */
const clockAhead = (ms: number): string =>
  `--import=data:text/javascript,${encodeURIComponent(`
    const { now } = Date, Real = Date;
    globalThis.Date = class extends Real { constructor(...given) { super(...(given.length === 0 ? [now() + ${ms}] : given)); } static now() { return now() + ${ms}; } };
  `)}`;

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

const until = <Result>(look: () => Promise<Result>): Promise<Result> => vi.waitFor(look, { timeout: 30_000, interval: 25 });

interface Planned {
  readonly id: string;
  readonly slug: string;
  /** Whether its time publishes it; it takes it off otherwise. */
  readonly isOn: boolean;
}

/** Which of both nodes die in a round: the one whose clock is ahead, the other, both. */
const DYING = [[1], [0], [0, 1]] as const;

// The embedded database is one process's alone.
test.skipIf(inject("postgresUrl") === "")(
  "a node is killed at times that were set, its clock an hour ahead or right: each is kept once, whole, and none too early",
  { timeout: 180_000 },
  async () => {
    const secret = { VITRINE_SECRET: "a".repeat(64) };
    const ports = [await freePort(), await freePort()] as const;
    const envs = [
      { ...fixture.settings(ports[0]), ...secret },
      { ...fixture.settings(ports[1]), ...secret, VITRINE_DATA: second.dataFolder, NODE_OPTIONS: clockAhead(HOUR_MS) },
    ] as const;
    const { apiKey } = makeBuiltOwner(envs[0]);
    const ask = (port: number, method: string, path: string, body?: object) => {
      const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
      return send(port, "localhost", path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    };
    const make = async (siteId: string, slug: string, isOn: boolean): Promise<Planned> => {
      const { id } = (await ask(ports[0], "POST", "/api/pages", { siteId, slug, title: "Oferta", document: saying("Um") })).json();
      if (!isOn) expect((await ask(ports[0], "POST", `/api/pages/${id}/publish`, {})).status).toBe(200);
      return { id, slug, isOn };
    };
    const plan = async ({ id, isOn }: Planned, at: number): Promise<void> => {
      const set = await ask(ports[0], "POST", `/api/pages/${id}/schedule`, {
        [isOn ? "publishAt" : "unpublishAt"]: new Date(at).toISOString(),
      });
      expect(set.status, set.text).toBe(200);
    };
    const statusOf = async ({ id }: Planned): Promise<string> => (await ask(ports[0], "GET", `/api/pages/${id}`)).json().status;
    /** Once its time is over, as a node tells it. */
    const isKept = async (port: number, { id, isOn }: Planned): Promise<void> => {
      let since = performance.now();
      await until(async () => {
        // What the database took in hand for a node that was dead by then is nobody's for half a minute.
        if (performance.now() - since > LEFT_MS) {
          await endLeases(fixture);
          since = performance.now();
        }
        const schedule = (await ask(port, "GET", `/api/pages/${id}/schedule`)).json();
        expect(schedule).toEqual({ publish: null, unpublish: null, problem: null });
      });
      const { items } = (await ask(port, "GET", `/api/pages/${id}/publications`)).json();
      expect(items.map((each: { publishedBy: { via: string } }) => each.publishedBy.via)).toEqual([isOn ? "schedule" : "api_key"]);
    };
    /** What a node serves is what the rows say. */
    const isServed = (port: number, { slug, isOn }: Planned): Promise<void> =>
      until(async () => {
        const { status, text } = await send(port, "dois-nos.localhost", `/${slug}`);
        expect([slug, status, isOn ? text.match(/«(\w+)»/)?.[1] : null]).toEqual([slug, isOn ? 200 : 410, isOn ? "Um" : null]);
      });

    const nodes: BuiltServer[] = await Promise.all(envs.map((env) => startBuiltServer(env)));
    const dead: BuiltServer[] = [];
    try {
      const { id: siteId } = (await ask(ports[0], "POST", "/api/sites", { name: "dois-nos", region: "br" })).json();
      for (const [round, dying] of DYING.entries()) {
        const pages = await Promise.all(Array.from({ length: PAGES }, (_, n) => make(siteId, `p-${round}-${n}`, n % 2 === 0)));
        const at = Date.now() + SOON_MS;
        await Promise.all(pages.map((page) => plan(page, at)));
        // A node whose clock is an hour ahead has nothing to do yet.
        await new Promise((resolve) => setTimeout(resolve, at - JUST_BEFORE_MS - Date.now()));
        const early = await Promise.all(pages.map(statusOf));
        if (Date.now() < at) expect(early).toEqual(pages.map(({ isOn }) => (isOn ? "not_published" : "published")));
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - Date.now()) + Math.random() * KILLED_WITHIN_MS));
        const ended = dying.flatMap((index) => nodes[index] ?? []);
        await Promise.all(ended.map((node) => node.end("SIGKILL")));
        dead.push(...ended);
        // As if half a minute had passed: what the dead ones were at is taken over.
        await endLeases(fixture);
        const restart = async (): Promise<void> => {
          const started = await Promise.all(dying.map((index) => startBuiltServer(envs[index])));
          for (const [place, index] of dying.entries()) nodes.splice(index, 1, ...started.slice(place, place + 1));
        };
        const isAnybodyLeft = dying.length < nodes.length;
        if (!isAnybodyLeft) await restart();
        for (const page of pages) await isKept(isAnybodyLeft ? ports[dying[0] === 0 ? 1 : 0] : ports[0], page);
        if (isAnybodyLeft) await restart();
        for (const port of ports) for (const page of pages) await isServed(port, page);
      }
      for (const node of [...nodes, ...dead]) expect(node.errors()).not.toMatch(/"level":"error"/);
    } finally {
      await Promise.all(nodes.map((node) => node.end("SIGKILL")));
    }
  },
);
