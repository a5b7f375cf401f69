import { sql } from "drizzle-orm";
import type { Database } from "../../apps/server/src/platform/database/database.ts";
import { writtenColumns } from "../../apps/server/src/testing/written-columns.ts";

export const SITES = 5;

/** The fifth part of the pages is of each. */
export const siteId = (number: number): string => `sit_${String(number % SITES).padStart(26, "0")}`;
/** The thirtieth part of the pages has each of the tags, the tenth each of the products. */
export const tagId = (number: number): string => `lbl_${String(number % 30).padStart(26, "0")}`;
export const productId = (number: number): string => `lbl_${String(100 + (number % 10)).padStart(26, "0")}`;

/**
 * Puts pages into an account as a few years would: over five sites, with types, tags and products, two thirds of them
 * published, four of ten in sets of three, one of ten in the trash.
 * @param like a page of the account, unpublished, of which the others take what is not said here
 */
export async function fillPages({ queries }: Database, like: string, count: number): Promise<void> {
  await queries.execute(sql`
    INSERT INTO sites SELECT (jsonb_populate_record(site, jsonb_build_object(
      'id', 'sit_' || lpad(n::text, 26, '0'), 'name', 'loja-' || n, 'folder', 'loja-' || n, 'is_main', false))).*
    FROM pages page JOIN sites site ON site.id = page.site_id, generate_series(0, ${SITES - 1}::int) n WHERE page.id = ${like}`);
  const written = await writtenColumns(queries, "pages");
  await queries.execute(sql`
    INSERT INTO pages (${written}) SELECT ${written} FROM (SELECT (jsonb_populate_record(page, jsonb_build_object(
      'id', 'pag_' || lpad(n::text, 26, '0'),
      'site_id', 'sit_' || lpad((n / 10 % ${SITES}::int)::text, 26, '0'),
      'title', word || ' ' || n || ' para vender no verão',
      'slug', 'oferta-' || n,
      'type', ('{presell,sales,signup,downsell,backredirect,thankyou,NULL}'::text[])[1 + n % 7],
      'label_ids', ARRAY['lbl_' || lpad((n % 30)::text, 26, '0'), 'lbl_' || lpad((100 + n / 7 % 10)::text, 26, '0')],
      -- The first of ten is the main page of the second and third, the fourth of the fifth and sixth.
      'main_id', CASE n % 10 WHEN 1 THEN main WHEN 2 THEN main WHEN 4 THEN main WHEN 5 THEN main END,
      'syncs', false,
      'created_at', at, 'last_edited', at + n % 977 * interval '7 hours',
      'published_at', CASE WHEN n % 10 <> 9 AND n % 3 <> 0 THEN at END,
      'published_version', CASE WHEN n % 10 <> 9 AND n % 3 <> 0 THEN page.version END,
      'published_slug', CASE WHEN n % 10 <> 9 AND n % 3 <> 0 THEN 'oferta-' || n END,
      'deleted_at', CASE WHEN n % 10 = 9 THEN '2026-06-01'::timestamptz + n * interval '1 minute' END))).*
    FROM pages page, generate_series(0, ${count - 1}::int) n,
      LATERAL (SELECT '2024-01-01'::timestamptz + n * interval '2 hours' AS at,
        'pag_' || lpad((n - (n % 10) % 3)::text, 26, '0') AS main,
        ('{Curso,Mentoria,Aula grátis,E-book,Promoção,Lista de espera,Obrigado}'::text[])[1 + n % 7] AS word) parts
    WHERE page.id = ${like}) made`);
}
