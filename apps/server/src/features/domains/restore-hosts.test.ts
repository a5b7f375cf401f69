import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hostKey } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Queries } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { bytesOf, makeHostParts } from "./host-part.ts";
import { restoreHosts } from "./restore-hosts.ts";
import { type DomainsFixture, domainsFixture } from "./testing/domains-fixture.ts";

let fixture: DomainsFixture;
beforeAll(async () => {
  fixture = await domainsFixture();
});
afterAll(() => fixture.stop());

const DOMAINS = 2_000;
/** Each batch of 500 asks for its domains, what is served, rules, sites and certificates, and then for what its files are of. */
const MOST_QUESTIONS = 60;

/** The same platform, with each question to the database counted. */
function counting(platform: Platform): { readonly platform: Platform; readonly asked: () => number } {
  let asked = 0;
  const queries = new Proxy(platform.database.queries, {
    get(target, name) {
      if (name === "select") asked++;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  }) as Queries;
  const database = new Proxy(platform.database, {
    get: (target, name) => (name === "queries" ? queries : Reflect.get(target, name)),
  });
  return { platform: { ...platform, database }, asked: () => asked };
}

test("two thousand domains are looked through by a few questions, and what is wrong of them is made right", {
  timeout: 120_000,
}, async () => {
  const { accountId, siteId } = await fixture.newOwner("muitas");
  const { platform } = fixture.server.running;
  const other = sql`json_build_array(json_build_object('purpose', 'otherForm', 'state', 'right', 'host', 'www.d' || n || '.example'))`;
  await platform.database.queries.execute(sql`
    INSERT INTO domains (id, account_id, site_id, name, purpose, token, owned_at, zone, is_forbidden, state, completed_at,
      has_certificate, records, nameservers, attempts, round, asked_at, created_at)
    SELECT 'dom_' || lpad(n::text, 26, '0'), ${accountId}, ${siteId}, 'd' || n || '.example', 'pages', 't', now(), 'd' || n || '.example',
      false, 'completed', now(), false, ${other}, '[]', 0, 0, now(), now() FROM generate_series(1, ${DOMAINS}) n`);
  const names = Array.from({ length: DOMAINS }, (_, at) => `d${at + 1}.example`);
  const parts = await makeHostParts(
    platform,
    names.flatMap((name) => [name, `www.${name}`]),
  );
  expect(parts.size).toBe(2 * DOMAINS);
  expect(parts.get("www.d7.example")).toMatchObject({ site: "muitas", leadsTo: "http://d7.example" });
  const fileOf = (host: string) => join(fixture.server.dataFolder, "storage", hostKey(host));
  await mkdir(dirname(fileOf("d1.example")), { recursive: true });
  await Promise.all([...parts].map(([host, part]) => writeFile(fileOf(host), bytesOf(part))));
  await platform.storage.remove(hostKey("d3.example"));
  await platform.storage.put(hostKey("www.d1999.example"), Buffer.from("{}"));
  await platform.storage.put(hostKey("ninguem.example"), Buffer.from(JSON.stringify(parts.get("d1.example"))));

  const counted = counting(platform);
  await restoreHosts(counted.platform);
  expect(counted.asked()).toBeLessThan(MOST_QUESTIONS);
  expect(counted.asked()).toBeGreaterThan(5);
  expect([await fixture.partOf("d3.example"), await fixture.partOf("www.d1999.example")]).toEqual([
    parts.get("d3.example"),
    parts.get("www.d1999.example"),
  ]);
  expect(await fixture.partOf("ninguem.example")).toBeNull();
  expect(await fixture.partOf("d2000.example")).toEqual(parts.get("d2000.example"));
});
