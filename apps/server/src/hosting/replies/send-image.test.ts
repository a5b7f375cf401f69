import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { imageKey, type SitePart } from "@vitrine/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderStorage } from "../../platform/storage/folder-storage.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { type Reply, type SendOptions, send } from "../../testing/test-server.ts";
import { makeSite } from "../sites/site.ts";
import { imageCache } from "./image-cache.ts";
import { imageRoute } from "./send-image.ts";

const HASH = "a".repeat(40);
const SITE: SitePart = { schema: 2, siteId: "sit_1", accountId: "acc_1", name: "loja", url: "" };

let folder: string;
let storage: Storage;
let server: Server;
let now = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-images-"));
  storage = await folderStorage(folder, "app");
  const route = imageRoute(imageCache(storage, () => now));
  const site = makeSite(SITE, null);
  server = createServer((request, response) => {
    void route({ site, path: request.url ?? "", request, response, addressOf: () => "" });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

function get(path: string, options: SendOptions = {}): Promise<Reply> {
  return send((server.address() as AddressInfo).port, "loja.localhost", path, options);
}

function accepting(accept: string): SendOptions {
  return { headers: { accept } };
}

test("the best format that is there and that the browser names", async () => {
  for (const format of ["webp", "jpg"]) await storage.put(imageKey("acc_1", HASH, `320.${format}`), Buffer.from(format));
  const path = `/_v/i/${HASH}-320`;
  const all = "image/avif,image/webp,*/*;q=0.8";
  expect((await get(path, accepting(all))).text).toBe("webp");
  expect((await get(path, accepting("image/webp;q=0,image/*"))).text).toBe("jpg");
  expect((await get(path)).text).toBe("jpg");
  // AVIF is made later; the next visitor gets it.
  await storage.put(imageKey("acc_1", HASH, "320.avif"), Buffer.from("avif"));
  const best = await get(path, accepting(all));
  expect([best.text, best.headers["content-type"], best.headers.vary]).toEqual(["avif", "image/avif", "accept"]);
});

test("a file that another process wrote is found within a minute", async () => {
  const path = `/_v/i/${HASH}-640`;
  expect((await get(path)).status).toBe(404);
  const other = await folderStorage(folder, "other");
  await other.put(imageKey("acc_1", HASH, "640.jpg"), Buffer.from("jpg"));
  expect((await get(path)).status).toBe(404);
  now += 61_000;
  expect((await get(path)).status).toBe(200);
});

test("an image that is removed is gone for the next visitor, and one that is replaced is the new one", async () => {
  const [path, key] = [`/_v/i/${HASH}-320`, imageKey("acc_1", HASH, "320.jpg")];
  await storage.put(key, Buffer.from("before"));
  expect((await get(path)).text).toBe("before");
  await storage.put(key, Buffer.from("after"));
  expect((await get(path)).text).toBe("after");
  await storage.remove(key);
  expect((await get(path)).status).toBe(404);
});

test("memory is not filled by many files, not even small ones", async () => {
  const cache = imageCache(storage, () => now, 10_000);
  const key = (index: number) => `images/${index}.jpg`;
  for (let i = 0; i < 100; i++) await storage.put(key(i), Buffer.from([i]));
  for (let i = 0; i < 100; i++) await cache.load(key(i));
  let read = 0;
  const { get: original } = storage;
  storage.get = (name) => {
    read += 1;
    return original(name);
  };
  for (let i = 99; i >= 0; i--) await cache.load(key(i));
  expect(read).toBeGreaterThan(50);
  expect(read).toBeLessThan(90);
});

test("a site answers for its own account's images alone, and only to be read", async () => {
  await storage.put(imageKey("acc_2", HASH, "320.jpg"), Buffer.from("jpg"));
  expect((await get(`/_v/i/${HASH}-320`)).status).toBe(404);
  expect((await get("/_v/i/../../acc_2/x-320")).status).toBe(404);
  expect((await get(`/_v/i/${HASH}-320`, { method: "POST" })).status).toBe(405);
});

test("a HEAD says what a GET would bring", async () => {
  await storage.put(imageKey("acc_1", HASH, "320.webp"), Buffer.from("12345"));
  const head = await get(`/_v/i/${HASH}-320`, { method: "HEAD", headers: { accept: "image/webp" } });
  expect([head.status, head.headers["content-length"], head.bytes.length]).toEqual([200, "5", 0]);
});
