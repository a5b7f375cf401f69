import { createPrivateKey, X509Certificate } from "node:crypto";
import { CERTIFICATE_KEY_PURPOSE, certificateKey, certificatePart, hostKey, hostPart } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Platform } from "../../../platform/platform.ts";
import { findOwnedDomains } from "../domain-store.ts";
import type { Authority } from "./account/authority.ts";
import { findCertificate } from "./certificate-store.ts";
import { makeCertificate } from "./make-certificate.ts";
import { retryCertificate } from "./retry-certificate.ts";
import { type CertificateFixture, certificateFixture } from "./testing/certificate-fixture.ts";
import { pebbleProgram } from "./testing/pebble-program.ts";
import { type Pebble, startPebble } from "./testing/start-pebble.ts";
import { tidyCertificates } from "./tidy-certificates.ts";
import { presentSsl } from "./told/present-ssl.ts";
import { RETRY_MS } from "./wait.ts";

const program = pebbleProgram();

let pebble: Pebble;
let fixture: CertificateFixture;
beforeAll(async () => {
  if (program === null) return;
  pebble = await startPebble(program);
  fixture = await certificateFixture(pebble);
  pebble.files.from = fixture.platform.storage;
});
afterAll(async () => {
  await fixture?.stop();
  await pebble?.stop();
});

async function stored(host: string) {
  const { storage } = fixture.platform;
  const host_ = hostPart.parse(JSON.parse(String(await storage.get(hostKey(host)))));
  const file = certificatePart.parse(JSON.parse(String(await storage.get(certificateKey(host_.certificate ?? "")))));
  return { host: host_, file };
}

test.skipIf(program === null)("a domain that is ready has a certificate seconds later, which its visitors are served with", async () => {
  await fixture.newDomain("loja.example");
  await fixture.order("loja.example");
  const { stop } = fixture.work();
  await expect
    .poll(async () => (await findCertificate(fixture.platform.database.queries, "loja.example"))?.servedName ?? null)
    .not.toBeNull();
  await stop();
  const { host, file } = await stored("loja.example");
  const [leaf] = file.chain.split(/(?<=-----END CERTIFICATE-----\n)/).map((pem) => new X509Certificate(pem));
  expect(leaf?.checkHost("loja.example")).toBe("loja.example");
  const key = createPrivateKey(fixture.platform.secrets.open(file.sealedKey, CERTIFICATE_KEY_PURPOSE));
  expect(leaf?.checkPrivateKey(key)).toBe(true);
  expect(key.asymmetricKeyDetails).toEqual({ namedCurve: "prime256v1" });
  expect(host).toMatchObject({ site: "site-loja-example", leadsTo: null });
  const [domain] = await findOwnedDomains(fixture.platform.database.queries, ["loja.example"]);
  expect(domain?.hasCertificate).toBe(true);
  expect(await ordersFor("loja.example")).toBe(1);
  expect(await Array.fromAsync(fixture.platform.storage.list("challenges/"))).toEqual([]);
});

/** How many orders the authority has for a host, by its own list. */
async function ordersFor(host: string): Promise<number> {
  const { acme, signer } = fixture.authority;
  const { signal } = new AbortController();
  const account = await signer(signal);
  const orders = await Promise.all((await acme.listOrders(account, signal)).map((url) => acme.order(account, url, signal)));
  return orders.filter(({ value }) => value.identifiers.some((identifier) => identifier.value === host)).length;
}

const rowOf = (host: string) => findCertificate(fixture.platform.database.queries, host);

test.skipIf(program === null)("a key is nowhere but sealed in its file: not in rows, jobs, logs or the parts of hosts", async () => {
  const { queries } = fixture.platform.database;
  await fixture.newDomain("segredo.example");
  await fixture.order("segredo.example");
  await fixture.make("segredo.example");
  const { file } = await stored("segredo.example");
  const pem = fixture.platform.secrets.open(file.sealedKey, CERTIFICATE_KEY_PURPOSE);
  const secret = pem.split("\n")[1] ?? "";
  expect(secret.length).toBeGreaterThan(20);
  const tables = ["certificates", "certificate_files", "certificate_orders", "acme_accounts", "jobs", "domains"];
  const rows = await Promise.all(tables.map((table) => queries.execute(sql`SELECT * FROM ${sql.identifier(table)}`)));
  const parts: string[] = [];
  for await (const key of fixture.platform.storage.list("")) parts.push(String(await fixture.platform.storage.get(key)));
  for (const text of [JSON.stringify(rows.map((result) => result.rows)), JSON.stringify(fixture.logged), ...parts]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain("PRIVATE KEY");
  }
});

