import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "../clock.ts";
import { type Journal, openJournal } from "../journal/journal.ts";
import { JOURNAL_START } from "../journal/journal-position.ts";
import { journalReader } from "../journal/journal-reader.ts";
import { folderStorage } from "../storage/folder-storage.ts";
import type { Storage } from "../storage/storage.ts";
import { announcingStorage } from "./announcing-storage.ts";
import { FrontAway } from "./front-away.ts";
import { type FrontLink, frontLink } from "./front-link.ts";
import { type LinkFolder, makeLinkFolder } from "./link-folder.ts";
import { serveLink } from "./serve-link.ts";

let data: string;
let folder: LinkFolder;
let link: FrontLink;
let storage: Storage;
let journal: Journal;
let heard: (string | null)[];
let said: string[];
let ends: (() => unknown)[];

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), "vitrine-link-"));
  folder = makeLinkFolder();
  journal = await openJournal({ folder: join(data, "journal"), id: systemClock.id("journal") });
  link = frontLink(folder.front);
  storage = announcingStorage(await folderStorage(data, "app"), link);
  heard = [];
  said = [];
  ends = [];
});
afterEach(async () => {
  link.close();
  for (const end of ends) await end();
  await journal.close();
  for (const path of [data, folder.path]) rmSync(path, { recursive: true, force: true });
});

async function startFront(): Promise<{ stop(): Promise<void> }> {
  const told = await folderStorage(data, "front");
  told.onChange((key) => heard.push(key));
  const front = await serveLink({
    path: folder.front,
    log: () => {},
    storage: told,
    journals: { leads: journal },
    onReady: (words) => said.push(words),
  });
  ends.push(front.stop);
  return front;
}

const put = (key: string) => storage.put(key, Buffer.from(key));
const took = async (work: Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work;
  return performance.now() - began;
};

describe("what the application puts into storage", () => {
  test("is heard of at the front before the put returns; files named by their content need not be", async () => {
    await startFront();
    await expect.poll(() => heard).toEqual([null]);
    await put("sites/a/site.json");
    expect(heard.splice(0)).toEqual([null, "sites/a/site.json"]);
    await put("artefacts/ab/abc");
    await storage.remove("sites/a/site.json");
    expect(heard.splice(0)).toEqual(["sites/a/site.json"]);
    await storage.putIf("sites/a/site.json", Buffer.from("a"), { ifAbsent: true });
    await storage.putIf("sites/a/site.json", Buffer.from("b"), { ifAbsent: true });
    const source = new Blob(["b"]).stream();
    await storage.putStream("sites/b/site.json", source, { maxBytes: 1 });
    expect(heard.splice(0)).toEqual(["sites/a/site.json", "sites/b/site.json"]);
    await Promise.all(Array.from({ length: 50 }, (_, n) => put(`images/a/${n}`)));
    expect(new Set(heard).size).toBe(50);
  });

  test("does not wait for a front that is not there, which looks at everything once it is", async () => {
    expect(await took(put("sites/a/site.json"))).toBeLessThan(500);
    const first = await startFront();
    await expect.poll(() => heard).toEqual([null]);
    await first.stop();
    await put("sites/b/site.json");
    heard.length = 0;
    await startFront();
    await expect.poll(() => heard).toEqual([null]);
    await put("sites/c/site.json");
    expect(heard).toEqual([null, "sites/c/site.json"]);
  });

  test("waits a second for a front that stands still, once", async () => {
    const silent: Server = createServer((socket) => socket.on("error", () => undefined));
    await new Promise<void>((resolve) => silent.listen(folder.front, resolve));
    const first = await took(put("sites/a/site.json"));
    expect(first).toBeGreaterThan(900);
    expect(first).toBeLessThan(1_900);
    expect(await took(Promise.all([put("sites/b/site.json"), put("sites/c/site.json")]))).toBeLessThan(500);
    silent.close();
    await startFront();
    await expect.poll(() => heard, { timeout: 4_000 }).toEqual([null]);
  });
});

describe("the journal, read beside the front", () => {
  test("holds what is on disk, is waited for, and says so when nobody writes it", async () => {
    const front = await startFront();
    const reader = journalReader(join(data, "journal"), link.journal("leads"));
    expect(await reader.list()).toEqual([journal.id]);
    const waited = reader.waitFor((await link.journal("leads").position()).end);
    await journal.append({ n: 1 });
    await waited;
    await reader.list();
    const { records, next } = await reader.read(journal.id, JOURNAL_START, 1_000);
    expect(records).toEqual([{ n: 1 }]);
    const leaving = new AbortController();
    const left = reader.waitFor(next, leaving.signal);
    leaving.abort();
    await left;
    const broken = expect(reader.waitFor(next)).rejects.toThrow(FrontAway);
    await front.stop();
    await broken;
    await expect(reader.list()).rejects.toThrow(FrontAway);
  });

  test("is a kind's own, and of a kind that the front does not know it says as much", async () => {
    await startFront();
    await journal.append({ n: 1 });
    expect(await link.journal("leads").position()).toEqual(await journal.position());
    await expect(link.journal("strangers").position()).rejects.toThrow(FrontAway);
    await expect(link.journal("toString").waitFor(JOURNAL_START)).rejects.toThrow(FrontAway);
  });
});

test("that it is ready the application says until it is heard", async () => {
  const saying = link.sayReady("words");
  await startFront();
  await saying;
  expect(said).toEqual(["words"]);
});

test("a folder of sockets is kept where it is ours alone, and made anew where it is not", async () => {
  expect(makeLinkFolder(folder.path)).toEqual(folder);
  const other = makeLinkFolder(data.concat("/journal"));
  ends.push(() => rmSync(other.path, { recursive: true }));
  expect(other.path).not.toContain(data);
  const gone = makeLinkFolder(join(data, "gone"));
  ends.push(() => rmSync(gone.path, { recursive: true }));
  expect(gone.path).not.toContain(data);
  const second = makeLinkFolder(undefined, [join(data, "full"), data]);
  expect(second.path.startsWith(join(data, "vitrine-"))).toBe(true);
  expect(() => makeLinkFolder(undefined, [join(data, "full")])).toThrow("ENOENT");
});
