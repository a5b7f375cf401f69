import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type HostPart, hostKey } from "@vitrine/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderStorage } from "../../platform/storage/folder-storage.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { type HostDirectory, hostDirectory } from "./host-directory.ts";

let folder: string;
let storage: Storage;
let looks: string[];
let now: number;
let hosts: HostDirectory;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-hosts-"));
  const real = await folderStorage(folder, "app");
  looks = [];
  now = 1_000_000;
  storage = {
    ...real,
    get(key) {
      looks.push(key);
      return real.get(key);
    },
  };
  hosts = hostDirectory(
    storage,
    () => undefined,
    () => now,
  );
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (host: string, part: Partial<HostPart> = {}) =>
  storage.put(hostKey(host), Buffer.from(JSON.stringify({ schema: 2, host, site: "a", leadsTo: null, certificate: null, ...part })));

test("a name is read once, and known at once from then on", async () => {
  await put("shop.example");
  const first = hosts.find("shop.example");
  expect(hosts.find("shop.example")).toBe(first);
  expect(await first).toMatchObject({ host: "shop.example", site: "a" });
  for (let i = 0; i < 1_000; i++) expect(hosts.find("shop.example")).toMatchObject({ site: "a" });
  expect(looks).toEqual(["hosts/shop.example.json"]);
  await put("shop.example", { site: "b" });
  expect(await hosts.find("shop.example")).toMatchObject({ site: "b" });
  storage.noteChange(null);
  expect(await hosts.find("shop.example")).toMatchObject({ site: "b" });
  expect(looks).toHaveLength(3);
});

test("what nobody has is looked for once a second however often it is asked for", async () => {
  for (let i = 0; i < 1_000; i++) expect(await hosts.find("nobody.example")).toBeNull();
  expect(looks).toHaveLength(1);
  now += 1_001;
  expect(await hosts.find("nobody.example")).toBeNull();
  expect(looks).toHaveLength(2);
  // Whoever writes it is not made to wait for the second to be over.
  await put("nobody.example");
  expect(await hosts.find("nobody.example")).toMatchObject({ site: "a" });
});

test("what can be no name is never looked for", async () => {
  const long = `${"a".repeat(60)}.`.repeat(4);
  const none = [
    "",
    ".",
    "a.",
    ".a",
    "a..b",
    "1.2.3.4",
    "a.1",
    "::1",
    "a_b.com",
    "A.com",
    "a.com.",
    "ä.com",
    "a.com/x",
    "../a.com",
    "a b.com",
  ];
  for (const host of [...none, `${"a".repeat(64)}.com`, `${long}example.com`, "-a.com", "a-.com", "a.com\0", "a.com:80"]) {
    expect(hosts.find(host), host).toBeNull();
  }
  expect(looks).toEqual([]);
  for (const host of [`${long}com`, "xn--fa-hia.de", "3.a1", "label-1", `${"a".repeat(63)}.com`])
    expect(await hosts.find(host), host).toBeNull();
  expect(looks).toHaveLength(5);
});

test("memory stays small under more names that nobody has than are remembered", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 30_000; i += 500) {
    await Promise.all(Array.from({ length: 500 }, (_, n) => hosts.find(`n${i + n}.example`)));
    looks.length = 0;
  }
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000);
});
