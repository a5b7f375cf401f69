import { hostKey } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wholeAccount } from "../../platform/acting/reach.ts";
import { systemClock } from "../../platform/clock.ts";
import type { DnsReply } from "../../platform/dns/dns-reply.ts";
import type { Resolver } from "../../platform/dns/resolver.ts";
import type { lookAtDomain } from "./looks/look-at-domain.ts";
import { type DomainsFixture, domainsFixture, type Owner } from "./testing/domains-fixture.ts";
import { verifyDomain } from "./verify-domain.ts";

let fixture: DomainsFixture;
let ana: Owner;
let bia: Owner;
beforeAll(async () => {
  fixture = await domainsFixture();
  ana = await fixture.newOwner("loja");
  bia = await fixture.newOwner("outra");
});
afterAll(() => fixture.stop());

/** A node of its own has turns of its own: only the database keeps two of them apart. */
async function anotherNode() {
  const path = "./looks/look-at-domain.ts?node=2";
  return (await import(path)) as { lookAtDomain: typeof lookAtDomain };
}

/** Answers as the fixture's server does, later. */
function slowly(resolver: Resolver, until: Promise<unknown>): Resolver {
  return {
    async ask(name, type, signal) {
      const reply = await resolver.ask(name, type, signal);
      await until;
      return reply as DnsReply<never>;
    },
  };
}

test("a look that ends after another was asked for, or after the domain was unlinked, changes nothing", async () => {
  const { running } = fixture.server;
  const { platform, services } = running;
  const domain = (await ana.connect("tarde.example")).json();
  await expect.poll(async () => (await ana.get(domain.id)).state).toBe("pending");
  fixture.enter(domain);
  const roundOf = async () => {
    const { rows } = await platform.database.queries.execute(sql`SELECT round FROM domains WHERE id = ${domain.id}`);
    return Number(rows[0]?.round);
  };
  const gate = Promise.withResolvers<void>();
  const other = await anotherNode();
  const late = other.lookAtDomain(
    platform,
    { ...services, resolver: slowly(services.resolver, gate.promise), authority: null },
    domain.id,
    await roundOf(),
  );
  expect((await ana.verify(domain.id)).state).toBe("completed");
  gate.resolve();
  expect(await late).toBeNull();
  const second = Promise.withResolvers<void>();
  const last = other.lookAtDomain(
    platform,
    { ...services, resolver: slowly(services.resolver, second.promise), authority: null },
    domain.id,
    await roundOf(),
  );
  expect((await ana.remove(domain.id)).status).toBe(204);
  second.resolve();
  expect(await last).toBeNull();
  expect(await fixture.partOf("tarde.example")).toBeNull();
});

test("two nodes that look for two accounts at once give the name to one, with one part on disk", async () => {
  const { platform, services } = fixture.server.running;
  for (let round = 0; round < 8; round++) {
    const name = `corrida-${round}.example`;
    const [first, second] = [(await ana.connect(name)).json(), (await bia.connect(name)).json()];
    fixture.enter(round % 2 === 0 ? first : second);
    await Promise.all([
      verifyDomain(platform, services, wholeAccount(ana.accountId), first.id),
      verifyDomain(platform, services, wholeAccount(bia.accountId), second.id),
      (await anotherNode()).lookAtDomain(platform, services, first.id, 1),
      (await anotherNode()).lookAtDomain(platform, services, second.id, 1),
    ]);
    const states = [(await ana.get(first.id)).state, (await bia.get(second.id)).state];
    expect(states).toEqual(round % 2 === 0 ? ["completed", "pending"] : ["pending", "completed"]);
    expect(JSON.parse((await platform.storage.get(hostKey(name)))?.toString() ?? "null")).toMatchObject({
      site: round % 2 === 0 ? "loja" : "outra",
    });
  }
  const { rows } = await platform.database.queries.execute(
    sql`SELECT state, count(*)::int AS count FROM jobs WHERE state = 'dead' GROUP BY state`,
  );
  expect(rows).toEqual([]);
});

test("with a clock that was set back, looks go on and domains can be asked for", async () => {
  const { platform, services } = fixture.server.running;
  const domain = (await ana.connect("relogio.example")).json();
  await expect.poll(async () => (await ana.get(domain.id)).state).toBe("pending");
  const before = { ...platform, clock: { ...systemClock, now: () => Date.now() - 40 * 86_400_000 } };
  const row = await verifyDomain(before, services, wholeAccount(ana.accountId), domain.id);
  expect([row.state, (row.nextCheckAt?.getTime() ?? 0) - (row.checkedAt?.getTime() ?? 0)]).toEqual(["pending", 20_000]);
  fixture.enter(domain);
  expect((await ana.verify(domain.id)).state).toBe("completed");
  expect(await fixture.partOf("relogio.example")).toMatchObject({ site: "loja" });
});
