import { request } from "node:http";

export interface CsvRead {
  readonly leads: number;
  readonly seconds: number;
  /** Until the first bytes came. */
  readonly firstMs: number;
}

/** Reads all leads as a CSV file, counting its lines. */
export function readCsv(port: number, apiKey: string): Promise<CsvRead> {
  const started = performance.now();
  const headers = { host: `localhost:${port}`, authorization: `Bearer ${apiKey}` };
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path: "/api/leads.csv?box=all", headers }, (reply) => {
      if (reply.statusCode !== 200) return reject(new Error(`the CSV file was answered ${reply.statusCode}`));
      let lines = 0;
      let firstMs = 0;
      reply.on("data", (bytes: Buffer) => {
        if (firstMs === 0) firstMs = performance.now() - started;
        for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1;
      });
      reply.on("error", reject);
      reply.on("end", () => resolve({ leads: lines - 1, seconds: (performance.now() - started) / 1_000, firstMs }));
    })
      .on("error", reject)
      .end();
  });
}
