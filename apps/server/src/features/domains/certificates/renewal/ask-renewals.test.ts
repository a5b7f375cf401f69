import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type CertificateRow, findCertificate } from "../certificate-store.ts";
import { findDueCertificates } from "../find-due.ts";
import { type CertificateFixture, certificateFixture } from "../testing/certificate-fixture.ts";
import { pebbleProgram } from "../testing/pebble-program.ts";
import { type RenewalAuthority, renewalAuthority, suggest } from "../testing/renewal-authority.ts";
import { type Pebble, startPebble } from "../testing/start-pebble.ts";
import { askRenewals } from "./ask-renewals.ts";

const program = pebbleProgram();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let pebble: Pebble;
let authority: RenewalAuthority;
let fixture: CertificateFixture;
beforeAll(async () => {
  if (program === null) return;
  pebble = await startPebble(program);
  authority = await renewalAuthority(pebble);
  fixture = await certificateFixture(authority);
  pebble.files.from = fixture.platform.storage;
});
afterAll(async () => {
  await fixture?.stop();
  await authority?.stop();
  await pebble?.stop();
});
beforeEach(() => {
  authority?.answers.clear();
  authority?.asked.splice(0);
  authority?.orders.splice(0);
});

async function rowOf(host: string): Promise<CertificateRow> {
  const row = await findCertificate(fixture.platform.database.queries, host);
  if (!row) throw new Error(`nothing is known of ${host}`);
  return row;
}

/** A host with a certificate, and by what the authority knows it. */
async function certified(host: string): Promise<{ readonly id: string; readonly name: string | null }> {
  await fixture.newDomain(host);
  await fixture.order(host);
  await fixture.make(host);
  const { renewalId, name } = await rowOf(host);
  return { id: renewalId ?? "", name };
}

const ask = () => askRenewals(fixture.platform, fixture.authority, new AbortController().signal);
const askedAbout = (id: string) => authority.asked.filter((asked) => asked === id).length;
const at = async (host: string) => (await rowOf(host)).renewAt?.getTime() ?? 0;

test.skipIf(program === null)("a window is taken, and where it moves to the past the certificate is replaced by name at once", async () => {
  const { id, name } = await certified("cedo.example");
  const now = fixture.clock.now();
  authority.answers.set(id, suggest(now + 10 * DAY, now + 12 * DAY, { "retry-after": "7200" }));
  await ask();
  const first = await at("cedo.example");
  expect(first).toBeGreaterThanOrEqual(now + 10 * DAY);
  expect(first).toBeLessThanOrEqual(now + 12 * DAY);

  // It is not asked again before it wants to be.
  authority.answers.set(id, suggest(now - 2 * HOUR, now - HOUR));
  fixture.clock.pass(HOUR);
  await ask();
  expect([askedAbout(id), await at("cedo.example")]).toEqual([1, first]);
  fixture.clock.pass(HOUR + MINUTE);
  await ask();
  expect(askedAbout(id)).toBe(2);
  expect(await at("cedo.example")).toBeLessThan(fixture.clock.now());

  authority.orders.splice(0);
  const { stop } = fixture.work();
  await findDueCertificates(fixture.platform, fixture.authority);
  await expect.poll(async () => (await rowOf("cedo.example")).servedName).not.toBe(name);
  await stop();
  expect(authority.orders).toEqual([{ host: "cedo.example", replaces: id }]);
  expect((await rowOf("cedo.example")).renewAt?.getTime()).toBeGreaterThan(fixture.clock.now() + DAY);
});

test.skipIf(program === null)("what another order has replaced already is ordered once more, as a new one", async () => {
  const { id, name } = await certified("trocado.example");
  authority.replaced.add(id);
  authority.answers.set(id, suggest(fixture.clock.now() - 2 * HOUR, fixture.clock.now() - HOUR));
  await ask();
  authority.orders.splice(0);
  await fixture.make("trocado.example");
  expect(authority.orders.map(({ replaces }) => replaces)).toEqual([id, null]);
  const row = await rowOf("trocado.example");
  expect(row).toMatchObject({ problem: null, failures: 0, servedName: row.name });
  expect(row.name).not.toBe(name);
});

const says = (body: string): ((response: ServerResponse) => void) => {
  return (response) => response.writeHead(200, { "content-type": "application/json" }).end(body);
};
const window = (start: unknown, end: unknown): string => JSON.stringify({ suggestedWindow: { start, end } });

