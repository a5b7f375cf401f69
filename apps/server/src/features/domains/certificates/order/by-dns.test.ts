import { hostKey, hostPart, wildcardKey, wildcardPart } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { updateDomain } from "../../domain-store.ts";
import { findCertificate, updateCertificate } from "../certificate-store.ts";
import { findDueCertificates } from "../find-due.ts";
import { type CertificateFixture, certificateFixture } from "../testing/certificate-fixture.ts";
import { certificateNode } from "../testing/certificate-node.ts";
import { CHALLENGE_SETTINGS, challengeTexts } from "../testing/challenge-texts.ts";
import { pebbleProgram } from "../testing/pebble-program.ts";
import { type Pebble, startPebble } from "../testing/start-pebble.ts";
import { tidyCertificates } from "../tidy-certificates.ts";

const program = pebbleProgram();
const HOUR = 3_600_000;
const WILDCARD = "*.sites.vitrine.example";

let pebble: Pebble;
let fixture: CertificateFixture;
beforeAll(async () => {
  if (program === null) return;
  pebble = await startPebble(program);
  const env = { ...CHALLENGE_SETTINGS, VITRINE_SITES_DOMAIN: "sites.vitrine.example" };
  fixture = await certificateFixture({ ...pebble, httpsPort: 443, env });
  pebble.names.texts = challengeTexts(fixture.platform.storage);
});
afterAll(async () => {
  await fixture?.stop();
  await pebble?.stop();
});

const rowOf = (host: string) => findCertificate(fixture.platform.database.queries, host);

async function ordersOf(host: string): Promise<number> {
  const { rows } = await fixture.platform.database.queries.execute(sql`SELECT id FROM certificate_orders WHERE host = ${host}`);
  return rows.length;
}

async function partOf(host: string) {
  const bytes = await fixture.platform.storage.get(hostKey(host));
  return bytes && hostPart.parse(JSON.parse(bytes.toString("utf8")));
}

const leftOfChallenges = () => Array.fromAsync(fixture.platform.storage.list("dns-challenges/"));

test.skipIf(program === null)("a host whose visitors are elsewhere has its certificate, and is shown to whoever comes", async () => {
  const host = "antes.example";
  const id = await fixture.newDomain(host, [fixture.aheadRecord(host)]);
  await fixture.order(host);
  // Whoever asked by HTTP would meet somebody else.
  pebble.files.showForeign(true);
  onTestFinished(() => pebble.files.showForeign(false));
  await fixture.make(host);
  const row = await rowOf(host);
  expect(row).toMatchObject({ way: "dns-01", problem: null, failures: 0, run: null });
  expect(row?.name).not.toBeNull();
  expect(await partOf(host)).toMatchObject({ certificate: row?.name, leadsTo: null });
  expect(await leftOfChallenges()).toEqual([]);
  // Renewed the same way, long before anybody has switched.
  fixture.clock.pass((row?.renewAt?.getTime() ?? 0) - fixture.clock.now() + 1);
  await fixture.make(host);
  const renewed = await rowOf(host);
  expect(renewed).toMatchObject({ way: "dns-01", failures: 0 });
  expect(renewed?.name).not.toBe(row?.name);
  expect(await ordersOf(host)).toBe(2);
  // The entry goes before anybody has come: nothing more is made, and what there is serves to its end.
  await updateDomain(fixture.platform.database.queries, id, { records: [] });
  fixture.clock.pass((renewed?.renewAt?.getTime() ?? 0) - fixture.clock.now() + 1);
  await fixture.make(host);
  expect(await rowOf(host)).toMatchObject({ name: renewed?.name, dueAt: null });
  expect(await ordersOf(host)).toBe(2);
  await updateCertificate(fixture.platform.database.queries, host, { notAfter: new Date(fixture.clock.now() - HOUR) });
  await tidyCertificates(fixture.platform);
  expect(await rowOf(host)).toBeUndefined();
});

test.skipIf(program === null)("once the entry is gone a host that leads here is renewed as every other", async () => {
  const host = "depois.example";
  pebble.files.from = fixture.platform.storage;
  const id = await fixture.newDomain(host);
  const { queries } = fixture.platform.database;
  await updateDomain(queries, id, { records: [fixture.aheadRecord(host)] });
  await fixture.order(host);
  await fixture.make(host);
  expect(await rowOf(host)).toMatchObject({ way: "dns-01", failures: 0, problem: null });
  await updateDomain(queries, id, { records: [] });
  fixture.clock.pass(((await rowOf(host))?.renewAt?.getTime() ?? 0) - fixture.clock.now() + 1);
  await fixture.make(host);
  expect(await rowOf(host)).toMatchObject({ way: "http-01", failures: 0, problem: null });
  // It is there again at the next renewal.
  await updateDomain(queries, id, { records: [fixture.aheadRecord(host)] });
  fixture.clock.pass(((await rowOf(host))?.renewAt?.getTime() ?? 0) - fixture.clock.now() + 1);
  await fixture.make(host);
  expect(await rowOf(host)).toMatchObject({ way: "dns-01", failures: 0, problem: null });
  expect(await ordersOf(host)).toBe(3);
});

