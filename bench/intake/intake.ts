import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median, percentile, print } from "../figures.ts";
import { putSite, type SampleSite, samplePage } from "../serve/sample-site.ts";
import { startBuiltServer } from "../support/built-server.ts";
import { createAccount } from "../support/operator.ts";
import { drainedAfter } from "./drained-after.ts";
import { flood } from "./flood.ts";
import { paced } from "./paced.ts";
import { fsyncLatencies, leadLatencies } from "./steady.ts";
import { storedLeads } from "./stored-leads.ts";

const CONNECTIONS = 512;
/** The figure is measured over half a minute; less is for trying things out. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 30);
const STEADY_RATE = 200;
/** The disk alone and the leads are measured in turn, so that a disturbance of the machine meets both. */
const STEADY_ROUNDS = 5;
/** Shorter than the server keeps an idle connection. */
const STEADY_SECONDS = Math.min(SECONDS, 4);
/** What is asked for, with something to spare: at least 10,000 leads a second, and their backlog gone in two minutes. */
const PACED_RATE = 10_500;
const PACED_DRAIN_S = 120;
/** Numbers of leads that no flood reaches. */
const STEADY_FIRST = 100_000_000;
const PACED_FIRST = 200_000_000;
const PACED_MARKER = 300_000_000;
const MARKER = 400_000_000;

/**
 * How long leads at a steady rate take to be acknowledged, beside the disk's own time; how many were sent. The
 * first round warms the server up and is not counted.
 */
async function steady(port: number, site: SampleSite, folder: string): Promise<number> {
  let sent = 0;
  const rounds: { post: number; fsync: number }[] = [];
  for (let round = 0; round <= STEADY_ROUNDS; round++) {
    const disk = await fsyncLatencies(folder, STEADY_RATE, STEADY_SECONDS);
    const leads = await leadLatencies(port, site, STEADY_RATE, STEADY_SECONDS, STEADY_FIRST + sent);
    sent += leads.length;
    if (round > 0) rounds.push({ post: percentile(leads, 0.99), fsync: percentile(disk, 0.99) });
  }
  const value = median(rounds.map(({ post }) => post));
  const fsync = median(rounds.map((round) => round.fsync));
  const above = median(rounds.map((round) => round.post - round.fsync));
  print({ name: "intake.post.p99", value, unit: "ms", against: "disk fsync p99", fsync, above });
  return sent;
}

/** How many leads are taken, how soon they are in the database, and whether each is there once. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-intake-"));
  mkdirSync(join(folder, "data"));
  const data = join(folder, "data");
  const server = await startBuiltServer(data);
  try {
    const { port } = server;
    const { accountId, apiKey } = await createAccount(data);
    const site = putSite(data, 1, samplePage(1), accountId);

    const taken = await steady(port, site, folder);

    const asked = await paced(port, site, CONNECTIONS, PACED_RATE, SECONDS, PACED_FIRST);
    print({
      ...{ name: "intake.paced.rate", value: asked.acknowledged / asked.seconds, unit: "leads/s", against: "10,000 leads/s" },
      ...{ refused: asked.refused, seconds: asked.seconds, p99: percentile(asked.latencies, 0.99) },
    });
    const emptied = await drainedAfter(port, site, apiKey, PACED_MARKER, performance.now());
    print({ name: "intake.paced.drain", value: emptied, unit: "s", against: `${PACED_DRAIN_S} s`, leads: asked.acknowledged });

    const most = await flood(port, site, CONNECTIONS, SECONDS);
    print({
      ...{ name: "intake.rate", value: most.acknowledged / most.seconds, unit: "leads/s" },
      ...{ refused: most.refused, seconds: most.seconds, p99: percentile(most.latencies, 0.99) },
    });
    const took = await drainedAfter(port, site, apiKey, MARKER, performance.now());
    print({ name: "intake.drain", value: took, unit: "s", leads: most.acknowledged });

    await server.stop();
    const markers = 2;
    const expected = asked.acknowledged + most.acknowledged + taken + markers;
    const { rows, submissions } = await storedLeads(data, site.pageId);
    print({ name: "intake.stored", value: rows, unit: "leads", against: "acknowledged", acknowledged: expected, ratio: rows / expected });
    if (rows !== expected || submissions !== expected) throw new Error(`${expected} leads were acknowledged, ${rows} are stored`);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
