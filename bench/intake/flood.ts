import type { SampleSite } from "../serve/sample-site.ts";
import { leadConnection } from "./lead-connection.ts";
import { leadRequest } from "./lead-request.ts";

export interface Flood {
  /** Leads that were answered with 200. */
  readonly acknowledged: number;
  readonly refused: number;
  readonly seconds: number;
  /** In milliseconds. */
  readonly latencies: readonly number[];
}

/** Sends leads over many connections, each as fast as its answers come; ends with every answer in. */
export async function flood(port: number, site: SampleSite, connections: number, seconds: number): Promise<Flood> {
  const open = await Promise.all(Array.from({ length: connections }, () => leadConnection(port)));
  const start = performance.now();
  const until = start + seconds * 1_000;
  const latencies: number[] = [];
  let number = 0;
  let acknowledged = 0;
  let refused = 0;
  await Promise.all(
    open.map(async (connection) => {
      for (let now = performance.now(); now < until; ) {
        const isTaken = await connection.send(leadRequest(port, site, ++number));
        const then = performance.now();
        latencies.push(then - now);
        now = then;
        if (isTaken) acknowledged += 1;
        else refused += 1;
      }
    }),
  );
  const taken = (performance.now() - start) / 1_000;
  for (const connection of open) connection.close();
  return { acknowledged, refused, seconds: taken, latencies };
}
