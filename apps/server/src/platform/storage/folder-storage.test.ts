import { chmod, mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { folderStorage } from "./folder-storage.ts";
import type { Storage } from "./storage.ts";
import { memoryStorage } from "./testing/memory-storage.ts";
import { storageConformance } from "./testing/storage-conformance.ts";

let root: string;
let storage: Storage;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "vitrine-storage-"));
  storage = await folderStorage(root, "app");
});
afterEach(() => rm(root, { recursive: true, force: true }));

const put = async (...keys: string[]) => {
  for (const key of keys) await storage.put(key, Buffer.from(key));
};
const listed = (prefix: string) => Array.fromAsync(storage.list(prefix));

describe("a folder does what storage does:", () => storageConformance(() => storage));
describe("so does an object store:", () => storageConformance(memoryStorage));

test("what is not stored leaves nothing half-written", async () => {
  const cut = async function* () {
    yield Buffer.alloc(100_000);
    expect(await readdir(join(root, ".incoming/app"))).toHaveLength(1);
    throw new Error("gone");
  };
  await expect(storage.putStream("a", cut(), { maxBytes: 1_000_000 })).rejects.toThrow("gone");
  await put("b");
  await storage.putIf("b", Buffer.from("c"), { ifAbsent: true });
  await storage.putStream("b", cut(), { maxBytes: 5 }).catch(() => {});
  expect([await readdir(join(root, ".incoming/app")), await listed("")]).toEqual([[], ["b"]]);
});

test("a key may be what a folder was called whose files are gone, and not of one that has some", async () => {
  await put("a/b/c", "a/d/e");
  await storage.remove("a/b/c");
  await expect(put("a")).rejects.toMatchObject({ code: "ENOTDIR" });
  expect(await listed("")).toEqual(["a/d/e"]);
  await storage.remove("a/d/e");
  await put("a");
  expect([await listed(""), await readdir(join(root, ".incoming/app"))]).toEqual([["a"], []]);
});

test("a file that is read or let go leaves no file open", async () => {
  const openFiles = async () => (await readdir("/proc/self/fd")).length;
  await storage.put("a", Buffer.alloc(1_000_000));
  await put("empty", "x/y");
  const before = await openFiles();
  for (let n = 0; n < 20; n++) {
    for await (const _ of (await storage.read("a"))?.body ?? []) break;
    (await storage.read("a"))?.body.destroy();
    for await (const _ of (await storage.read("a", { from: 999_999 }))?.body ?? []);
    await storage.read("a", { from: 1_000_000 }).catch(() => {});
    await storage.read("x");
  }
  await expect.poll(openFiles).toBeLessThan(before + 3);
});

