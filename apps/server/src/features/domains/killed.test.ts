import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { hostKey } from "@vitrine/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { a, cname, type DnsAnswerer, dnsAnswerer, ns, txt } from "../../platform/dns/testing/dns-answerer.ts";
import { makeBuiltOwner, startBuiltServer } from "../../testing/built-server.ts";
import { type DatabaseFixture, databaseFixture } from "../../testing/database-fixture.ts";
import { freePort } from "../../testing/send.ts";

let fixture: DatabaseFixture;
let names: DnsAnswerer;
beforeAll(async () => {
  fixture = await databaseFixture();
  names = await dnsAnswerer();
});
afterAll(async () => {
  await names.stop();
  await fixture.remove();
});

const ROUNDS = 3;
const MOST_MS = 40;

test("a domain that was said to be connected leads to its site after any kill, and one that was unlinked does not", {
  timeout: 180_000,
}, async () => {
  const port = await freePort();
  const env = {
    ...fixture.settings(port),
    VITRINE_DNS_SERVERS: names.address,
    VITRINE_PUBLIC_ADDRESSES: "203.0.113.7",
    VITRINE_SITES_DOMAIN: "vitrine-sites.example",
  };
  const { call } = makeBuiltOwner(env);
  const partFile = (host: string) => join(fixture.dataFolder, "storage", hostKey(host));
  let server = await startBuiltServer(env);
  const served = new Set<string>();
  const unlinked = new Set<string>();
  try {
    const { id: siteId } = (await call("POST", "/api/sites", { name: "queda", region: "br" })).json();
    for (let round = 0; round < ROUNDS; round++) {
      const work = (async () => {
        for (let n = 0; ; n++) {
          const name = `d${round}x${n}.example`;
          const domain = (await call("POST", `/api/sites/${siteId}/domains`, { name })).json();
          names.entries.set(`NS ${name}`, [ns(name, "ns1.example")]);
          for (const { type, host, value } of domain.records)
            names.entries.set(`${type} ${host}`, [(type === "TXT" ? txt : type === "A" ? a : cname)(host, value)]);
          const done = (await call("POST", `/api/domains/${domain.id}/verify`)).json();
          if (done.state !== "completed") throw new Error(JSON.stringify(done));
          served.add(name);
          if (n % 2 === 0) continue;
          served.delete(name);
          if ((await call("DELETE", `/api/domains/${domain.id}`)).status === 204) unlinked.add(name);
        }
      })().catch((error: unknown) => {
        if (!(error instanceof Error) || !("code" in error)) throw error;
      });
      const before = served.size;
      while (served.size < before + 3) await Promise.race([work, new Promise((resolve) => setTimeout(resolve, 5))]);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * MOST_MS));
      await Promise.all([server.end("SIGKILL"), work]);
      // What was said to be so is on disk before anything starts again.
      for (const name of served) expect(JSON.parse(await readFile(partFile(name), "utf8"))).toMatchObject({ host: name, site: "queda" });
      for (const name of unlinked) expect(existsSync(partFile(name)), name).toBe(false);
      // A disk that is not the database's gets its files back.
      if (round === ROUNDS - 1) await rm(join(fixture.dataFolder, "storage", "hosts"), { recursive: true });
      server = await startBuiltServer(env);
      await expect.poll(() => [...served].filter((name) => !existsSync(partFile(name)))).toEqual([]);
      for (const name of unlinked) expect(existsSync(partFile(name)), name).toBe(false);
      expect(server.errors()).not.toMatch(/"level":"error"/);
    }
    expect(served.size).toBeGreaterThanOrEqual(3 * ROUNDS);
  } finally {
    await server.end("SIGKILL");
  }
});
