import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import { type Database, openDatabase } from "../../apps/server/src/platform/database/database.ts";
import { type Deliveries, openDeliveries } from "../../apps/server/src/platform/delivery/delivery.ts";
import { signedRequest } from "../../apps/server/src/platform/delivery/delivery-kind.ts";
import type { Endpoint } from "../../apps/server/src/platform/delivery/endpoints/endpoints.ts";
import { deliveryMigrations } from "../../apps/server/src/platform/delivery/migrations.ts";
import { killDeliveries } from "../../apps/server/src/platform/delivery/testing/kill-deliveries.ts";
import { type Receiver, startReceiver } from "../../apps/server/src/platform/delivery/testing/receiver.ts";
import { openOutgoing } from "../../apps/server/src/platform/outgoing/outgoing.ts";
import { secretsUnder } from "../../apps/server/src/platform/secrets.ts";
import { percentile, print } from "../figures.ts";
import { type BenchDatabase, type DatabaseKind, onBothDatabases } from "../support/both-databases.ts";

const DELIVERIES = 5_000;
const ENDPOINTS = 20;
const LIMITS = { embedded: 150, PostgreSQL: 500 };
/** Deliveries that are timed while another endpoint never answers. */
const TIMED = 200;
const DELAY_LIMIT_MS = 1_000;
const KILLS = 50;
const accountId = "acc_bench";
const body = JSON.stringify({ event: "lead.completed", lead: { name: "Ana Souza", email: "ana@example.com", answers: "x".repeat(800) } });

const dist = pathToFileURL(`${resolve(process.env.VITRINE_DIST ?? "dist")}/`);
const workerFile = new URL("server/embedded-worker.js", dist);
const initialiserFile = new URL("server/initialise.js", dist);

/** Only here, and in tests, is this machine somebody outside. */
function openHere(database: Database, { port }: Receiver): Deliveries {
  return openDeliveries({
    database,
    clock: systemClock,
    log: () => {},
    secrets: secretsUnder(Buffer.alloc(32, 7)),
    outgoing: openOutgoing({ ports: [port], isAllowed: (address) => address === "127.0.0.1" }),
  });
}

const begin = (deliveries: Deliveries): void =>
  deliveries.start([{ name: "webhooks", prepare: signedRequest, onDisabled: async () => {} }]);

function endpointsAt({ queries }: Database, deliveries: Deliveries, url: (number: number) => string, count: number): Promise<Endpoint[]> {
  const numbers = Array.from({ length: count }, (_, number) => number);
  return Promise.all(
    numbers.map((number) =>
      deliveries.endpoints.make(queries, {
        accountId: `${accountId}${number % 5}`,
        kind: "webhooks",
        target: { url: url(number), method: "POST", headers: {} },
      }),
    ),
  );
}

const telling = ({ id, accountId: whose }: Endpoint, key: number) => ({
  accountId: whose,
  endpointId: id,
  key: String(key),
  topic: "lead.completed",
  contentType: "application/json",
  body,
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((done) => setTimeout(done, 5));
}

/** How fast what waits is delivered, to as many endpoints. */
async function measureRate(label: DatabaseKind, database: Database, count: number): Promise<void> {
  const receiver = await startReceiver();
  const deliveries = openHere(database, receiver);
  const endpoints = await endpointsAt(database, deliveries, () => receiver.url("/"), count);
  for (let at = 0; at < DELIVERIES; at += 500) {
    const some = Array.from({ length: 500 }, (_, n) => telling(endpoints[(at + n) % count] as Endpoint, at + n));
    await database.transaction((queries) => deliveries.send(queries, some));
  }
  const began = performance.now();
  begin(deliveries);
  await until(() => receiver.received.length >= DELIVERIES);
  const seconds = (performance.now() - began) / 1_000;
  await deliveries.stop();
  const again = receiver.received.length - new Set(receiver.idsAt()).size;
  print({ name: `delivery: made, ${label}, ${count} endpoints`, value: DELIVERIES / seconds, unit: "/s", limit: LIMITS[label], again });
  await receiver.stop();
}

/** From the commit to the receiver, while another endpoint never answers and much waits for it. */
async function measureDelay(label: string, database: Database): Promise<void> {
  const arrived = new Map<string, number>();
  const sent = new Map<string, number>();
  const receiver = await startReceiver(({ path }, response) => {
    if (path === "/dead") return;
    arrived.set(path, performance.now());
    response.end();
  });
  const deliveries = openHere(database, receiver);
  const [dead] = await endpointsAt(database, deliveries, () => receiver.url("/dead"), 1);
  begin(deliveries);
  const waiting = Array.from({ length: 1_000 }, (_, n) => telling(dead as Endpoint, n));
  await database.transaction((queries) => deliveries.send(queries, waiting));
  const others = await endpointsAt(database, deliveries, (number) => receiver.url(`/${number}`), TIMED);
  for (const [number, endpoint] of others.entries()) {
    await database.transaction((queries) => deliveries.send(queries, [telling(endpoint, 0)]));
    sent.set(`/${number}`, performance.now());
    await new Promise((done) => setTimeout(done, 20));
  }
  await until(() => arrived.size === TIMED);
  const delays = [...arrived].map(([path, at]) => at - (sent.get(path) ?? at));
  print({
    name: `delivery: commit to receiver beside a dead endpoint, p95, ${label}`,
    value: Math.max(0, percentile(delays, 0.95)),
    unit: "ms",
    limit: DELAY_LIMIT_MS,
    longest: Math.max(...delays),
  });
  await deliveries.stop();
  await receiver.stop();
}

async function measure({ kind: label, url: databaseUrl, folder }: BenchDatabase): Promise<void> {
  const database = await openDatabase({ url: databaseUrl, folder, migrations: deliveryMigrations, workerFile, initialiserFile });
  await measureRate(label, database, ENDPOINTS);
  await measureRate(label, database, 1);
  await measureDelay(label, database);
  await database.stop();
  const settings = { folder, databaseUrl, workerFile: workerFile.href, initialiserFile: initialiserFile.href };
  const file = resolve("apps/server/src/platform/delivery/testing/delivery-process.ts");
  const { committed, lost, doubled, again } = await killDeliveries(file, settings, KILLS);
  if (lost.length + doubled.length > 0) throw new Error(`${lost.length} lost, ${doubled.length} under two ids`);
  print({
    name: `delivery: committed through ${KILLS} kills, none lost, each under one id, ${label}`,
    value: committed,
    unit: "deliveries",
    again,
  });
}

/** What is told to outside: how fast, beside one who never answers, and through kills. */
export async function run(): Promise<void> {
  await onBothDatabases(measure);
}
