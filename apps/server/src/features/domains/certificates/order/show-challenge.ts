import { createHash } from "node:crypto";
import {
  type ChallengePart,
  challengeKey,
  challengePart,
  type DnsChallengePart,
  dnsChallengeKey,
  dnsChallengePart,
  TLS_CHALLENGE_KEY_PURPOSE,
  type TlsChallengePart,
  tlsChallengeKey,
  tlsChallengePart,
} from "@vitrine/contract";
import { challengeCertificate } from "../../../../platform/acme/challenge-certificate.ts";
import { keyText, newKey } from "../../../../platform/acme/signing-request.ts";
import type { Secrets } from "../../../../platform/secrets.ts";
import { contentHash } from "../../../../platform/storage/content-hash.ts";
import type { Storage } from "../../../../platform/storage/storage.ts";

/** How an authority finds out that a host is ours: a text in the DNS, a file over plain HTTP, or a certificate within TLS. */
export type Way = "dns-01" | "http-01" | "tls-alpn-01";

/** What an authority is to find under a host. */
export interface ShownChallenge {
  readonly way: Way;
  readonly host: string;
  readonly token: string;
  readonly keyAuthorization: string;
  /** The name in the zone of challenges that it is led to; null where it is led nowhere. */
  readonly challengeName: string | null;
}

export interface ShowTools {
  readonly storage: Storage;
  readonly secrets: Pick<Secrets, "seal">;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Shows an authority what it looks for under a host, until what it is shown for is over. */
export async function showChallenge<Result>(
  { storage, secrets, now }: ShowTools,
  challenge: ShownChallenge,
  until: () => Promise<Result>,
): Promise<Result> {
  const { key, part } = fileOf({ secrets, now }, challenge);
  await storage.put(key, Buffer.from(JSON.stringify(part)));
  try {
    return await until();
  } finally {
    await storage.remove(key);
  }
}

interface ChallengeFile {
  readonly key: string;
  readonly part: ChallengePart | TlsChallengePart | DnsChallengePart;
}

function fileOf({ secrets, now }: Pick<ShowTools, "secrets" | "now">, challenge: ShownChallenge): ChallengeFile {
  const { way, host, token, keyAuthorization, challengeName: name } = challenge;
  if (way === "http-01") return { key: challengeKey(contentHash(token)), part: { schema: 2, host, token, keyAuthorization } };
  if (way === "tls-alpn-01") return { key: tlsChallengeKey(contentHash(host)), part: tlsPart(secrets, challenge, now()) };
  if (name === null) throw new Error(`no authority is led to a challenge of ${host}`);
  const value = createHash("sha256").update(keyAuthorization).digest("base64url");
  return { key: dnsChallengeKey(contentHash(name)), part: { schema: 2, host, name, value } };
}

function tlsPart(secrets: Pick<Secrets, "seal">, { host, keyAuthorization }: ShownChallenge, now: number): TlsChallengePart {
  const key = newKey();
  const certificate = challengeCertificate(host, keyAuthorization, { key, now });
  return { schema: 2, host, certificate, sealedKey: secrets.seal(keyText(key), TLS_CHALLENGE_KEY_PURPOSE) };
}

/** Removes what a stop left of challenges of hosts for which nothing is being ordered. */
export async function removeStaleChallenges(storage: Storage, isOrdering: (host: string) => Promise<boolean>): Promise<void> {
  for (const [folder, part] of [
    ["challenges/", challengePart],
    ["tls-challenges/", tlsChallengePart],
    ["dns-challenges/", dnsChallengePart],
  ] as const) {
    for await (const key of storage.list(folder)) {
      const host = hostIn(part, await storage.get(key));
      if (host === null || !(await isOrdering(host))) await storage.remove(key);
    }
  }
}

function hostIn(part: typeof challengePart | typeof tlsChallengePart | typeof dnsChallengePart, bytes: Buffer | null): string | null {
  try {
    return part.parse(JSON.parse(String(bytes))).host;
  } catch {
    return null;
  }
}