test.skipIf(program === null)("a window that makes no sense changes nothing, and keeps nobody else from being asked about", async () => {
  const nonsense: Readonly<Record<string, (response: ServerResponse) => void>> = {
    backwards: says(window("2026-12-20T00:00:00Z", "2026-12-10T00:00:00Z")),
    "no-time": says(window("2026-12-20T00:00:00Z", "2026-12-20T00:00:00Z")),
    "too-late": says(window("9998-01-01T00:00:00Z", "9999-01-01T00:00:00Z")),
    words: says(window("soon", "later")),
    numbers: says(window(1, 2)),
    nothing: says("{}"),
    page: says("<h1>Welcome</h1>"),
    huge: says(window("2020-01-01T00:00:00Z", "2020-01-02T00:00:00Z").padEnd(10_000_000, " ")),
    redirect: (response) => response.writeHead(302, { location: "https://127.0.0.1:9/" }).end(),
    broken: (response) => response.destroy(),
    unknown: (response) => response.writeHead(404).end(),
    "own-fault": (response) => response.writeHead(500, { "retry-after": "999999999" }).end(),
  };
  // What the first is answered comes before the second is asked about.
  const before = await certified("a-confuso.example");
  const after = await certified("b-claro.example");
  const planned = await at("a-confuso.example");
  for (const [kind, answer] of Object.entries(nonsense)) {
    fixture.clock.pass(DAY + MINUTE);
    const now = fixture.clock.now();
    authority.answers.set(before.id, answer).set(after.id, suggest(now + 20 * DAY, now + 21 * DAY));
    const asked = askedAbout(after.id);
    await ask();
    const row = await rowOf("a-confuso.example");
    expect([row.renewAt?.getTime(), row.dueAt?.getTime(), row.problem], kind).toEqual([planned, planned, null]);
    expect(askedAbout(after.id), kind).toBe(asked + 1);
    expect(await at("b-claro.example"), kind).toBeGreaterThanOrEqual(now + 20 * DAY);
    expect(await at("b-claro.example"), kind).toBeLessThanOrEqual(now + 21 * DAY);
    // It is asked about again another day, whatever it said.
    expect(row.askRenewalAt?.getTime(), kind).toBeGreaterThan(now);
    expect(row.askRenewalAt?.getTime(), kind).toBeLessThanOrEqual(fixture.clock.now() + DAY);
  }
});

test.skipIf(program === null)("nobody is asked more often than once a minute, nor left alone for more than a day", async () => {
  const eager = await certified("ansioso.example");
  const calm = await certified("calmo.example");
  const far = [fixture.clock.now() + 30 * DAY, fixture.clock.now() + 31 * DAY] as const;
  authority.answers.set(eager.id, suggest(...far, { "retry-after": "0" }));
  authority.answers.set(calm.id, suggest(...far, { "retry-after": "999999999" }));
  for (let round = 0; round < 3; round++) {
    await ask();
    fixture.clock.pass(20_000);
  }
  expect([askedAbout(eager.id), askedAbout(calm.id)]).toEqual([1, 1]);
  fixture.clock.pass(DAY);
  await ask();
  expect([askedAbout(eager.id), askedAbout(calm.id)]).toEqual([2, 2]);
});

test.skipIf(program === null)("an authority that wants every new certificate replaced at once has its way once in three days", async () => {
  const host = "sempre.example";
  await certified(host);
  authority.orders.splice(0);
  authority.otherwise = (response) =>
    suggest(fixture.clock.now() - 2 * HOUR, fixture.clock.now() - HOUR, { "retry-after": "60" })(response);
  for (let hour = 0; hour < 7 * 24; hour += 6) {
    await ask();
    await fixture.make(host);
    fixture.clock.pass(6 * HOUR);
  }
  authority.otherwise = (response) => void response.writeHead(404).end();
  const orders = authority.orders.filter((order) => order.host === host).length;
  expect(orders).toBeGreaterThanOrEqual(1);
  expect(orders).toBeLessThanOrEqual(3);
});

test.skipIf(program === null)(
  "an authority that has stopped answering is asked about three, and nothing that is planned changes",
  async () => {
    const hosts = Array.from({ length: 5 }, (_, index) => `mudo${index}.example`);
    for (const host of hosts) await certified(host);
    const planned = await Promise.all(hosts.map(at));
    fixture.clock.pass(DAY);
    authority.asked.splice(0);
    authority.otherwise = (response) => void response.destroy();
    await ask();
    expect(authority.asked.length).toBe(3);
    expect(await Promise.all(hosts.map(at))).toEqual(planned);
    authority.otherwise = (response) => void response.writeHead(404).end();
  },
);
