import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openResolver, type Resolver } from "../../../../platform/dns/resolver.ts";
import { caa, cname, type DnsAnswerer, dnsAnswerer, ns } from "../../../../platform/dns/testing/dns-answerer.ts";
import { lookAtWildcard } from "./look-at-wildcard.ts";
import { platformWildcard } from "./platform-wildcard.ts";

const ZONE = "acme.vitrine.example";
const SITES = "sites.example";
const ASKED = `_acme-challenge.${SITES}`;

let names: DnsAnswerer;
let resolver: Resolver;
beforeAll(async () => {
  names = await dnsAnswerer();
  resolver = openResolver({ servers: [{ address: "127.0.0.1", port: names.port }], patienceMs: 500 });
});
afterAll(() => names.stop());
beforeEach(() => {
  names.entries.clear();
  names.entries.set(`NS ${ZONE}`, [ns(ZONE, `ns.${ZONE}`)]);
  names.entries.set(`CNAME ${ASKED}`, [cname(ASKED, `sites.${ZONE}`)]);
});

function look(zone = ZONE, acme = { caaIdentities: async () => ["letsencrypt.org"] }) {
  const wildcard = platformWildcard({ acmeDns: { zone, port: 53 }, httpsPort: 443, sitesDomain: `${SITES}:8080` });
  if (!wildcard) throw new Error("there is to be one");
  return lookAtWildcard({ resolver, acme, zone, signal: new AbortController().signal }, wildcard);
}

test("it can be made once authorities are led into the zone, and the zone is there", async () => {
  expect(await look()).toBe("ready");
  names.entries.set(`CNAME ${ASKED}`, [cname(ASKED, `other.${ZONE}`)]);
  expect(await look()).toBe("entry_missing");
  names.entries.delete(`CNAME ${ASKED}`);
  expect(await look()).toBe("entry_missing");
  names.entries.set(`CNAME ${ASKED}`, { code: 2 });
  expect(await look()).toBe("unanswered");
  names.entries.set(`CNAME ${ASKED}`, [cname(ASKED, `sites.${ZONE}`)]);
  names.entries.set(`NS ${ZONE}`, { code: 2 });
  expect(await look()).toBe("unanswered");
  names.entries.delete(`NS ${ZONE}`);
  expect(await look()).toBe("zone_missing");
});

test("a zone that is the very name needs no entry", async () => {
  names.entries.delete(`CNAME ${ASKED}`);
  expect(await look(ASKED)).toBe("zone_missing");
  names.entries.set(`NS ${ASKED}`, [ns(ASKED, `ns.${ASKED}`)]);
  expect(await look(ASKED)).toBe("ready");
});

test("CAA entries count, those for wildcards too", async () => {
  const set = (...entries: Parameters<typeof caa>[]) =>
    names.entries.set(
      `CAA ${SITES}`,
      entries.map((entry) => caa(...entry)),
    );
  set([SITES, "issue", "other.example"]);
  expect(await look()).toBe("forbidden");
  expect(await look(ZONE, { caaIdentities: async () => [] }), "who does not say its name says what it finds").toBe("ready");
  set([SITES, "issue", "letsencrypt.org"]);
  expect(await look()).toBe("ready");
  set([SITES, "issue", "letsencrypt.org"], [SITES, "issuewild", ";"]);
  expect(await look()).toBe("forbidden");
  set([SITES, "issuewild", "letsencrypt.org"]);
  expect(await look()).toBe("ready");
});

test("there is to be none without a zone, without HTTPS here, or for names that nobody else knows", () => {
  const acmeDns = { zone: ZONE, port: 53 };
  expect(platformWildcard({ acmeDns: null, httpsPort: 443, sitesDomain: SITES })).toBeNull();
  expect(platformWildcard({ acmeDns, httpsPort: undefined, sitesDomain: SITES })).toBeNull();
  for (const sitesDomain of ["localhost:3000", "sites.localhost"]) {
    expect(platformWildcard({ acmeDns, httpsPort: 443, sitesDomain }), sitesDomain).toBeNull();
  }
});
