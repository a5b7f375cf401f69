import type { SampleSite } from "../serve/sample-site.ts";
import type { Flood } from "./flood.ts";
import { leadConnection } from "./lead-connection.ts";
import { leadRequest } from "./lead-request.ts";

/**
 * Sends so many leads a second over many connections, each taking its turn; one that falls behind sends at
 * once. Ends with every answer in. `first` numbers the leads on.
 */
export async function paced(
  port: number,
  site: SampleSite,
  connections: number,
  perSecond: number,
  seconds: number,
  first: number,
): Promise<Flood> {
  const open = await Promise.all(Array.from({ length: connections }, () => leadConnection(port)));
  const start = performance.now();
  const latencies: number[] = [];
  let refused = 0;
  await Promise.all(
    open.map(async (connection, index) => {
      for (let turn = index; turn < perSecond * seconds; turn += connections) {
        const early = start + (turn * 1_000) / perSecond - performance.now();
        if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
        const began = performance.now();
        const isTaken = await connection.send(leadRequest(port, site, first + turn));
        latencies.push(performance.now() - began);
        if (!isTaken) refused += 1;
      }
    }),
  );
  const taken = (performance.now() - start) / 1_000;
  for (const connection of open) connection.close();
  return { acknowledged: latencies.length - refused, refused, seconds: taken, latencies };
}
