import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { DOCUMENT_LIMITS, type PageDocument } from "@vitrine/document";
import { largePage } from "../editor/large-page.ts";
import { percentile, print } from "../figures.ts";
import { putSite, samplePage } from "../serve/sample-site.ts";
import { ask, closeConnections } from "../sessions/http.ts";
import { startBuiltServer } from "../support/built-server.ts";
import { createAccount } from "../support/operator.ts";
import type { Sending, Sent } from "./send-bodies.ts";

const AT_ONCE = 8;
const KEYS = 900_000;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
/** Between two visits, in milliseconds. */
const EVERY_MS = 10;
/** What a visit may take at most while all this comes in, p99, in milliseconds. */
const LIMIT_MS = 100;
const BLOCKS = 9_000;

/** Sends from a thread of its own; what was answered. */
function sendBodies(sending: Sending): Promise<Sent> {
  const worker = new Worker(resolve("bench/bodies/send-bodies.ts"), { workerData: sending });
  return new Promise((done, failed) => {
    worker.on("message", done);
    worker.on("error", failed);
  });
}

/** Milliseconds that visits of a page take until `work` is over. */
async function visitDuring(port: number, work: Promise<unknown>): Promise<number[]> {
  const visits: ReturnType<typeof ask>[] = [];
  const timer = setInterval(() => visits.push(ask(port, { host: "loja-1.localhost", path: "/curso" })), EVERY_MS);
  const [done] = await Promise.allSettled([work]);
  clearInterval(timer);
  const answers = await Promise.all(visits);
  if (done?.status === "rejected") throw done.reason;
  return answers.map(({ status, ms }) => {
    if (status !== 200) throw new Error(`a visit was answered ${status}`);
    return ms;
  });
}

function report(name: string, times: readonly number[], details: object): number {
  const value = percentile(times, 0.99);
  print({ name: `bodies.${name}.page.p99`, value, unit: "ms", worst: Math.max(...times), visits: times.length, ...details });
  return value;
}

/** A document as large as one may be: of many blocks, with long texts. */
function largestDocument(): PageDocument {
  const { document } = largePage(BLOCKS);
  const room = DOCUMENT_LIMITS.bytes * 0.99 - Buffer.byteLength(JSON.stringify(document));
  const records = Object.values(document.records);
  const isLong = (record: (typeof records)[number]): boolean => record.type === "block" && record.kind === "heading";
  const more = "palavra ".repeat(Math.floor(room / records.filter(isLong).length / 8));
  const longer = records.map((record) =>
    record.type === "block" && isLong(record) ? { ...record, props: { ...record.props, content: [{ type: "text", text: more }] } } : record,
  );
  return { ...document, records: Object.fromEntries(longer.map((record) => [record.id, record])) } as PageDocument;
}

/** What a visit of a published page takes while large bodies come in: ones to be refused, and the largest documents. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-bodies-"));
  const server = await startBuiltServer(folder);
  try {
    const { port } = server;
    const { accountId, apiKey } = await createAccount(folder);
    putSite(folder, 1, samplePage(1), accountId);
    const call = async (path: string, body: object): Promise<{ readonly id: string }> => {
      const { status, text } = await ask(port, { method: "POST", path, body, headers: { authorization: `Bearer ${apiKey}` } });
      if (status >= 300) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
      return JSON.parse(text) as { id: string };
    };
    const site = await call("/api/sites", { name: "corpos", region: "br" });
    const numbers = Array.from({ length: AT_ONCE }, (_, n) => n);
    const pages = await Promise.all(numbers.map((n) => call("/api/pages", { siteId: site.id, slug: `p${n}`, title: "P" })));
    const documents = pages.map(({ id }) => `/api/pages/${id}/document`);
    const mine = numbers.map(() => "/api/accounts/me");
    const countless = Buffer.from(`{${Array.from({ length: KEYS }, (_, n) => `"k${n}":1`).join(",")}}`);
    const largest = Buffer.from(JSON.stringify(largestDocument()));
    closeConnections();

    report("calm", await visitDuring(port, new Promise((done) => setTimeout(done, 3_000))), {});
    const rounds: readonly (readonly [name: string, sending: Pick<Sending, "method" | "paths" | "isChunked">])[] = [
      ["declared", { method: "PATCH", paths: mine, isChunked: false }],
      ["chunked", { method: "PATCH", paths: mine, isChunked: true }],
      ["as-documents", { method: "PUT", paths: documents, isChunked: false }],
      ["as-documents-chunked", { method: "PUT", paths: documents, isChunked: true }],
    ];
    const usual = { port, apiKey, seconds: SECONDS };
    for (const [name, round] of rounds) {
      const sending = sendBodies({ ...usual, ...round, body: countless, isDocument: false });
      const times = await visitDuring(port, sending);
      const details = { limit: LIMIT_MS, megabytes: countless.length / 1e6, answered: await sending };
      if (report(`${AT_ONCE}-of-${KEYS}-keys.${name}`, times, details) > LIMIT_MS) process.exitCode = 1;
    }
    const saving = sendBodies({ ...usual, method: "PUT", paths: documents, isChunked: false, body: largest, isDocument: true });
    const times = await visitDuring(port, saving);
    report(`${AT_ONCE}-largest-documents`, times, { megabytes: largest.length / 1e6, answered: await saving });
  } finally {
    closeConnections();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
