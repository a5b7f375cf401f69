import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type PagePart, type PathPart, pageKey, pathKey } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { writtenColumns } from "../../apps/server/src/testing/written-columns.ts";
import { median, percentile, print } from "../figures.ts";
import { openStopped } from "../leads/fill-leads.ts";
import { startBuiltServer } from "../support/built-server.ts";
import { type ApiClient, apiAt, newApiKey, publishTime } from "./api.ts";
import { largePage } from "./large-page.ts";

const PAGES = 10_000;
const LEFT_PATHS = 2_000;
const ROUNDS = 40;
const BLOCKS = 30;
/** Goal: how many times the publish on an empty site one on a full site takes. */
const MOST_RATIO = 1.3;

const pathOf = (number: number): string => `/pagina-${number}`;
const pageIdOf = (number: number): string => `pag_${String(number).padStart(26, "0")}`;

/** What a publish takes on a site of 10,000 pages and 2,000 paths that were left, beside one on a site without any other. */
export async function measureLargeSite(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "vitrine-bench-site-"));
  try {
    const [apiKey, empty, full] = await prepare(data);
    await fillSite(data, full);
    const server = await startBuiltServer(data);
    try {
      const api = apiAt(server.port, apiKey);
      const times = new Map<string, number[]>([empty, full].map(({ pageId }) => [pageId, []]));
      for (let version = 1; version <= ROUNDS; version++) {
        // In turn, and each first as often as the other: what the machine does besides, it does to both.
        for (const { pageId } of version % 2 === 0 ? [empty, full] : [full, empty]) {
          await api.call("PUT", `/api/pages/${pageId}/document`, { version, document: largePage(BLOCKS, `Versão ${version}`) });
          times.get(pageId)?.push(await publishTime(api, pageId));
        }
      }
      // The first few warm up the server, and its database.
      const [alone = [], among = []] = [...times.values()].map((each) => each.slice(ROUNDS / 4));
      const ratio = median(among) / median(alone);
      print({ name: "publish.site.empty", value: median(alone), unit: "ms", p95: percentile(alone, 0.95) });
      print({ name: "publish.site.full", value: median(among), unit: "ms", p95: percentile(among, 0.95), pages: PAGES, ratio });
      if (ratio > MOST_RATIO) throw new Error(`a publish on a site of ${PAGES} pages takes ${ratio.toFixed(2)} × one on an empty site`);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

interface BenchSite {
  readonly name: string;
  readonly siteId: string;
  readonly pageId: string;
}

/** Two sites with a page each. */
async function prepare(data: string): Promise<[apiKey: string, empty: BenchSite, full: BenchSite]> {
  const server = await startBuiltServer(data);
  try {
    const apiKey = newApiKey(data);
    const api = apiAt(server.port, apiKey);
    return [apiKey, await siteWithPage(api, "vazio"), await siteWithPage(api, "cheio")];
  } finally {
    await server.stop();
  }
}

async function siteWithPage(api: ApiClient, name: string): Promise<BenchSite> {
  const site = await api.call("POST", "/api/sites", { name, region: "br" });
  const document = largePage(BLOCKS, "Página");
  const page = await api.call("POST", "/api/pages", { siteId: site.id, slug: "pagina", title: "Página", document });
  await publishTime(api, page.id);
  return { name, siteId: String(site.id), pageId: String(page.id) };
}

/** Adds pages like the one there is, and paths that were left, to the rows of a stopped server and to its storage. */
async function fillSite(data: string, { name, siteId, pageId }: BenchSite): Promise<void> {
  const database = await openStopped(data, undefined);
  const { queries } = database;
  try {
    const row = (id: string) => sql.raw(`'pag_' || lpad(${id}, 26, '0')`);
    const written = await writtenColumns(queries, "pages");
    await queries.execute(sql`
      INSERT INTO pages (${written}) SELECT ${written} FROM (
        SELECT (jsonb_populate_record(page, jsonb_build_object('id', ${row("n::text")}, 'slug', 'pagina-' || n,
          'published_slug', 'pagina-' || n))).*
        FROM pages page, generate_series(1, ${PAGES}::int) n WHERE page.id = ${pageId}) made`);
    await queries.execute(sql`
      INSERT INTO publications SELECT (json_populate_record(page, json_build_object('page_id', ${row("n::text")}, 'path', '/pagina-' || n))).*
      FROM publications page, generate_series(1, ${PAGES}::int) n WHERE page.page_id = ${pageId}`);
    await queries.execute(sql`
      INSERT INTO gone_paths (site_id, path, page_id, since)
      SELECT ${siteId}, '/antiga-' || n, ${row("n::text")}, now() FROM generate_series(1, ${LEFT_PATHS}::int) n`);
  } finally {
    await database.stop();
  }
  const fileOf = (key: string): string => join(data, "storage", key);
  const hashOf = (path: string): string => createHash("sha256").update(path).digest("hex").slice(0, 40);
  const read = <Part>(key: string): Part => JSON.parse(readFileSync(fileOf(key), "utf8")) as Part;
  const put = (key: string, part: PagePart | PathPart): void => {
    mkdirSync(dirname(fileOf(key)), { recursive: true });
    writeFileSync(fileOf(key), JSON.stringify(part));
  };
  const page = read<PagePart>(pageKey(name, pageId));
  const path = read<PathPart>(pathKey(name, hashOf("/pagina")));
  for (let number = 1; number <= PAGES; number++) {
    put(pageKey(name, pageIdOf(number)), { ...page, pageId: pageIdOf(number), path: pathOf(number) });
    put(pathKey(name, hashOf(pathOf(number))), { ...path, pageId: pageIdOf(number), path: pathOf(number) });
  }
  for (let number = 1; number <= LEFT_PATHS; number++) {
    const left = `/antiga-${number}`;
    put(pathKey(name, hashOf(left)), { schema: 2, path: left, leftBy: pageIdOf(number) });
  }
}
