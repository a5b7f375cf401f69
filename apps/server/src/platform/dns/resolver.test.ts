import { createSocket } from "node:dgram";
import { encode, RECURSION_AVAILABLE } from "dns-packet";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findZone } from "./find-zone.ts";
import { nameServers } from "./name-servers.ts";
import { openResolver, type Resolver } from "./resolver.ts";
import { a, aaaa, caa, cname, type DnsAnswerer, dnsAnswerer, ns, txt } from "./testing/dns-answerer.ts";

let names: DnsAnswerer;
let resolver: Resolver;
beforeAll(async () => {
  names = await dnsAnswerer();
  resolver = openResolver({ servers: [{ address: "127.0.0.1", port: names.port }], patienceMs: 150 });
});
beforeEach(() => {
  names.entries.clear();
  names.asked.length = 0;
});
afterAll(() => names.stop());

const NOTHING = { records: [], aliases: [] };

describe("an answer", () => {
  test("of each type is read", async () => {
    const host = "all.example";
    names.entries.set(`A ${host}`, [a(host, "192.0.2.1"), a(host, "192.0.2.2")]);
    names.entries.set(`AAAA ${host}`, [aaaa(host, "2001:0db8:0::1")]);
    names.entries.set(`TXT ${host}`, [txt(host, "in two ", "pieces"), txt(host, "steers\u202e\u0000")]);
    names.entries.set(`NS ${host}`, [ns(host, "NS1.Example")]);
    names.entries.set(`CAA ${host}`, [caa(host, "issue", "ca.example; policy=x", 128)]);
    expect(await resolver.ask(host, "A")).toEqual({ outcome: "found", records: ["192.0.2.1", "192.0.2.2"], aliases: [] });
    expect((await resolver.ask(host, "AAAA")).records).toEqual(["2001:db8::1"]);
    expect((await resolver.ask(host, "TXT")).records).toEqual(["in two pieces", "steers\ufffd\ufffd"]);
    expect((await resolver.ask(host, "NS")).records).toEqual(["ns1.example"]);
    expect((await resolver.ask(host, "CAA")).records).toEqual([{ isCritical: true, tag: "issue", value: "ca.example; policy=x" }]);
    expect(await resolver.ask(host, "CNAME")).toEqual({ outcome: "none", ...NOTHING });
    expect(await resolver.ask("none.example", "A")).toEqual({ outcome: "no_name", ...NOTHING });
  });

  test("that does not fit comes by TCP", async () => {
    names.entries.set("TXT long.example", {
      isCut: true,
      answers: [txt("long.example", "x".repeat(250), "y".repeat(250), "z".repeat(250))],
    });
    const { outcome, records } = await resolver.ask("long.example", "TXT");
    expect([outcome, records[0]?.length]).toEqual(["found", 500]);
    expect(names.asked).toEqual(["udp TXT long.example", "tcp TXT long.example"]);
  });

  test("is followed where names lead on, also to names that come in another answer", async () => {
    names.entries.set("CNAME www.example", [cname("www.example", "Shop.Example"), cname("shop.example", "far.example")]);
    names.entries.set("A far.example", [a("far.example", "192.0.2.3")]);
    expect(await resolver.ask("www.example", "A")).toEqual({
      ...{ outcome: "found", records: ["192.0.2.3"] },
      aliases: ["shop.example", "far.example"],
    });
    expect((await resolver.ask("www.example", "CNAME")).records).toEqual(["shop.example"]);
    names.entries.set("CNAME lost.example", [cname("lost.example", "nowhere.example")]);
    expect(await resolver.ask("lost.example", "A")).toEqual({ outcome: "no_name", records: [], aliases: ["nowhere.example"] });
  });

  test.each([
    ["in a circle", [cname("one.example", "two.example"), cname("two.example", "one.example")]],
    ["to itself", [cname("one.example", "one.example")]],
    ["without an end", Array.from({ length: 30 }, (_, at) => cname(at === 0 ? "one.example" : `n${at}.example`, `n${at + 1}.example`))],
  ])("that leads %s fails", async (_case, answers) => {
    names.entries.set("CNAME one.example", answers);
    expect((await resolver.ask("one.example", "A")).outcome).toBe("failed");
  });
});

