import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBuiltOwner, startBuiltServer } from "../../testing/built-server.ts";
import { type DatabaseFixture, databaseFixture } from "../../testing/database-fixture.ts";
import { endLeases } from "../../testing/kill/end-leases.ts";
import { multipartFile } from "../../testing/multipart.ts";
import { freePort, type Reply, send } from "../../testing/send.ts";

const KILLS = 4;
/** Files that are moved together, and those that a folder takes along when it goes. */
const TOGETHER = 6;

let fixture: DatabaseFixture;
beforeAll(async () => {
  fixture = await databaseFixture();
});
afterAll(() => fixture.remove());

interface Listed {
  readonly id: string;
  readonly folderId: string | null;
  readonly name: string;
  readonly url: string;
}

test("killed in the middle of moving, deleting, renaming and uploading, each is done whole or not at all, in the library and on disk", {
  timeout: 120_000,
}, async () => {
  const port = await freePort();
  const env = fixture.settings(port);
  const { apiKey, call } = makeBuiltOwner(env);
  let server = await startBuiltServer(env);
  const upload = async (name: string, folderId?: string): Promise<Reply> => {
    const bytes = await sharp(randomBytes(12 * 12 * 3), { raw: { width: 12, height: 12, channels: 3 } })
      .png()
      .toBuffer();
    const { headers, ...rest } = multipartFile(name, "image/png", bytes, folderId ? { folderId } : {});
    return send(port, "localhost", "/api/images", { ...rest, headers: { ...headers, authorization: `Bearer ${apiKey}` } });
  };
  const folder = async (name: string, parentId: string | null = null): Promise<string> =>
    (await call("POST", "/api/image-folders", { name, parentId })).json().id;
  const files = async (): Promise<Listed[]> => (await call("GET", "/api/images?limit=100")).json().items;
  const folders = async (): Promise<{ id: string; name: string }[]> => (await call("GET", "/api/image-folders")).json().items;
  const inStorage = async (under: string): Promise<string[]> =>
    readdir(join(fixture.dataFolder, "storage", under), { recursive: true }).catch(() => []);
  const statusOf = async ({ url }: Listed): Promise<number> => (await send(port, "uploads.localhost", new URL(url).pathname)).status;
  try {
    const [here, there] = [await folder("Aqui"), await folder("Ali")];
    const movedIds: string[] = [];
    for (let n = 0; n < TOGETHER; n++) movedIds.push((await upload(`move-${n}.png`, here)).json().id);
    let stands = here;

    const round = async (kill: number) => {
      const outer = await folder(`Vai ${kill}`);
      const inner = await folder("Dentro", outer);
      const doomed: Listed[] = [];
      for (let n = 0; n < TOGETHER; n++) doomed.push((await upload(`vai-${kill}-${n}.png`, n % 2 ? outer : inner)).json());
      const to = stands === here ? there : here;
      return { kill, outer, inner, doomed, to };
    };
    const begin = ({ kill, outer, to }: Awaited<ReturnType<typeof round>>): Promise<(Reply | null)[]> => {
      const all = [
        call("POST", "/api/images/move", { imageIds: movedIds, to }),
        call("POST", "/api/images/remove", { folderIds: [outer] }),
        call("PATCH", `/api/image-folders/${here}`, { name: `Aqui ${kill}` }),
        upload(`nova-${kill}.png`, here),
      ];
      // What the kill cuts off was never answered.
      return Promise.all(all.map((each) => each.catch(() => null)));
    };

    const first = await round(-1);
    const began = performance.now();
    for (const reply of await begin(first)) expect(reply?.status, reply?.text).toBeLessThan(300);
    const usual = performance.now() - began;
    stands = first.to;

    let cutOff = 0;
    let folderName = "Aqui -1";
    for (let kill = 0; kill < KILLS; kill++) {
      const plan = await round(kill);
      const work = begin(plan);
      // The first at once, before anything can be answered; the others in the time that they take at most, later and later.
      await new Promise((resolve) => setTimeout(resolve, (usual * kill * Math.random()) / (KILLS - 1)));
      await server.end("SIGKILL");
      const [moving, removing, naming, adding] = await work;
      cutOff += [moving, removing, naming, adding].filter((reply) => !reply).length;
      await endLeases(fixture);
      server = await startBuiltServer(env);

      const now = await files();
      const known = new Set((await folders()).map(({ id }) => id));
      // No file stands in a folder that is not there.
      expect(now.filter(({ folderId }) => folderId !== null && !known.has(folderId))).toEqual([]);
      const places = new Set(now.filter(({ id }) => movedIds.includes(id)).map(({ folderId }) => folderId));
      expect([...places], "half of what was moved together").toHaveLength(1);
      const [place] = [...places];
      expect(moving?.status === 200 ? [plan.to] : [plan.to, stands]).toContain(place);
      stands = place ?? "";

      const left =
        now.filter(({ id }) => plan.doomed.some((file) => file.id === id)).length +
        Number(known.has(plan.outer)) +
        Number(known.has(plan.inner));
      expect(removing?.status === 200 ? [0] : [0, TOGETHER + 2], "half of a folder").toContain(left);
      if (left > 0)
        expect((await call("POST", "/api/images/remove", { folderIds: [plan.outer] })).json()).toEqual({ files: TOGETHER, folders: 2 });

      const name = (await folders()).find(({ id }) => id === here)?.name ?? "";
      expect(naming?.status === 200 ? [`Aqui ${kill}`] : [`Aqui ${kill}`, folderName]).toContain(name);
      folderName = name;
      const added = now.filter((file) => file.name === `nova-${kill}.png`);
      expect(added.length).toBeLessThanOrEqual(1);
      if (adding?.status === 201) expect(added.map(({ id }) => id)).toEqual([adding.json().id]);

      // What is listed is found without the database, and what was deleted is not, once the restart has made up for what was cut off.
      const listed = await files();
      const records = async () => (await inStorage("uploads")).map((file) => basename(file, ".json")).sort();
      await expect.poll(records, { timeout: 45_000 }).toEqual(listed.map(({ id }) => id).sort());
      for (const file of listed) expect(await statusOf(file)).toBe(200);
      for (const file of plan.doomed) expect(await statusOf(file)).toBe(404);
    }
    expect(cutOff).toBeGreaterThan(0);
    expect(server.errors()).not.toMatch(/"level":"error"/);
  } finally {
    await server.end("SIGKILL");
  }
});