test.skipIf(program === null)(
  "where nobody answers for the zone, a host that leads here goes the other way at once; one ahead waits",
  async () => {
    const { names } = pebble;
    const texts = names.texts;
    names.texts = async () => [];
    onTestFinished(() => {
      names.texts = texts;
    });
    pebble.files.from = fixture.platform.storage;
    const id = await fixture.newDomain("desvio.example");
    await updateDomain(fixture.platform.database.queries, id, { records: [fixture.aheadRecord("desvio.example")] });
    await fixture.newDomain("espera.example", [fixture.aheadRecord("espera.example")]);
    for (const host of ["desvio.example", "espera.example"]) {
      await fixture.order(host);
      await fixture.make(host);
    }
    expect(await rowOf("desvio.example")).toMatchObject({ way: "http-01", failures: 0, problem: null });
    expect((await rowOf("desvio.example"))?.name).not.toBeNull();
    const waiting = await rowOf("espera.example");
    expect(waiting).toMatchObject({ way: "dns-01", failures: 1, problem: "dns", name: null, orderUrl: null });
    expect(await partOf("espera.example")).toBeNull();
    await fixture.make("espera.example");
    expect(await ordersOf("espera.example")).toBe(1);
    names.texts = texts;
    fixture.clock.pass(HOUR);
    await fixture.make("espera.example");
    expect(await rowOf("espera.example")).toMatchObject({ failures: 0, problem: null });
    expect(await leftOfChallenges()).toEqual([]);
  },
);

test.skipIf(program === null)("an entry in a zone that the operator has left, or a CAA entry for others, has nothing made", async () => {
  const [left, barred] = ["antiga.example", "caa.example"];
  await fixture.newDomain(left, [{ ...fixture.aheadRecord(left), value: `${"a".repeat(32)}.acme.old.example` }]);
  const caa = { ...fixture.aheadRecord(barred), type: "CAA", purpose: "certificate", isRequired: true, state: "missing" } as const;
  await fixture.newDomain(barred, [fixture.aheadRecord(barred), caa]);
  for (const host of [left, barred]) {
    await fixture.order(host);
    await fixture.make(host);
    expect(await rowOf(host), host).toMatchObject({ name: null, dueAt: null, problem: null });
    expect(await ordersOf(host), host).toBe(0);
  }
});

test.skipIf(program === null)(
  "the sites of the platform have one certificate with their domain, renewed, and never tidied away",
  async () => {
    await fixture.order(WILDCARD);
    await fixture.make(WILDCARD);
    const row = await rowOf(WILDCARD);
    expect(row).toMatchObject({ way: "dns-01", failures: 0, problem: null, servedName: row?.name });
    const part = async () => {
      const bytes = await fixture.platform.storage.get(wildcardKey("sites.vitrine.example"));
      return wildcardPart.parse(JSON.parse(String(bytes)));
    };
    expect(await part()).toEqual({ schema: 2, domain: "sites.vitrine.example", certificate: row?.name });
    fixture.clock.pass((row?.renewAt?.getTime() ?? 0) - fixture.clock.now() + 1);
    await fixture.make(WILDCARD);
    const renewed = await rowOf(WILDCARD);
    expect(renewed?.name).not.toBe(row?.name);
    expect(await ordersOf(WILDCARD)).toBe(2);
    fixture.clock.pass(25 * HOUR);
    await tidyCertificates(fixture.platform);
    expect((await part()).certificate).toBe(renewed?.name);
    expect(await rowOf(WILDCARD)).toMatchObject({ name: renewed?.name });
    const files = await Array.fromAsync(fixture.platform.storage.list("certificates/"));
    expect([files.some((key) => key.includes(renewed?.name ?? "")), files.some((key) => key.includes(row?.name ?? ""))]).toEqual([
      true,
      false,
    ]);
  },
);

// An embedded database has one node.
test.skipIf(program === null || inject("postgresUrl") === "")("two nodes make one order for each host ahead", async () => {
  const second = await certificateNode(fixture.options);
  onTestFinished(() => second.stop());
  const hosts = Array.from({ length: 8 }, (_, index) => `no${index}-antes.example`);
  for (const host of hosts) await fixture.newDomain(host, [fixture.aheadRecord(host)]);
  const both = [fixture, second];
  second.clock.pass(fixture.clock.now() - second.clock.now());
  const engines = both.map((node) => node.work());
  await Promise.all(hosts.flatMap((host) => both.map((node) => node.order(host))));
  for (let look = 0; look < 10; look++) {
    await Promise.all(both.map(({ platform, authority }) => findDueCertificates(platform, authority)));
  }
  const unserved = async () => (await Promise.all(hosts.map(rowOf))).filter((row) => row?.servedName == null).length;
  await expect.poll(unserved, { timeout: 60_000 }).toBe(0);
  await Promise.all(engines.map((engine) => engine.stop()));
  for (const host of hosts) expect(await ordersOf(host), host).toBe(1);
  expect(await leftOfChallenges()).toEqual([]);
});
