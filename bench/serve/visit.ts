import { Agent, type IncomingMessage, request } from "node:http";
import type { SampleSite } from "./sample-site.ts";

/** Asks for a page and reads it to its end. */
export function visit(agent: Agent, url: string, headers: Readonly<Record<string, string>>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      response.resume();
      response.on("end", () => (response.statusCode === 200 ? resolve(response) : reject(new Error(`${url}: ${response.statusCode}`))));
    })
      .on("error", reject)
      .end();
  });
}

/** Asks for the page of each site once, one after the other, and says how long each took, in milliseconds. */
export async function coldLatencies(port: number, sites: readonly SampleSite[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const took: number[] = [];
  for (const { name, path } of sites) {
    const start = performance.now();
    await visit(agent, `http://127.0.0.1:${port}${path}`, { host: `${name}.localhost:${port}`, "accept-encoding": "gzip" });
    took.push(performance.now() - start);
  }
  agent.destroy();
  return took;
}
