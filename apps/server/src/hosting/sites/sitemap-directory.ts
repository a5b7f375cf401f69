import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type SitemapPart, siteKey, sitemapFolder, sitemapPart, sitePart } from "@vitrine/contract";
import { escapeHtml } from "@vitrine/document";
import type { Log } from "../../platform/log.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { partCache } from "./part-cache.ts";
import type { HostedSite } from "./site.ts";

/** A list of pages as search engines take it, plain and compressed. */
export interface SitemapText {
  readonly plain: Buffer;
  readonly gzip: Buffer;
}

/** Lists of sites' pages, put together from their parts when they are asked for. */
export interface SitemapDirectory {
  /** The list at `/sitemap.xml`, or with a number one that it names; null where there is none of that number. */
  find(site: HostedSite, number: number | null): Promise<SitemapText | null>;
}

/** Addresses that one list may have; a site with more has a list of lists. */
const MOST_ADDRESSES = 50_000;
const MOST_BYTES = 32 * 1024 * 1024;

/** What a list is put together from: the parts of it, and the address that the site has. */
const KEY = /^sites\/([a-z0-9-]+)\/(?:sitemap\/|site\.json)/;

const compress = promisify(gzip);
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINK_NAMESPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

interface Sitemap {
  /** Those that the first one names; none where it is the only one. */
  readonly lists: readonly SitemapText[];
  readonly first: SitemapText;
  readonly bytes: number;
}

type Page = SitemapPart["pages"][number];

/** An address of a list, since when it is as it is, and its page in languages. */
interface Entry {
  readonly address: string;
  readonly at: string;
  readonly languages?: readonly (readonly [language: string, url: string])[];
}

/** @param most addresses a list: less in tests. */
export function sitemapDirectory(storage: Storage, log: Log, now: () => number, most = MOST_ADDRESSES): SitemapDirectory {
  const made = partCache<Sitemap>({
    ...{ now, log, mostBytes: MOST_BYTES },
    async read(name) {
      const site = await storage.get(siteKey(name));
      if (!site) return null;
      const { url } = sitePart.parse(JSON.parse(site.toString("utf8")));
      const pages: Page[] = [];
      for await (const key of storage.list(sitemapFolder(name))) {
        const bytes = await storage.get(key);
        if (bytes) pages.push(...sitemapPart.parse(JSON.parse(bytes.toString("utf8"))).pages);
      }
      return makeSitemap(url, pages, most);
    },
    weigh: ({ bytes }) => bytes,
  });
  storage.onChange((key) => {
    if (key === null) return made.expire(null);
    const [, name] = KEY.exec(key) ?? [];
    if (name !== undefined) made.expire(name);
  });
  return {
    async find({ name }, number) {
      const sitemap = await made.find(name);
      return (number === null ? sitemap?.first : sitemap?.lists[number - 1]) ?? null;
    },
  };
}

async function makeSitemap(url: string, pages: readonly Page[], most: number): Promise<Sitemap> {
  const sorted = [...pages].sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = Array.from({ length: Math.ceil(sorted.length / most) }, (_, at) => sorted.slice(at * most, (at + 1) * most));
  const texts = await Promise.all(
    (parts.length === 0 ? [[]] : parts).map((some) =>
      textOf(
        "urlset",
        "url",
        some.map(([path, at, ...languages]) => ({ address: `${url}${path}`, at, languages })),
      ),
    ),
  );
  const [only] = texts;
  const isOne = texts.length === 1 && only !== undefined;
  const newest = (some: readonly Page[]): string => some.reduce((last, [, at]) => (at > last ? at : last), "");
  const first = isOne
    ? only
    : await textOf(
        "sitemapindex",
        "sitemap",
        parts.map((some, at) => ({ address: `${url}/sitemap-${at + 1}.xml`, at: newest(some) })),
      );
  const lists = isOne ? [] : texts;
  return { first, lists, bytes: [first, ...lists].reduce((sum, { plain, gzip: small }) => sum + plain.length + small.length, 500) };
}

async function textOf(list: string, item: string, entries: readonly Entry[]): Promise<SitemapText> {
  const items = entries.map(({ address, at, languages = [] }) => {
    const links = languages.map(([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}"/>`);
    return `<${item}><loc>${escapeHtml(address)}</loc><lastmod>${at}</lastmod>${links.join("")}</${item}>\n`;
  });
  const spaces = entries.some(({ languages = [] }) => languages.length > 0) ? `${NAMESPACE} ${LINK_NAMESPACE}` : NAMESPACE;
  const plain = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<${list} ${spaces}>\n${items.join("")}</${list}>\n`);
  return { plain, gzip: await compress(plain) };
}
