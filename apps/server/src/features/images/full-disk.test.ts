import { randomBytes } from "node:crypto";
import { cpSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBuiltOwner, startBuiltServer } from "../../testing/built-server.ts";
import { type DatabaseFixture, databaseFixture } from "../../testing/database-fixture.ts";
import { multipartFile } from "../../testing/multipart.ts";
import { freePort, type Reply, send } from "../../testing/send.ts";
import { canMount, type SmallDisk, smallDisk } from "../../testing/small-disk.ts";

let fixture: DatabaseFixture;
let disk: SmallDisk;
beforeAll(async () => {
  if (!canMount) return;
  fixture = await databaseFixture();
  disk = await smallDisk("192m");
  cpSync(fixture.dataFolder, disk.folder, { recursive: true });
});
afterAll(async () => {
  disk?.remove();
  await fixture?.remove();
});

/** A picture that no compression makes much smaller: its files are 200 kB and more. */
function picture(): Promise<Buffer> {
  return sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } })
    .png()
    .toBuffer();
}

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly url: string;
}

test.runIf(canMount)(
  "on a full disk an upload is refused in words, what is there is shown, and nothing half is kept",
  { timeout: 90_000 },
  async () => {
    const port = await freePort();
    const env = { ...fixture.settings(port), VITRINE_DATA: disk.folder };
    const { apiKey, call } = makeBuiltOwner(env);
    const server = await startBuiltServer(env);
    const upload = async (name: string, bytes: Buffer): Promise<Reply> => {
      const { headers, ...rest } = multipartFile(name, "image/png", bytes);
      return send(port, "localhost", "/api/images", { ...rest, headers: { ...headers, authorization: `Bearer ${apiKey}` } });
    };
    const library = async (): Promise<Listed[]> => (await call("GET", "/api/images?limit=100")).json().items;
    /** What somebody gets who asks for a picture in a format; it can be shown. */
    const shown = async ({ url }: Listed, accept: string): Promise<string> => {
      const { status, bytes } = await send(port, "uploads.localhost", new URL(url).pathname, { headers: { accept } });
      if (status !== 200) return `status ${status}`;
      const { format, width, height } = await sharp(bytes).metadata();
      await sharp(bytes).raw().toBuffer();
      return `${format} ${width}x${height}`;
    };
    try {
      expect((await upload("antes.png", await picture())).status).toBe(201);
      const [before] = await library();
      if (!before) return expect.fail("it was uploaded");
      const kept = ["antes.png"];
      // Room for nothing, for what was uploaded and not for what is made of it, and for nearly all.
      for (const [index, room] of [0, 380_000, 480_000, 600_000, 760_000].entries()) {
        disk.fill(room);
        const name = `cheio-${index}.png`;
        const bytes = await picture();
        const reply = await upload(name, bytes);
        if (reply.status === 201) kept.push(name);
        else {
          expect([reply.status, reply.json().code]).toEqual([503, "STORAGE_FULL"]);
          expect(reply.json().message).toContain("sem espaço em disco");
        }
        // Nobody has ever had it made in this format: it is made for who asks, and kept once it can be.
        expect(await shown(before, "image/webp,*/*")).toBe("webp 400x300");
        expect(await shown(before, "image/png")).toMatch(/^(?:jpeg|png) 400x300$/);
        disk.free();
        await expect.poll(async () => (await send(port, "localhost", "/readyz/app")).text, { timeout: 10_000 }).toBe("ready\n");
        if (reply.status === 201) continue;
        expect((await upload(name, bytes)).status, "what was refused is taken once there is room").toBe(201);
        kept.push(name);
      }
      const listed = await library();
      expect(listed.map(({ name }) => name).sort()).toEqual(kept.sort());
      for (const each of listed) {
        expect(await shown(each, "image/webp,*/*")).toBe("webp 400x300");
        expect(await shown(each, "image/png")).toMatch(/^(?:jpeg|png) 400x300$/);
      }
      // Each file that lies in storage is whole.
      const files = (await readdir(join(disk.folder, "storage", "images"), { recursive: true })).filter((file) =>
        /\.(?:webp|jpg|png|avif)$/.test(file),
      );
      expect(files.length).toBeGreaterThanOrEqual(kept.length);
      for (const file of files)
        await sharp(join(disk.folder, "storage", "images", file))
          .raw()
          .toBuffer();
      // What an operator is told is that, and nothing else.
      const told = server
        .errors()
        .split("\n")
        .filter((line) => line.includes('"level":"error"'));
      expect(told.filter((line) => !line.includes("ENOSPC"))).toEqual([]);
    } finally {
      await server.end("SIGKILL");
    }
  },
);
