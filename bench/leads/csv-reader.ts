import { request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import type { CsvAsked, CsvRead } from "./read-csv.ts";

/** Reads all leads as a CSV file in a thread of its own, counts its lines, and says how long it took. */
const { port, apiKey } = workerData as CsvAsked;
const started = performance.now();
const headers = { host: `localhost:${port}`, authorization: `Bearer ${apiKey}` };
const asked = request({ host: "127.0.0.1", port, path: "/api/leads.csv?box=all", headers }, (reply) => {
  if (reply.statusCode !== 200) throw new Error(`the CSV file was answered ${reply.statusCode}`);
  let lines = 0;
  let firstMs = 0;
  reply.on("data", (bytes: Buffer) => {
    if (firstMs === 0) firstMs = performance.now() - started;
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1;
  });
  reply.on("end", () => {
    const read: CsvRead = { leads: lines - 1, seconds: (performance.now() - started) / 1_000, firstMs };
    parentPort?.postMessage(read);
  });
});
asked.end();
