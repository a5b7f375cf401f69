import { randomBytes } from "node:crypto";
import { decode, encode, type OptAnswer, type Packet, type Question } from "dns-packet";
import fc from "fast-check";
import { expect, test } from "vitest";
import { answerQuery, MOST_FACTOR } from "./answer-query.ts";
import type { ChallengeZone } from "./challenge-zone.ts";

const ZONE = "acme.vitrine.example";
const LABEL = "0123456789abcdef0123456789abcdef";
const TEXT = "x".repeat(43);
const zone: ChallengeZone = {
  ...{ name: ZONE, nameServer: `ns.${ZONE}`, addresses: ["203.0.113.7", "2001:db8::7"] },
  find: (name) => (name === `${LABEL}.${ZONE}` || name === ZONE ? TEXT : null),
};

const EDNS: OptAnswer = {
  ...({ type: "OPT", name: ".", udpPayloadSize: 1_232, extendedRcode: 0, ednsVersion: 0 } as const),
  ...{ flags: 0, flag_do: true, options: [] },
};
/** The library writes it, and its types do not know of it. */
const ANY = "ANY" as Question["type"];

function question(name: string, type: Question["type"], more: Partial<Packet> = {}): Buffer {
  const given = { id: 4_321, flags: 0x0100, questions: [{ type, name, class: "IN" as const }], additionals: [EDNS], ...more };
  return encode({ type: "query", ...given });
}

async function ask(name: string, type: Question["type"], more: Partial<Packet> = {}, transport: "udp" | "tcp" = "tcp") {
  const bytes = await answerQuery(zone, question(name, type, more), transport);
  if (!bytes) return null;
  const packet = decode(bytes);
  return { ...packet, code: (packet.flags ?? 0) & 15, data: (packet.answers ?? []).map((answer) => "data" in answer && answer.data) };
}

test("a challenge is found under its name, however its letters are written, and comes back in the same letters", async () => {
  const spelt = `${LABEL.toUpperCase()}.aCmE.Vitrine.EXAMPLE`;
  const found = await ask(spelt, "TXT", {}, "udp");
  expect(found).toMatchObject({ id: 4_321, code: 0, flag_qr: true, flag_aa: true, flag_rd: true, flag_ra: false, flag_tc: false });
  expect(found?.questions).toMatchObject([{ name: spelt, type: "TXT", class: "IN" }]);
  expect(found?.answers).toMatchObject([{ name: `${LABEL}.${ZONE}`, type: "TXT", ttl: 0 }]);
  expect(String(found?.data[0])).toBe(TEXT);
  expect(found?.additionals).toMatchObject([{ type: "OPT", udpPayloadSize: 1_232 }]);
  expect((await ask(ZONE, "TXT"))?.data.map(String)).toEqual([TEXT]);
  expect((await ask(spelt, "TXT", { additionals: [] }))?.additionals).toEqual([]);
});

test("the zone says who answers for it and where that is, and of everything else that it is not there", async () => {
  expect((await ask(ZONE, "NS"))?.data).toEqual([`ns.${ZONE}`]);
  expect((await ask(ZONE, "SOA"))?.data).toMatchObject([{ mname: `ns.${ZONE}`, rname: `hostmaster.${ZONE}`, minimum: 0 }]);
  expect((await ask(`ns.${ZONE}`, "A"))?.data).toEqual(["203.0.113.7"]);
  expect((await ask(`ns.${ZONE}`, "AAAA"))?.data).toEqual(["2001:db8::7"]);
  for (const [name, type, code] of [
    [`${LABEL}.${ZONE}`, "A", 0],
    [`${LABEL}.${ZONE}`, "CAA", 0],
    [`ns.${ZONE}`, "TXT", 0],
    [ZONE, "A", 0],
    [`${"f".repeat(32)}.${ZONE}`, "TXT", 3],
    [`deeper.${LABEL}.${ZONE}`, "TXT", 3],
  ] as const) {
    const found = await ask(name, type);
    expect([found?.code, found?.answers, found?.authorities?.map((record) => record.type)], `${type} ${name}`).toEqual([code, [], ["SOA"]]);
  }
});

test("nothing else is answered for: other names, transfers, what asks for all there is, other classes", async () => {
  for (const [name, type] of [
    ["vitrine.example", "TXT"],
    ["example.com", "A"],
    [".", "NS"],
    [`x${ZONE}`, "TXT"],
    [ZONE, "AXFR"],
    [ZONE, "IXFR"],
    [ZONE, ANY],
  ] as const) {
    expect([(await ask(name, type))?.code, (await ask(name, type))?.answers], `${type} ${name}`).toEqual([5, []]);
  }
  expect((await ask(ZONE, "TXT", { questions: [{ name: ZONE, type: "TXT", class: "CH" }] }))?.code).toBe(5);
});

