import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { CERTIFICATE_KEY_PURPOSE, certificateKey, certificatePart, hostKey, hostPart } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { tlsChallenges } from "../../../front/https/tls-challenges.ts";
import { knownSecrets } from "../../../platform/secrets.ts";
import { folderStorage } from "../../../platform/storage/folder-storage.ts";
import type { Storage } from "../../../platform/storage/storage.ts";
import { databaseFixture } from "../../../testing/database-fixture.ts";
import { freePort } from "../../../testing/send.ts";
import { testBuild } from "../../../testing/test-build.ts";
import { findCertificate } from "./certificate-store.ts";
import { certificateNode } from "./testing/certificate-node.ts";
import { CHALLENGE_SETTINGS, challengeTexts } from "./testing/challenge-texts.ts";
import { killOrders } from "./testing/kill-orders.ts";
import { pebbleProgram } from "./testing/pebble-program.ts";
import { startPebble } from "./testing/start-pebble.ts";
import { tidyCertificates } from "./tidy-certificates.ts";

const program = pebbleProgram();
const DAY_MS = 86_400_000;

/** A port where authorities find what a data folder has for them within TLS. */
async function answerWithinTls(dataFolder: string, storage: Storage): Promise<number> {
  const secrets = () => knownSecrets({ secret: undefined, dataFolder });
  const options = { storage, secrets, log: () => undefined, now: Date.now, patience: 5_000 };
  // Nobody tells this process what the others write: it remembers nothing.
  const server = createServer((socket) => tlsChallenges(options).answer(socket)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test.skipIf(program === null).for([
  { way: "HTTP", kills: 6, mostRequests: 30, failed: 0 },
  // Each host is looked at by HTTP first, where nobody answers.
  { way: "TLS", kills: 4, mostRequests: 60, failed: 1 },
  // Nobody would be reached by HTTP: visitors are elsewhere.
  { way: "DNS", kills: 3, mostRequests: 30, failed: 0 },
] as const)(
  "processes killed at any moment of their orders leave one order a host, and a certificate in the end: over $way",
  { timeout: 300_000 },
  async ({ way, kills, mostRequests, failed }) => {
    if (program === null) return;
    const fixture = await databaseFixture();
    onTestFinished(() => fixture.remove());
    const { dataFolder, databaseUrl } = fixture;
    const storage = await folderStorage(`${dataFolder}/storage`, "front");
    const httpsPort = way === "TLS" ? await answerWithinTls(dataFolder, storage) : undefined;
    const pebble = await startPebble(program, {
      ...(way === "HTTP" ? {} : { http: await freePort() }),
      ...(httpsPort === undefined ? {} : { tls: httpsPort }),
    });
    onTestFinished(() => pebble.stop());
    pebble.files.from = storage;
    pebble.names.texts = challengeTexts(storage);
    const ahead = way === "DNS" ? { isAhead: true, env: CHALLENGE_SETTINGS } : {};
    const served = { ...(httpsPort === undefined ? {} : { httpsPort }), ...ahead };
    const settings = { dataFolder, databaseUrl, directory: pebble.directory, extraCa: pebble.extraCa, ...served };
    const buildFolder = new URL("./", testBuild.databaseWorker).href;
    const lives = { settings: { ...settings, buildFolder }, kills, hostsEach: 4, mostRequests, pebble };
    const { hosts, cutOff, whole } = await killOrders(lives);
    expect(whole).toBe(1);
    expect(cutOff).toBeGreaterThan(kills);

    const node = await certificateNode({ ...settings, build: testBuild });
    onTestFinished(() => node.stop());
    const { platform, authority, clock } = node;
    const { signal } = new AbortController();
    const signer = await authority.signer(signal);
    const orders = await Promise.all(
      (await authority.acme.listOrders(signer, signal)).map((url) => authority.acme.order(signer, url, signal)),
    );
    // Those that came to nothing are listed no more.
    const ordered = orders.flatMap(({ value }) => value.identifiers.map((identifier) => identifier.value));
    expect(ordered.sort()).toEqual([...hosts].sort());
    expect(orders.filter(({ value }) => value.status !== "valid")).toEqual([]);
    expect(pebble.ordersTaken()).toBe(hosts.length * (1 + failed));
    // One is noted before it is asked for: again, where the authority had not taken it when its process was killed.
    const { rows } = await platform.database.queries.execute<{ host: string; made: number }>(
      sql`SELECT host, count(*)::int AS made FROM certificate_orders GROUP BY host`,
    );
    expect(rows.filter(({ made }) => made < 1 + failed)).toEqual([]);
    expect(rows).toHaveLength(hosts.length);

    const names: string[] = [];
    for (const host of hosts) {
      const row = await findCertificate(platform.database.queries, host);
      expect(row).toMatchObject({ run: null, problem: null, failures: 0, orderSince: null, orderUrl: null, orderKey: null });
      const part = hostPart.parse(JSON.parse(String(await storage.get(hostKey(host)))));
      expect(part.certificate).toBe(row?.name);
      const file = certificatePart.parse(JSON.parse(String(await storage.get(certificateKey(row?.name ?? "")))));
      expect(platform.secrets.open(file.sealedKey, CERTIFICATE_KEY_PURPOSE)).toContain("PRIVATE KEY");
      names.push(certificateKey(row?.name ?? ""));
    }
    // Nothing else is left a day later: no file that nobody names, no challenge.
    clock.pass(DAY_MS + 3_600_000);
    await tidyCertificates(platform);
    expect((await Array.fromAsync(platform.storage.list("certificates/"))).sort()).toEqual(names.sort());
    for (const folder of ["challenges/", "tls-challenges/", "dns-challenges/"])
      expect(await Array.fromAsync(platform.storage.list(folder))).toEqual([]);
  },
);
