import { once } from "node:events";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";

export interface CsvAsked {
  readonly port: number;
  readonly apiKey: string;
}

export interface CsvRead {
  readonly leads: number;
  readonly seconds: number;
  /** Until the first bytes came. */
  readonly firstMs: number;
}

/** Reads all leads as a CSV file, apart from whoever measures meanwhile how long others wait. */
export async function readCsv(port: number, apiKey: string): Promise<CsvRead> {
  const asked: CsvAsked = { port, apiKey };
  const worker = new Worker(resolve("bench/leads/csv-reader.ts"), { workerData: asked });
  const [read] = (await once(worker, "message")) as [CsvRead];
  await worker.terminate();
  return read;
}
