import { createSocket } from "node:dgram";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dnsChallengeKey } from "@vitrine/contract";
import { decode, encode } from "dns-packet";
import { expect, onTestFinished, test } from "vitest";
import { openResolver } from "../../platform/dns/resolver.ts";
import { contentHash } from "../../platform/storage/content-hash.ts";
import { folderStorage } from "../../platform/storage/folder-storage.ts";
import { challengeZone } from "./challenge-zone.ts";
import { type DnsLimits, listenDns } from "./listen-dns.ts";

const ZONE = "acme.vitrine.example";
const NAME = `${"a1".repeat(16)}.${ZONE}`;

async function zoneOnDisk(limits: Partial<DnsLimits> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-dns-zone-"));
  const storage = await folderStorage(folder, "front");
  const clock = { now: 1_000_000 };
  const options = { storage, log: () => undefined, now: () => clock.now };
  const zone = challengeZone({ ...options, settings: { zone: ZONE, port: 0 }, addresses: ["203.0.113.7"] });
  const server = await listenDns({ ...options, zone, host: "127.0.0.1", port: 0, limits });
  onTestFinished(async () => {
    await server.stop(0);
    await rm(folder, { recursive: true, force: true });
  });
  const resolver = openResolver({ servers: [{ address: "127.0.0.1", port: server.port }], patienceMs: 2_000 });
  const show = (name: string, value: string) =>
    storage.put(dnsChallengeKey(contentHash(name)), Buffer.from(JSON.stringify({ schema: 2, host: "a.example", name, value })));
  const hide = (name: string) => storage.remove(dnsChallengeKey(contentHash(name)));
  return { server, resolver, storage, clock, show, hide };
}

const query = (name: string): Buffer => encode({ type: "query", id: 7, questions: [{ type: "TXT", name }] });

function framed(bytes: Buffer): Buffer {
  const head = Buffer.alloc(2);
  head.writeUInt16BE(bytes.length);
  return Buffer.concat([head, bytes]);
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return socket;
}

test("a challenge is answered as soon as it is on disk, and no more once it has gone", async () => {
  const { resolver, show, hide } = await zoneOnDisk();
  expect((await resolver.ask(NAME, "TXT")).outcome).toBe("no_name");
  await show(NAME, "first");
  expect(await resolver.ask(NAME, "TXT")).toMatchObject({ outcome: "found", records: ["first"] });
  await show(NAME, "second");
  expect((await resolver.ask(NAME, "TXT")).records).toEqual(["second"]);
  await hide(NAME);
  expect((await resolver.ask(NAME, "TXT")).outcome).toBe("no_name");
  await show(ZONE, "at its top");
  expect((await resolver.ask(ZONE, "TXT")).records).toEqual(["at its top"]);
  expect((await resolver.ask("a.example", "A")).outcome).toBe("failed");
});

test("what lies under a name of another, or is no part, is never shown; nothing is looked up for other names", async () => {
  const { resolver, storage } = await zoneOnDisk();
  const other = JSON.stringify({ schema: 2, host: "a.example", name: `other.${ZONE}`, value: "secret" });
  await storage.put(dnsChallengeKey(contentHash(NAME)), Buffer.from(other));
  expect((await resolver.ask(NAME, "TXT")).outcome).toBe("no_name");
  const broken = `${"b2".repeat(16)}.${ZONE}`;
  await storage.put(dnsChallengeKey(contentHash(broken)), Buffer.from("{"));
  expect((await resolver.ask(broken, "TXT")).outcome).toBe("failed");
  const plain = `www.${ZONE}`;
  await storage.put(dnsChallengeKey(contentHash(plain)), Buffer.from(other.replace(`other.${ZONE}`, plain)));
  expect((await resolver.ask(plain, "TXT")).outcome).toBe("no_name");
});

test("one network is sent to TCP and then told nothing, until the next second", async () => {
  const { server, clock } = await zoneOnDisk({ each: 2, eachInAll: 4 });
  const socket = createSocket("udp4");
  onTestFinished(() => void socket.close());
  const heard: boolean[] = [];
  socket.on("message", (bytes) => heard.push(decode(bytes).flag_tc));
  socket.connect(server.port, "127.0.0.1");
  await once(socket, "connect");
  for (let asked = 0; asked < 8; asked++) socket.send(query(NAME));
  await expect.poll(() => heard.length).toBe(4);
  clock.now += 1_000;
  socket.send(query(NAME));
  await expect.poll(() => heard.length).toBe(5);
  // Those that are short are made sooner.
  expect(heard.filter(Boolean)).toHaveLength(2);
  expect(heard.at(-1)).toBe(false);
});

test("over TCP several questions are answered in a row, in whatever pieces they come; what is none ends it", async () => {
  const { server, show } = await zoneOnDisk();
  await show(NAME, "there");
  const socket = await connected(server.port);
  let came = Buffer.alloc(0);
  socket.on("data", (piece: Buffer) => {
    came = Buffer.concat([came, piece]);
  });
  const both = Buffer.concat([framed(query(NAME)), framed(query(NAME))]);
  for (const byte of both) socket.write(Buffer.from([byte]));
  const length = () => (came.length < 2 ? Number.POSITIVE_INFINITY : came.readUInt16BE(0) + 2);
  await expect.poll(() => came.length >= 2 * length()).toBe(true);
  const [first] = decode(came.subarray(2, length())).answers ?? [];
  expect(first?.type === "TXT" && String(first.data)).toBe("there");
  const closed = once(socket, "close");
  socket.write(framed(Buffer.from("nonsense")));
  await closed;
  for (const hostile of [Buffer.from([0xff, 0xff]), framed(Buffer.alloc(0))]) {
    const other = await connected(server.port);
    const over = once(other, "close");
    other.write(hostile);
    await over;
  }
});

test("connections are few a network, and none stands for long", async () => {
  const { server } = await zoneOnDisk({ connectionsEach: 2, connectionMs: 150 });
  const kept = [await connected(server.port), await connected(server.port)];
  const third = await connected(server.port);
  await once(third, "close");
  await Promise.all(kept.map((socket) => (socket.destroyed ? undefined : once(socket, "close"))));
  const later = await connected(server.port);
  later.write(framed(query(NAME)));
  expect((await once(later, "data")).length).toBeGreaterThan(0);
});
