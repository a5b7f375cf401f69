import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "../../apps/server/src/platform/database/database.ts";

const BATCH = 10_000;

/** Opens what a stopped server has in its database, or a server's database. */
export function openStopped(dataFolder: string, url: string | undefined): Promise<Database> {
  const dist = pathToFileURL(`${resolve(process.env.VITRINE_DIST ?? "dist")}/`);
  return openDatabase({
    ...{ url, folder: dataFolder, migrations: [] },
    workerFile: new URL("server/embedded-worker.js", dist),
    initialiserFile: new URL("server/initialise.js", dist),
  });
}

/** The ten pages, two of each of five sites, that the leads are of. */
export const siteId = (number: number): string => `sit_${String(number % 5).padStart(26, "0")}`;
export const pageId = (number: number): string => `pag_${String(number % 10).padStart(26, "0")}`;

/** Stores leads of ten pages as the drain would have: a tenth of a second apart, one in fifty suspect. */
export async function fillLeads({ queries }: Database, accountId: string, count: number): Promise<void> {
  await queries.execute(sql`SET synchronous_commit = off`);
  for (let from = 1; from <= count; from += BATCH) {
    await queries.execute(sql`
      INSERT INTO leads (id, account_id, site_id, page_id, form_id, form_name, status, is_contactable, is_suspect, answers,
        page_uri, referer, ip, user_agent, fold_key, count, created_at, updated_at)
      SELECT 'lea_' || lpad(n::text, 26, '0'), ${accountId}, 'sit_' || lpad((n % 5)::text, 26, '0'), 'pag_' || lpad((n % 10)::text, 26, '0'),
        'contato', 'Contato', 'completed', true, n % 50 < 1,
        jsonb_build_array(
          jsonb_build_object('name', 'name', 'label', 'Nome', 'input', 'text', 'value', 'Ana Souza ' || n),
          jsonb_build_object('name', 'email', 'label', 'E-mail', 'input', 'email', 'value', 'ana.' || n || '@example.com'),
          jsonb_build_object('name', 'phone', 'label', 'WhatsApp', 'input', 'phone', 'value', '+55 11 9' || lpad(n::text, 8, '0'))),
        'http://loja-1.localhost/curso?utm_source=anuncio', 'https://www.google.com/', '203.0.' || n % 200 || '.' || n % 250,
        'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
        encode(sha256(n::text::bytea), 'base64'), 1, at, at
      FROM generate_series(${from}::int, ${Math.min(from + BATCH - 1, count)}::int) n,
        LATERAL (SELECT '2026-01-01'::timestamptz + n * interval '100 ms' AS at) moment`);
  }
  await queries.execute(sql`
    INSERT INTO lead_fields
    SELECT DISTINCT account_id, site_id, page_id, is_suspect, name, place, '2026-01-01'::timestamptz
    FROM (SELECT * FROM leads ORDER BY created_at DESC LIMIT 1000) newest,
      (VALUES ('name', 0), ('email', 1), ('phone', 2)) field (name, place)`);
}
