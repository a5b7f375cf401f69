import { createSocket } from "node:dgram";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LocalAuthority, localAuthority } from "../../platform/acme/testing/local-authority.ts";
import { freePort } from "../../testing/send.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { ADDRESS, SITES_DOMAIN } from "./testing/domains-fixture.ts";
import { hasNameServers, type NameServers, startNameServers } from "./testing/start-name-servers.ts";

/** Each domain, the entries that it is given beside the right ones, and what is to be said of it. */
const CASES: Readonly<
  Record<
    string,
    {
      readonly entries?: (token: string) => readonly string[];
      readonly signed?: "well" | "badly";
      readonly problems: Readonly<Record<string, string>>;
    }
  >
> = {
  "right.example": { entries: (token) => [`_vitrine TXT "${token}"`, `@ A ${ADDRESS}`, `www CNAME loja.${SITES_DOMAIN}.`], problems: {} },
  "signed.example": { entries: (token) => [`_vitrine TXT "${token}"`, `@ A ${ADDRESS}`], signed: "well", problems: {} },
  "empty.example": { entries: () => [], problems: { TXT: "record_missing", A: "record_missing" } },
  "loja.alias.example": {
    entries: (token) => [`_vitrine.loja TXT "${token}"`, "loja CNAME elsewhere.empty.example."],
    problems: { CNAME: "cname_wrong" },
  },
  "twice.example": {
    entries: (token) => [`_vitrine TXT "${token}"`, `@ A ${ADDRESS}`, "@ A 198.51.100.9"],
    problems: { A: "address_conflict" },
  },
  "private.example": { entries: (token) => [`_vitrine TXT "${token}"`, "@ A 10.1.2.3"], problems: { A: "address_private" } },
  "authority.example": {
    entries: (token) => [`_vitrine TXT "${token}"`, `@ A ${ADDRESS}`, '@ CAA 0 issue "other-ca.example"'],
    problems: { CAA: "caa_required" },
  },
  "foreign.example": {
    entries: () => [`_vitrine TXT "vitrine-domain=${"a".repeat(22)}"`, `@ A ${ADDRESS}`],
    problems: { TXT: "text_of_another" },
  },
  "broken.example": {
    entries: (token) => [`_vitrine TXT "${token}"`, `@ A ${ADDRESS}`],
    signed: "badly",
    problems: { TXT: "dnssec_broken", A: "dnssec_broken" },
  },
  "nowhere.example": { problems: { TXT: "no_domain", A: "no_domain" } },
  "failing.sample": { problems: { TXT: "servers_failing", A: "servers_failing" } },
  "silent.example": { problems: { TXT: "timed_out", A: "timed_out" } },
};

describe.runIf(hasNameServers())("against Knot DNS and Unbound", () => {
  const silent = createSocket("udp4");
  const ids = new Map<string, string>();
  let authority: LocalAuthority;
  let server: TestServer;
  let servers: NameServers;
  let call: (method: string, path: string, body?: unknown) => Promise<{ json(): ReturnType<typeof JSON.parse> }>;
  beforeAll(async () => {
    const [port, zonePort] = [await freePort(), await freePort()];
    await new Promise<void>((resolve) => silent.bind(0, "127.0.0.1", resolve));
    authority = await localAuthority(["letsencrypt.org"]);
    // It is named, and has no time: no certificate is made or refused here.
    authority.answers.set("/account", () => undefined);
    server = await startTestServer({
      VITRINE_DNS_SERVERS: `127.0.0.1:${port}`,
      VITRINE_PUBLIC_ADDRESSES: ADDRESS,
      VITRINE_SITES_DOMAIN: SITES_DOMAIN,
      VITRINE_ACME_DIRECTORY: authority.directory,
      VITRINE_ACME_CA: authority.extraCa,
    });
    ({ call } = await server.newCaller());
    const { id: siteId } = (await call("POST", "/api/sites", { name: "loja", region: "br" })).json();
    const zones: Record<string, { entries: readonly string[]; signed?: "well" | "badly" }> = { example: { entries: [] } };
    for (const [name, { entries, signed }] of Object.entries(CASES)) {
      const domain = (await call("POST", `/api/sites/${siteId}/domains`, { name })).json();
      ids.set(name, domain.id);
      if (entries) zones[domain.zone] = { entries: entries(domain.records[0].value), ...(signed ? { signed } : {}) };
    }
    // Who is asked about a zone that he does not have refuses, and whoever asks for others can only say that it failed.
    const elsewhere = { "failing.sample": zonePort, "silent.example": silent.address().port };
    servers = await startNameServers({ port, zonePort, zones, elsewhere });
  });
  afterAll(async () => {
    await server?.stop();
    await authority?.stop();
    await servers?.stop();
    silent.close();
  });

  test.each(Object.entries(CASES))("%s", async (name, { problems }) => {
    const shown = (await call("POST", `/api/domains/${ids.get(name)}/verify`)).json();
    const said = shown.records.filter(({ purpose, problem }: { purpose: string; problem?: object }) => purpose !== "otherForm" && problem);
    const codes = said.map(({ type, problem }: { type: string; problem: { code: string } }) => [type, problem.code]);
    expect(Object.fromEntries(codes), JSON.stringify(shown.records)).toEqual(problems);
    expect(shown.state).toBe(codes.length === 0 ? "completed" : "pending");
  });
});
