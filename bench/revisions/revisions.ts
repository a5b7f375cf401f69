import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type PageDocument, words } from "@vitrine/document";
import { sql } from "drizzle-orm";
import { pagesSlice } from "../../apps/server/src/features/pages/index.ts";
import { revisionsSlice } from "../../apps/server/src/features/revisions/index.ts";
import { wholeAccount } from "../../apps/server/src/platform/acting/reach.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import { type Database, openDatabase } from "../../apps/server/src/platform/database/database.ts";
import { databaseMigrations } from "../../apps/server/src/platform/database/migrations.ts";
import { percentile, print } from "../figures.ts";
import { largePage } from "../publish/large-page.ts";
import { type BenchDatabase, onBothDatabases } from "../support/both-databases.ts";
import { listRevisions, readRevision, takeRevision } from "./testing/history.ts";

/** Fewer are for trying things out. */
const REVISIONS = Number(process.env.BENCH_REVISIONS ?? 1_000);
const BLOCKS = 2_000;
/** Texts that somebody changes between one revision and the next. */
const TEXTS = 3;
const MOST_TIMES = 2;
const PAGE_ID = "pag_bench";
const ACCOUNT_ID = "acc_bench";

const PHRASES = [
  "Frete grátis",
  "para todo o Brasil",
  "em até 12x",
  "só nesta semana",
  "com garantia de 30 dias",
  "acesso imediato",
  "vagas",
];

/** Words that nobody wrote before, as long as those of a paragraph. */
function phrase(seed: number): string {
  return Array.from({ length: 8 }, (_, index) => `${PHRASES[(seed * 7 + index * 3) % PHRASES.length]} ${(seed * 31 + index) % 997}`).join(
    ", ",
  );
}

/** What pages and their history stand on, without the slices that have nothing to do with them. */
const BENEATH = {
  name: "20260101000000-beneath",
  sql: "CREATE TABLE accounts (id text PRIMARY KEY); CREATE TABLE sites (id text PRIMARY KEY); INSERT INTO accounts VALUES ('acc_bench'); INSERT INTO sites VALUES ('sit_bench');",
};

async function open({ folder, url }: BenchDatabase): Promise<Database> {
  const dist = pathToFileURL(`${resolve(process.env.VITRINE_DIST ?? "dist")}/`);
  return openDatabase({
    ...{ url, folder, migrations: [BENEATH, ...databaseMigrations, ...pagesSlice.migrations, ...revisionsSlice.migrations] },
    workerFile: new URL("server/embedded-worker.js", dist),
    initialiserFile: new URL("server/initialise.js", dist),
  });
}

async function write({ queries }: Database, document: PageDocument, version: number): Promise<void> {
  const text = JSON.stringify(document);
  await queries.execute(sql`UPDATE page_documents SET document = ${text}::json, version = ${version} WHERE page_id = ${PAGE_ID}`);
  await queries.execute(sql`UPDATE pages SET version = ${version} WHERE id = ${PAGE_ID}`);
}

/** The bytes a history takes on disk beside those of the document, and how long keeping, listing and reading take. */
async function measure(at: BenchDatabase): Promise<void> {
  const database = await open(at);
  const { queries } = database;
  let document = largePage(BLOCKS, "Página grande");
  await queries.execute(
    sql`INSERT INTO pages VALUES (${PAGE_ID}, ${ACCOUNT_ID}, 'sit_bench', 'Página grande', 'grande', 'pt', 1, now(), now())`,
  );
  await queries.execute(sql`INSERT INTO page_documents (page_id, document, version) VALUES (${PAGE_ID}, '{}', 1)`);
  const texts = Object.values(document.records).filter((record) => record.type === "block" && record.kind === "heading");
  const reach = wholeAccount(ACCOUNT_ID);
  const keeping: number[] = [];
  for (let revision = 0; revision < REVISIONS; revision++) {
    const records = { ...document.records };
    for (let n = 0; n < TEXTS; n++) {
      const text = texts[(revision * 37 + n * 101) % texts.length];
      if (text?.type === "block") records[text.id] = { ...text, props: { ...text.props, content: words(phrase(revision * TEXTS + n)) } };
    }
    document = { ...document, records };
    await write(database, document, revision + 2);
    const began = performance.now();
    await takeRevision({ database, clock: systemClock }, reach, { pageId: PAGE_ID, kind: "automatic", personId: null });
    keeping.push(performance.now() - began);
  }
  const { rows } = await queries.execute(sql`SELECT pg_total_relation_size('page_revisions')::float8 AS bytes`);
  const bytes = Number(rows[0]?.bytes);
  const whole = Buffer.byteLength(JSON.stringify(document));
  const listing = performance.now();
  const first = await listRevisions(queries, PAGE_ID, 50, null);
  const listed = performance.now() - listing;
  const all = await listRevisions(queries, PAGE_ID, REVISIONS, null);
  const reading: number[] = [];
  for (let n = 0; n < 20; n++) {
    const row = all[(n * 53) % all.length];
    if (!row) throw new Error("the history is empty");
    const began = performance.now();
    await readRevision(queries, row);
    reading.push(performance.now() - began);
  }
  const by = { database: at.kind, revisions: all.length };
  print({ name: "revisions.size", value: bytes / whole, unit: "× the document", limit: MOST_TIMES, document: whole, ...by });
  print({ name: "revisions.keep", value: percentile(keeping, 0.5), unit: "ms", p95: percentile(keeping, 0.95), ...by });
  print({ name: "revisions.list", value: listed, unit: "ms", shown: first.length, ...by });
  print({ name: "revisions.read", value: percentile(reading, 0.5), unit: "ms", most: Math.max(...reading), ...by });
  if (bytes / whole > MOST_TIMES) process.exitCode = 1;
  await database.stop();
}

export async function run(): Promise<void> {
  await onBothDatabases(measure);
}