describe("a list", () => {
  test("has every key with the prefix, however deep, and nothing else", async () => {
    await put("images/a/1/original", "images/a/1/small.webp", "images/a/2", "images/ab/1", "images/b/1/original", "sites/a.json");
    expect(await listed("images/a/")).toEqual(["images/a/1/original", "images/a/1/small.webp", "images/a/2"]);
    expect(await listed("sites/")).toEqual(["sites/a.json"]);
    for (const key of await listed("images/")) expect((await storage.get(key))?.toString()).toBe(key);
  });

  test("of a folder that is not there, or is a file, is empty", async () => {
    await put("sites/a.json");
    expect(await listed("images/")).toEqual([]);
    expect(await listed("sites/a.json/")).toEqual([]);
    expect(await storage.has("sites/a.json/b")).toBe(false);
    expect(await storage.get("sites/a.json/b")).toBeNull();
  });

  test("leaves out what cannot be a key: what is being written, and what others have put there", async () => {
    await put("images/a");
    for (const name of [".DS_Store", ".hidden", "with space", "ação", "a+b", "a\nb", "100%"])
      await writeFile(join(root, "images", name), "x");
    await mkdir(join(root, "images", ".trash"));
    await writeFile(join(root, "images/.trash/b"), "x");
    await mkdir(join(root, "images", "empty"));
    expect(await listed("images/")).toEqual(["images/a"]);
  });

  test("has all that stays where folders vanish while they are read", async () => {
    const keys = Array.from({ length: 60 }, (_, n) => `images/${n}/1`);
    await put(...keys);
    const going = keys.slice(0, 30).map((key) => rm(join(root, key, ".."), { recursive: true, force: true }));
    const [found] = await Promise.all([listed("images/"), ...going]);
    expect(found).toEqual(expect.arrayContaining(keys.slice(30)));
    expect(await listed("images/")).toEqual(keys.slice(30).sort());
  });

  test("follows a folder that stands on another disk, and passes over a link to nothing", async () => {
    const other = join(root, ".other");
    await mkdir(other);
    await writeFile(join(other, "1"), "x");
    await put("images/b");
    await symlink(other, join(root, "images/a"));
    await symlink(join(root, "nowhere"), join(root, "images/c"));
    expect(await listed("images/")).toEqual(["images/a/1", "images/b"]);
  });

  test.runIf(process.getuid?.() !== 0)("says so when a folder may not be read", async () => {
    await put("images/a/1");
    await chmod(join(root, "images/a"), 0);
    await expect(listed("images/")).rejects.toMatchObject({ code: "EACCES" });
    await chmod(join(root, "images/a"), 0o700);
  });
});

test("what cannot be read is never taken for something that is not there", async () => {
  await put("images/b");
  await symlink("loop", join(root, "loop"));
  await expect(listed("loop/")).rejects.toMatchObject({ code: "ELOOP" });
  await expect(storage.has("loop/a")).rejects.toMatchObject({ code: "ELOOP" });
  await expect(storage.get("loop/a")).rejects.toMatchObject({ code: "ELOOP" });
  await symlink("loop", join(root, "images/loop"));
  await expect(listed("images/")).rejects.toMatchObject({ code: "ELOOP" });
});

test("of several nodes in one folder a start takes nothing from those that write, and clears away what one left that is gone", async () => {
  const [here, there, gone] = ["app-0123456789ab", "app-aaaaaaaaaaaa", "app-bbbbbbbbbbbb"];
  const other = await folderStorage(root, there);
  for (const user of [there, gone]) {
    await mkdir(join(root, ".incoming", user), { recursive: true });
    await writeFile(join(root, ".incoming", user, "half"), "x");
  }
  const dayBefore = Date.now() / 1_000 - 25 * 3_600;
  await utimes(join(root, ".incoming", gone), dayBefore, dayBefore);
  await folderStorage(root, here);
  expect(await readdir(join(root, ".incoming"))).toEqual(["app", here, there]);
  expect(await readdir(join(root, ".incoming", there))).toEqual(["half"]);
  await rm(join(root, ".incoming", there), { recursive: true });
  await other.put("a", Buffer.from("a"));
  expect(await listed("")).toEqual(["a"]);
});

describe("two processes in one folder", () => {
  test("each clear away what they left half-written themselves, and what is from before they were two", async () => {
    const of = (user: string) => join(root, ".incoming", user);
    await writeFile(join(root, ".incoming", "half"), "x");
    await writeFile(join(of("app"), "half"), "x");
    await folderStorage(root, "front");
    expect(await readdir(of("app"))).toEqual(["half"]);
    await folderStorage(root, "app");
    expect([await readdir(of("app")), await readdir(join(root, ".incoming"))]).toEqual([[], ["app", "front"]]);
  });

  test("tell each other of what they put", async () => {
    const front = await folderStorage(root, "front");
    const heard: (string | null)[] = [];
    front.onChange((key) => heard.push(key));
    storage.onChange(front.noteChange);
    await storage.put("sites/a.json", Buffer.from("{}"));
    front.noteChange(null);
    expect(heard).toEqual(["sites/a.json", null]);
  });
});
