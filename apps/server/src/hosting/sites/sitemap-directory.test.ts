import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { siteKey, sitemapKey } from "@vitrine/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderStorage } from "../../platform/storage/folder-storage.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { ACCOUNT_ID, putSite, SITE_ID } from "../testing/test-site.ts";
import { makeSite } from "./site.ts";
import { type SitemapDirectory, sitemapDirectory } from "./sitemap-directory.ts";

let folder: string;
let storage: Storage;
let sitemaps: SitemapDirectory;
const PART = { schema: 2, siteId: SITE_ID, accountId: ACCOUNT_ID, name: "violao", url: "" } as const;
const site = makeSite(PART, null);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-sitemap-"));
  storage = await folderStorage(folder, "app");
  sitemaps = sitemapDirectory(
    storage,
    () => {},
    () => 0,
    3,
  );
  await putSite(storage);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const putShard = (shard: string, pages: readonly (readonly [string, string, ...(readonly [string, string])[]])[]) =>
  storage.put(sitemapKey("violao", shard), Buffer.from(JSON.stringify({ schema: 2, pages })));
const day = (n: number): string => `2026-11-0${n}T00:00:00.000Z`;
const addresses = (text: string): string[] =>
  [...text.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g)].map(([, at, when]) => `${at} ${when}`);
const read = async (number: number | null = null): Promise<string[]> => {
  const found = await sitemaps.find(site, number);
  const text = found?.plain.toString("utf8") ?? "";
  expect(found ? gunzipSync(found.gzip).toString("utf8") : "").toBe(text);
  return addresses(text);
};

test("a site's pages are listed in order, and anew once one of its files or its address has changed", async () => {
  expect(await read()).toEqual([]);
  await putShard("0a", [["/b", day(1)]]);
  await putShard("f0", [["/", day(2)]]);
  expect(await read()).toEqual([`http://violao.localhost/ ${day(2)}`, `http://violao.localhost/b ${day(1)}`]);
  await storage.remove(sitemapKey("violao", "0a"));
  await storage.put(siteKey("violao"), Buffer.from(JSON.stringify({ ...PART, url: "https://violao.com" })));
  expect(await read()).toEqual([`https://violao.com/ ${day(2)}`]);
  expect(await sitemaps.find(site, 1)).toBeNull();
});

test("a page of a set is listed with all of its languages, one without a set as before", async () => {
  await putShard("0a", [
    ["/curso", day(1), ["pt", "https://a.example/curso"], ["en", "https://a.example/course?a&b"], ["x-default", "https://a.example/curso"]],
    ["/outra", day(2)],
  ]);
  const text = (await sitemaps.find(site, null))?.plain.toString("utf8") ?? "";
  expect(text).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect([...text.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, url]) => `${language} ${url}`)).toEqual([
    "pt https://a.example/curso",
    "en https://a.example/course?a&#38;b",
    "x-default https://a.example/curso",
  ]);
  expect(text).toMatch(/<loc>[^<]*\/outra<\/loc><lastmod>[^<]*<\/lastmod><\/url>/);
});

test("more than fit into one list are in several, which a list of lists names with the newest of each", async () => {
  await putShard("00", [
    ["/a", day(1)],
    ["/b", day(5)],
    ["/c", day(2)],
    ["/d&e", day(3)],
  ]);
  const index = (await sitemaps.find(site, null))?.plain.toString("utf8") ?? "";
  expect(index).toContain("<sitemapindex ");
  expect(addresses(index)).toEqual([`http://violao.localhost/sitemap-1.xml ${day(5)}`, `http://violao.localhost/sitemap-2.xml ${day(3)}`]);
  expect(await read(1)).toHaveLength(3);
  expect(await read(2)).toEqual([`http://violao.localhost/d&#38;e ${day(3)}`]);
  expect(await sitemaps.find(site, 3)).toBeNull();
});
