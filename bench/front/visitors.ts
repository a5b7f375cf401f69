import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import { leadConnection } from "../intake/lead-connection.ts";
import { leadRequest } from "../intake/lead-request.ts";
import type { SampleSite } from "../serve/sample-site.ts";

/** Visitors that a thread of its own plays, at a steady rate, whatever becomes of those before. */
export interface Visiting {
  readonly port: number;
  readonly site: SampleSite;
  readonly pagesPerSecond: number;
  readonly leadsPerSecond: number;
  /** The number of the first lead. */
  readonly firstLead: number;
}

/** What they met: how long each page took, in milliseconds, and what went wrong. */
export interface Met {
  readonly pages: readonly number[];
  readonly leads: readonly number[];
  readonly failures: readonly string[];
}

const TICK_MS = 5;

/** Does something so many times a second until it is told to stop; all of it is over when this resolves. */
async function atRate(perSecond: number, until: Promise<unknown>, once: (turn: number) => Promise<void>): Promise<void> {
  const running: Promise<void>[] = [];
  const start = performance.now();
  let isOver = false;
  void until.then(() => {
    isOver = true;
  });
  for (let turn = 0; !isOver; await new Promise((resolve) => setTimeout(resolve, TICK_MS))) {
    for (const due = ((performance.now() - start) / 1_000) * perSecond; turn < due; turn++) running.push(once(turn));
  }
  await Promise.all(running);
}

async function visit({ port, site, pagesPerSecond, leadsPerSecond, firstLead }: Visiting, until: Promise<unknown>): Promise<Met> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const headers = { host: `${site.name}.localhost:${port}`, "accept-encoding": "gzip" };
  const page = (): Promise<number> =>
    new Promise((resolve, reject) => {
      const asked = request({ agent, host: "127.0.0.1", port, path: site.path, headers }, (answer) => {
        answer.resume().on("error", reject);
        answer.on("end", () => (answer.statusCode === 200 ? resolve(0) : reject(new Error(`a page was answered ${answer.statusCode}`))));
      });
      asked.on("error", reject);
      asked.end();
    });
  const idle = await Promise.all(Array.from({ length: 16 }, () => leadConnection(port)));
  const lead = async (turn: number): Promise<void> => {
    // Each in its turn: one that is idle for long is closed.
    const connection = idle.shift() ?? (await leadConnection(port));
    if (!(await connection.send(leadRequest(port, site, firstLead + turn)))) throw new Error("a lead was refused");
    idle.push(connection);
  };
  const met = { pages: [] as number[], leads: [] as number[], failures: [] as string[] };
  const timed = (times: number[], work: (turn: number) => Promise<unknown>) => async (turn: number) => {
    const began = performance.now();
    try {
      await work(turn);
      times.push(performance.now() - began);
    } catch (error) {
      met.failures.push(String(error));
    }
  };
  await Promise.all([atRate(pagesPerSecond, until, timed(met.pages, page)), atRate(leadsPerSecond, until, timed(met.leads, lead))]);
  for (const connection of idle) connection.close();
  agent.destroy();
  return met;
}

const told = new Promise((resolve) => parentPort?.once("message", resolve));
parentPort?.postMessage(await visit(workerData as Visiting, told));