test.skipIf(program === null)("what the authority finds is told in plain words, and not asked again for a while", async () => {
  for (const [host, code, spoil] of [
    ["sumiu.example", "connection", () => pebble.names.missing.add("sumiu.example")],
    ["outro.example", "unauthorized", () => pebble.files.showForeign(true)],
  ] as const) {
    spoil();
    await fixture.newDomain(host);
    await fixture.order(host);
    await fixture.make(host);
    await fixture.make(host);
    pebble.files.showForeign(false);
    const row = await rowOf(host);
    expect(row).toMatchObject({ problem: code, failures: 1, orderUrl: null, orderKey: null, run: null });
    const made = await fixture.platform.database.queries.execute(sql`SELECT id FROM certificate_orders WHERE host = ${host}`);
    expect(made.rows).toHaveLength(1);
    for (const language of ["pt", "en", "es"] as const) {
      const { ssl, sslProblem } = presentSsl(row, { hasCertificate: false, language, now: fixture.clock.now() });
      expect(ssl).toBe("pending");
      expect(sslProblem?.message).toContain(host);
    }
  }
  expect(await Array.fromAsync(fixture.platform.storage.list("challenges/"))).toEqual([]);
});

test.skipIf(program === null)("a person may have it tried again after three minutes, and not before", async () => {
  pebble.names.missing.delete("sumiu.example");
  await expect(retryCertificate(fixture.platform, "sumiu.example")).rejects.toMatchObject({ code: "SSL_IN_PROGRESS" });
  fixture.clock.pass(RETRY_MS);
  await retryCertificate(fixture.platform, "sumiu.example");
  await fixture.make("sumiu.example");
  expect(await rowOf("sumiu.example")).toMatchObject({ problem: null, failures: 0 });
  expect((await stored("sumiu.example")).host.certificate).not.toBeNull();
});

/** The authority as a process sees it that is killed at its so-manieth call: before it is made, or before its answer is noted. */
function dyingAt(step: number, isAfter: boolean): { readonly platform: Platform; readonly authority: Authority; died(): boolean } {
  let steps = 0;
  const acme = new Proxy(fixture.authority.acme, {
    get(target, name: keyof Authority["acme"]) {
      const call = target[name] as (...given: readonly unknown[]) => Promise<unknown>;
      return async (...given: readonly unknown[]) => {
        const isLast = ++steps === step;
        if (isLast && !isAfter) throw new Error("killed");
        const answer = await call(...given);
        if (isLast) throw new Error("killed");
        return answer;
      };
    },
  });
  const died = () => steps >= step;
  const { storage } = fixture.platform;
  // Who was killed tidies nothing up.
  const remove = async (key: string): Promise<void> => (died() ? undefined : storage.remove(key));
  const platform = { ...fixture.platform, storage: { ...storage, remove } };
  return { platform, authority: { ...fixture.authority, acme }, died };
}

test.skipIf(program === null)("an authority that is at a challenge already refuses another answer, and the order goes on", async () => {
  const { acme: whole } = fixture.authority;
  let authorization = "";
  const acme: Authority["acme"] = {
    ...whole,
    authorization(signer, url, signal) {
      authorization = url;
      return whole.authorization(signer, url, signal);
    },
    async answerChallenge(signer, url, signal) {
      await whole.answerChallenge(signer, url, signal);
      const status = async () => (await whole.authorization(signer, authorization, signal)).value.status;
      await expect.poll(status, { timeout: 20_000 }).toBe("valid");
      await whole.answerChallenge(signer, url, signal);
    },
  };
  await fixture.newDomain("duas-vezes.example");
  await fixture.order("duas-vezes.example");
  const tools = { authority: { ...fixture.authority, acme } };
  await makeCertificate(fixture.platform, tools, "duas-vezes.example", new AbortController().signal);
  expect(await rowOf("duas-vezes.example")).toMatchObject({ problem: null, failures: 0 });
  expect((await stored("duas-vezes.example")).host.certificate).not.toBeNull();
});

