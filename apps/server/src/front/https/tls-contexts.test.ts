import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect as connectTls, createServer, type SecureContext } from "node:tls";
import { certificateKey, type HostPart, hostKey } from "@vitrine/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hostDirectory } from "../../hosting/sites/host-directory.ts";
import { readConfig } from "../../platform/config.ts";
import { secretsUnder } from "../../platform/secrets.ts";
import { folderStorage } from "../../platform/storage/folder-storage.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { platformNames } from "../platform-names.ts";
import { certificateDirectory } from "./certificate-directory.ts";
import { certificateFile, makeCertificate } from "./testing/make-certificate.ts";
import { type TlsContexts, tlsContexts } from "./tls-contexts.ts";

const MOST = 3;
const secrets = secretsUnder(randomBytes(32));
let folder: string;
let storage: Storage;
let reads: string[];
let contexts: TlsContexts;
let isSealedAway: boolean;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-contexts-"));
  const real = await folderStorage(folder, "app");
  reads = [];
  isSealedAway = false;
  storage = {
    ...real,
    get(key) {
      reads.push(key);
      return real.get(key);
    },
  };
  const [log, now] = [() => undefined, () => 1_000_000];
  contexts = tlsContexts({
    ...{ storage, log, now, ticketKeys: randomBytes(48), most: MOST },
    certificates: certificateDirectory({
      ...{ storage, log, now },
      hosts: hostDirectory(storage, log, now),
      names: platformNames(readConfig({})),
    }),
    secrets() {
      if (isSealedAway) throw new Error("there is no key yet");
      return secrets;
    },
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function putSecureHost(host: string): Promise<void> {
  const file = certificateFile(makeCertificate([host]), [host], secrets);
  const part: HostPart = { schema: 2, host, site: "a", leadsTo: null, certificate: file.name };
  await storage.put(certificateKey(file.name), Buffer.from(JSON.stringify(file.part)));
  await storage.put(hostKey(host), Buffer.from(JSON.stringify(part)));
}

/** The name that a connection is shown under a context. */
async function shown(context: SecureContext | null): Promise<string> {
  const server = createServer({ SNICallback: (_name, done) => done(null, context ?? undefined) }, (socket) =>
    socket.on("error", () => undefined),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const name = await new Promise<string>((resolve, reject) => {
    const client = connectTls({ host: "127.0.0.1", port, servername: "any.example", rejectUnauthorized: false }, () => {
      resolve(client.getPeerCertificate().subject.CN as string);
      client.destroy();
    });
    client.on("error", reject);
  });
  server.close();
  return name;
}

test("a context is made once for all who ask while it is, and is at hand from then on", async () => {
  await putSecureHost("a.com");
  const [first, ...others] = await Promise.all(Array.from({ length: 50 }, () => contexts.find("a.com")));
  expect(await shown(first ?? null)).toBe("a.com");
  expect(others.every((context) => context === first)).toBe(true);
  expect(contexts.find("a.com")).toBe(first);
  expect(reads).toHaveLength(2);
});

test("more names than there is room for are all served, each under its own certificate, again and again", async () => {
  const names = Array.from({ length: 3 * MOST }, (_, i) => `n${i}.com`);
  for (const name of names) await putSecureHost(name);
  for (const name of [...names, ...names.toReversed(), ...names]) expect(await shown(await contexts.find(name)), name).toBe(name);
});

test("a label under the domain of sites may have one as well, and the platform's own names none", async () => {
  await putSecureHost("loja");
  await putSecureHost("localhost");
  await putSecureHost("uploads");
  expect(await shown(await contexts.find("loja.localhost"))).toBe("loja");
  for (const name of ["localhost", "uploads.localhost", "nada.localhost", "a.loja.localhost"])
    expect(await contexts.find(name), name).toBeNull();
});

test("a key that is not there yet is no reason to refuse the next connection", async () => {
  await putSecureHost("a.com");
  isSealedAway = true;
  await expect(Promise.resolve(contexts.find("a.com"))).rejects.toThrow("there is no key yet");
  isSealedAway = false;
  expect(await shown(await contexts.find("a.com"))).toBe("a.com");
});