describe("no answer", () => {
  test.each([
    ["SERVFAIL", 2],
    ["REFUSED", 5],
    ["a code nobody knows", 15],
  ])("of a server that says %s is a failure", async (_name, code) => {
    names.entries.set("A bad.example", { code });
    expect(await resolver.ask("bad.example", "A")).toEqual({ outcome: "failed", ...NOTHING });
  });

  test("but without a look at DNSSEC says that this is broken", async () => {
    names.entries.set("A bogus.example", {
      replies: (query) => {
        const packet = { type: "response", id: query.id ?? 0, questions: query.questions ?? [] } as const;
        return [
          encode({
            ...packet,
            flags: query.flag_cd ? RECURSION_AVAILABLE : 2,
            answers: query.flag_cd ? [a("bogus.example", "192.0.2.4")] : [],
          }),
        ];
      },
    });
    expect(await resolver.ask("bogus.example", "A")).toEqual({ outcome: "broken", ...NOTHING });
  });

  test("in time is silence, after a second try", async () => {
    names.entries.set("A quiet.example", "silent");
    expect(await resolver.ask("quiet.example", "A")).toEqual({ outcome: "silent", ...NOTHING });
    expect(names.asked).toHaveLength(2);
    const ended = await resolver.ask("quiet.example", "A", AbortSignal.timeout(20));
    expect(ended.outcome).toBe("silent");
  });

  test("of one server has the next one asked", async () => {
    const silent = createSocket("udp4");
    await new Promise<void>((resolve) => silent.bind(0, "127.0.0.1", resolve));
    const servers = [silent.address().port, 1, names.port].map((port) => ({ address: "127.0.0.1", port }));
    names.entries.set("A late.example", [a("late.example", "192.0.2.5")]);
    const reply = await openResolver({ servers, patienceMs: 100 }).ask("late.example", "A");
    expect(reply.records).toEqual(["192.0.2.5"]);
    silent.close();
  });

  test("is had where there is nobody to ask", async () => {
    expect((await openResolver({ servers: [] }).ask("any.example", "A")).outcome).toBe("silent");
  });
});

describe("what strangers send", () => {
  const right = (query: { id?: number | undefined; questions?: unknown }, change: object = {}) =>
    encode({
      type: "response",
      id: query.id ?? 0,
      flags: RECURSION_AVAILABLE,
      questions: query.questions as [],
      answers: [a("true.example", "192.0.2.6")],
      ...change,
    });
  const forged = [a("true.example", "198.51.100.66")];

  test("is not taken for the answer, whatever it guesses", async () => {
    names.entries.set("A true.example", {
      replies: (query) => [
        right(query, { id: ((query.id ?? 0) + 1) % 65_536, answers: forged }),
        right(query, { questions: [{ type: "A", name: "other.example" }], answers: forged }),
        right(query, { questions: [{ type: "AAAA", name: query.questions?.[0]?.name ?? "" }], answers: forged }),
        right(query, { type: "query", answers: forged }),
        right(query, { questions: [], answers: forged }),
        Buffer.from("nonsense"),
        Buffer.alloc(0),
        right(query).subarray(0, 20),
        right(query),
      ],
    });
    expect((await resolver.ask("true.example", "A")).records).toEqual(["192.0.2.6"]);
  });

  test("with the letters in another case has to come by TCP as well", async () => {
    const name = "letters-in-their-case.example";
    names.entries.set(`A ${name}`, {
      replies: (query) => [right(query, { questions: [{ type: "A", name }], answers: [a(name, "192.0.2.7")] })],
    });
    expect((await resolver.ask(name, "A")).records).toEqual(["192.0.2.7"]);
    expect(names.asked.map((line) => line.slice(0, 3))).toEqual(["udp", "tcp"]);
  });

  test("is cut where it has no end", async () => {
    const answers = Array.from({ length: 2_000 }, (_, at) => a("many.example", `10.0.${at >> 8}.${at & 255}`));
    names.entries.set("A many.example", { isCut: true, answers });
    expect((await resolver.ask("many.example", "A")).records).toHaveLength(100);
  });
});

test("a zone is found at the name itself or above it, and no further than where it ends", async () => {
  names.entries.set("NS shop.example", [ns("shop.example", "ns2.dns.example"), ns("shop.example", "ns1.dns.example")]);
  names.entries.set("NS example", [ns("example", "root.example")]);
  const zone = { name: "shop.example", nameservers: ["ns1.dns.example", "ns2.dns.example"] };
  expect(await findZone(resolver, "a.b.shop.example", "shop.example")).toEqual({ zone });
  expect(await findZone(resolver, "shop.example", "shop.example")).toEqual({ zone });
  expect(await findZone(resolver, "www.free.example", "free.example")).toEqual({ zone: null, outcome: "no_name" });
});

test("servers are named by address and port, and anything else is refused", () => {
  expect(nameServers(["192.0.2.1", "127.0.0.1:5353", "2001:db8::1", "[::1]:53"])).toEqual([
    { address: "192.0.2.1", port: 53 },
    { address: "127.0.0.1", port: 5353 },
    { address: "2001:db8::1", port: 53 },
    { address: "::1", port: 53 },
  ]);
  for (const wrong of ["dns.example", "192.0.2.1:0", "192.0.2.1:70000", "1.2.3", "[::1", "192.0.2.1:"])
    expect(() => nameServers([wrong])).toThrow("VITRINE_DNS_SERVERS");
  expect(Array.isArray(nameServers([]))).toBe(true);
});