test.skipIf(program === null)(
  "cut off at any step, before or after the authority was asked, an order is taken up and never made twice",
  async () => {
    let rounds = 0;
    for (const isAfter of [false, true]) {
      for (let step = 1; ; step++) {
        const host = `corte${step}-${isAfter}.example`;
        await fixture.newDomain(host);
        await fixture.order(host);
        const { platform, authority, died } = dyingAt(step, isAfter);
        const outcome = await makeCertificate(platform, { authority }, host, new AbortController().signal).catch((error: unknown) => error);
        if (died()) expect(outcome).toMatchObject({ message: "killed" });
        await fixture.make(host);
        expect((await stored(host)).host.certificate).toBe((await rowOf(host))?.name);
        expect(await ordersFor(host), host).toBe(1);
        rounds++;
        if (!died()) break;
      }
    }
    expect(rounds).toBeGreaterThan(12);
  },
  120_000,
);

test.skipIf(program === null)("of two that are at work on a host at once, one goes on and one order is made", async () => {
  await fixture.newDomain("dois.example");
  await fixture.order("dois.example");
  const ends = await Promise.allSettled([fixture.make("dois.example"), fixture.make("dois.example")]);
  await fixture.make("dois.example");
  expect(ends.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(1);
  expect((await rowOf("dois.example"))?.servedName).not.toBeNull();
  expect(await ordersFor("dois.example")).toBe(1);
});

test.skipIf(program === null)(
  "renewed in time, the older file goes a day later; a domain that leads elsewhere is not renewed",
  async () => {
    const { queries } = fixture.platform.database;
    for (const host of ["velha.example", "fora.example"]) {
      await fixture.newDomain(host);
      await fixture.order(host);
      await fixture.make(host);
    }
    const [first, left] = [await rowOf("velha.example"), await rowOf("fora.example")];
    await queries.execute(sql`UPDATE domains SET state = 'pending' WHERE name = 'fora.example'`);
    await fixture.make("velha.example");
    expect((await rowOf("velha.example"))?.name).toBe(first?.name);
    fixture.clock.pass(Math.max(first?.renewAt?.getTime() ?? 0, left?.renewAt?.getTime() ?? 0) - fixture.clock.now() + 1);
    for (const host of ["velha.example", "fora.example"]) await fixture.make(host);
    const second = await rowOf("velha.example");
    expect(second?.name).not.toBe(first?.name);
    expect((await stored("velha.example")).host.certificate).toBe(second?.name);
    expect(await rowOf("fora.example")).toMatchObject({ name: left?.name, dueAt: null });
    expect(await ordersFor("fora.example")).toBe(1);
    const has = (name: string | null | undefined) => fixture.platform.storage.has(certificateKey(name ?? ""));
    await tidyCertificates(fixture.platform);
    expect(await has(first?.name)).toBe(true);
    fixture.clock.pass(25 * 3_600_000);
    await tidyCertificates(fixture.platform);
    expect([await has(first?.name), await has(second?.name), await has(left?.name)]).toEqual([false, true, true]);
  },
);

test.skipIf(program === null)(
  "an authority that is away for a day is asked now and then by one, and certificates follow once it is back",
  async () => {
    const host = "depois.example";
    await pebble.end();
    await fixture.newDomain(host);
    await fixture.order(host);
    const before = fixture.logged.length;
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      await fixture.make(host);
      fixture.clock.pass(600_000);
    }
    expect(await rowOf(host)).toMatchObject({ problem: "serverInternal", failures: 0, name: null });
    expect(fixture.logged.length - before).toBeLessThan(40);
    expect((await stored("velha.example")).host.certificate).not.toBeNull();
    await pebble.begin();
    // It remembers nobody: the account is made anew, of the same key.
    for (let look = 0; look < 4; look++) {
      fixture.clock.pass(2 * 3_600_000);
      await fixture.make(host);
    }
    expect((await stored(host)).host.certificate).not.toBeNull();
  },
);

test.skipIf(program === null)("hosts that are too many at once wait until the authority takes more, and each is ordered once", async () => {
  fixture.clock.pass(24 * 3_600_000);
  const limits = { all: { most: 3, withinMs: 3 * 3_600_000 }, host: { most: 4, withinMs: 3_600_000 } };
  const hosts = Array.from({ length: 7 }, (_, index) => `fila${index}.example`);
  for (const host of hosts) {
    await fixture.newDomain(host);
    await fixture.order(host);
  }
  const made = async () => (await Promise.all(hosts.map(rowOf))).filter((row) => row?.name != null).length;
  const counts: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    for (const host of hosts) await fixture.make(host, { limits });
    counts.push(await made());
    fixture.clock.pass(3 * 3_600_000 + 120_000);
  }
  expect(counts).toEqual([3, 6, 7]);
  for (const host of hosts) expect(await ordersFor(host)).toBe(1);
});
