import { certificateKey, hostKey, hostPart } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { findCertificate } from "./certificate-store.ts";
import { findDueCertificates } from "./find-due.ts";
import { type CertificateFixture, certificateFixture } from "./testing/certificate-fixture.ts";
import { type CertificateNode, certificateNode } from "./testing/certificate-node.ts";
import { pebbleProgram } from "./testing/pebble-program.ts";
import { type Pebble, startPebble } from "./testing/start-pebble.ts";

const program = pebbleProgram();
// An embedded database has one node.
const isLeftOut = program === null || inject("postgresUrl") === "";

let pebble: Pebble;
let first: CertificateFixture;
let second: CertificateNode;
beforeAll(async () => {
  if (program === null || isLeftOut) return;
  pebble = await startPebble(program);
  first = await certificateFixture(pebble);
  second = await certificateNode(first.options);
  pebble.files.from = first.platform.storage;
});
afterAll(async () => {
  await second?.stop();
  await first?.stop();
  await pebble?.stop();
});

/** The hosts that the authority has orders for, by its own list, one for each order. */
async function ordered(): Promise<string[]> {
  const { acme, signer } = first.authority;
  const { signal } = new AbortController();
  const account = await signer(signal);
  const orders = await Promise.all((await acme.listOrders(account, signal)).map((url) => acme.order(account, url, signal)));
  return orders.flatMap(({ value }) => value.identifiers.map((identifier) => identifier.value)).sort();
}

test.skipIf(isLeftOut)("two nodes that look for what is due and do it all at once make one order a host, under one account", async () => {
  const hosts = Array.from({ length: 16 }, (_, index) => `no${String(index).padStart(2, "0")}.example`);
  for (const host of hosts) await first.newDomain(host);
  const engines = [first.work(), second.work()];
  const both = [first, second];
  await Promise.all(hosts.map((host, index) => (both[index % 2] ?? first).order(host)));
  for (let look = 0; look < 20; look++) {
    await Promise.all(both.map(({ platform, authority }) => findDueCertificates(platform, authority)));
  }
  const rowOf = (host: string) => findCertificate(first.platform.database.queries, host);
  await expect
    .poll(async () => (await Promise.all(hosts.map(rowOf))).filter((row) => row?.servedName == null).length, { timeout: 60_000 })
    .toBe(0);
  await Promise.all(engines.map((engine) => engine.stop()));
  expect(await ordered()).toEqual(hosts);
  const { rows } = await first.platform.database.queries.execute(sql`SELECT count(*)::int AS count FROM acme_accounts`);
  expect(rows).toEqual([{ count: 1 }]);
  const dead = await first.platform.database.queries.execute(sql`SELECT id FROM jobs WHERE state = 'dead'`);
  expect(dead.rows).toEqual([]);
  // Either node finds what the other has written.
  for (const host of hosts) {
    const part = hostPart.parse(JSON.parse(String(await second.platform.storage.get(hostKey(host)))));
    expect(part.certificate).toBe((await rowOf(host))?.name);
    expect(await second.platform.storage.has(certificateKey(part.certificate ?? ""))).toBe(true);
  }
});

test.skipIf(isLeftOut)("a limit of the authority's holds for all nodes together", async () => {
  first.clock.pass(4 * 3_600_000);
  second.clock.pass(4 * 3_600_000);
  const hosts = Array.from({ length: 10 }, (_, index) => `limite${index}.example`);
  for (const host of hosts) {
    await first.newDomain(host);
    await first.order(host);
  }
  const limits = { all: { most: 5, withinMs: 3 * 3_600_000 }, host: { most: 4, withinMs: 3_600_000 } };
  await Promise.all(hosts.map((host, index) => (index % 2 === 0 ? first : second).make(host, { limits })));
  expect((await ordered()).filter((host) => host.startsWith("limite"))).toHaveLength(5);
});