test("messages of other kinds are told so, and answers and nonsense nothing", async () => {
  expect((await ask(ZONE, "SOA", { flags: 0x2000 }))?.code).toBe(4);
  const twice = [ZONE, ZONE].map((name) => ({ name, type: "TXT" as const, class: "IN" as const }));
  expect((await ask(ZONE, "TXT", { questions: twice }))?.code).toBe(1);
  const newer = await ask(ZONE, "TXT", { additionals: [{ ...EDNS, ednsVersion: 1 }] });
  expect([newer?.answers, newer?.additionals]).toMatchObject([[], [{ type: "OPT", extendedRcode: 1, ednsVersion: 0 }]]);
  for (const bytes of [
    encode({ type: "response", id: 1, questions: [{ name: ZONE, type: "TXT" }] }),
    Buffer.alloc(0),
    Buffer.from("GET / HTTP/1.1\r\n\r\n"),
    question(ZONE, "TXT").subarray(0, 20),
    Buffer.concat([question(ZONE, "TXT"), Buffer.alloc(1_300)]),
  ]) {
    expect(await answerQuery(zone, bytes, "tcp"), bytes.toString("hex")).toBeNull();
  }
  // A label with a dot in it is not two of them.
  const dotted = question(`x.${ZONE}`, "TXT");
  dotted.writeUInt8(dotted.readUInt8(12) + 1 + dotted.readUInt8(14), 12);
  dotted.write(".", 14);
  expect(decode((await answerQuery(zone, dotted, "tcp")) ?? Buffer.alloc(0)).flags).toBe(0x0105);
});

test("over UDP what would be many times the question is to be asked over TCP, where it comes whole", async () => {
  const short = await ask("NS", "NS", { questions: [{ name: ZONE, type: "SOA", class: "IN" }], additionals: [] }, "udp");
  expect(short).toMatchObject({ code: 0, flag_tc: true, answers: [], authorities: [] });
  const told = decode((await answerQuery(zone, question(`${LABEL}.${ZONE}`, "TXT"), "udp", true)) ?? Buffer.alloc(0));
  expect(told).toMatchObject({ flag_tc: true, answers: [] });
});

test("a fault of the disk is no answer about a challenge", async () => {
  const broken = { ...zone, find: () => Promise.reject(new Error("the disk")) };
  const answer = await answerQuery(broken, question(`${LABEL}.${ZONE}`, "TXT"), "udp");
  expect((decode(answer ?? Buffer.alloc(0)).flags ?? 0) & 15).toBe(2);
});

const names = fc.constantFrom(`${LABEL}.${ZONE}`, ZONE, `ns.${ZONE}`, `${"f".repeat(32)}.${ZONE}`, "example.com", ".", "a.b.c");
const types = fc.constantFrom<Question["type"]>("A", "AAAA", "NS", "SOA", "TXT", "CAA", ANY, "AXFR", "DNSKEY", "DS");

/** Messages as they come, with some of their bytes made others. */
const bent = fc
  .tuple(names, types, fc.boolean(), fc.array(fc.tuple(fc.nat(120), fc.nat(255)), { maxLength: 6 }), fc.nat(80))
  .map(([name, type, isPlain, changes, cut]) => {
    const bytes = Buffer.from(question(name, type, isPlain ? { additionals: [] } : {}));
    for (const [at, to] of changes) if (at < bytes.length) bytes.writeUInt8(to, at);
    return cut < 8 ? bytes.subarray(0, bytes.length - cut) : bytes;
  });

test("whatever comes, nothing is thrown, and no answer over UDP has more than a few times the bytes of what was asked", async () => {
  const check = async (bytes: Buffer): Promise<void> => {
    const [answer, long] = [await answerQuery(zone, bytes, "udp"), await answerQuery(zone, bytes, "tcp")];
    if (answer) {
      expect(answer.length).toBeLessThanOrEqual(MOST_FACTOR * bytes.length);
      expect([answer.readUInt16BE(0), answer.readUInt8(2) & 0x80]).toEqual([bytes.readUInt16BE(0), 0x80]);
      decode(answer);
    }
    expect(long?.length ?? 0).toBeLessThan(700);
  };
  await fc.assert(fc.asyncProperty(bent, check), { numRuns: 2_000 });
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), (bytes) => check(Buffer.from(bytes))),
    { numRuns: 1_000 },
  );
  await check(randomBytes(1_232));
});
