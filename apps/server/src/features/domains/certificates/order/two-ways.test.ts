import { tlsChallengeKey } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentHash } from "../../../../platform/storage/content-hash.ts";
import { freePort } from "../../../../testing/send.ts";
import { findCertificate, updateCertificate } from "../certificate-store.ts";
import { type CertificateFixture, certificateFixture } from "../testing/certificate-fixture.ts";
import { pebbleProgram } from "../testing/pebble-program.ts";
import { type Pebble, startPebble } from "../testing/start-pebble.ts";
import { tidyCertificates } from "../tidy-certificates.ts";
import { showChallenge } from "./show-challenge.ts";

const program = pebbleProgram();
const HOUR = 3_600_000;

let pebble: Pebble;
let fixture: CertificateFixture;
beforeAll(async () => {
  if (program === null) return;
  const httpsPort = await freePort();
  pebble = await startPebble(program, { http: await freePort(), tls: httpsPort });
  fixture = await certificateFixture({ ...pebble, httpsPort });
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

test.skipIf(program === null)(
  "a host that is reached neither way is tried both at once, and then one at a time after long waits",
  async () => {
    const host = "fechada.example";
    await fixture.newDomain(host);
    await fixture.order(host);
    await fixture.make(host);
    const first = await rowOf(host);
    expect(first).toMatchObject({ problem: "connection", failures: 2, way: "http-01", run: null, orderUrl: null });
    expect(first?.dueAt?.getTime()).toBeGreaterThanOrEqual(fixture.clock.now() + HOUR - 60_000);
    await fixture.make(host);
    expect(await ordersOf(host)).toBe(2);
    fixture.clock.pass(2 * HOUR);
    await fixture.make(host);
    expect(await rowOf(host)).toMatchObject({ problem: "connection", failures: 3, way: "tls-alpn-01" });
    fixture.clock.pass(12 * HOUR);
    await fixture.make(host);
    expect(await rowOf(host)).toMatchObject({ problem: "connection", failures: 4, way: "http-01" });
    expect(await ordersOf(host)).toBe(4);
    for (const folder of ["challenges/", "tls-challenges/"]) {
      expect(await Array.fromAsync(fixture.platform.storage.list(folder)), folder).toEqual([]);
    }
  },
);

test.skipIf(program === null)("what a kill left of challenges goes at night, unless its host is being ordered", async () => {
  const { storage, secrets, database } = fixture.platform;
  for (const host of ["cortada.example", "em-curso.example"]) {
    await fixture.newDomain(host);
    await fixture.order(host);
    const challenge = { way: "tls-alpn-01" as const, host, token: "t".repeat(43), keyAuthorization: "proof", challengeName: null };
    // Whoever is killed removes nothing.
    const remove = async (): Promise<void> => {};
    await showChallenge({ storage: { ...storage, remove }, secrets, now: fixture.clock.now }, challenge, async () => undefined);
    expect(await storage.has(tlsChallengeKey(contentHash(host)))).toBe(true);
  }
  await updateCertificate(database.queries, "em-curso.example", { orderSince: new Date(fixture.clock.now()) });
  await tidyCertificates(fixture.platform);
  const left = await Array.fromAsync(storage.list("tls-challenges/"));
  expect(left).toEqual([tlsChallengeKey(contentHash("em-curso.example"))]);
});
