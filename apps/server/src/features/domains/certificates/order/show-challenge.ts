import {
  type ChallengePart,
  challengeKey,
  challengePart,
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

/** How an authority finds out that a host is ours: a file over plain HTTP, or a certificate within TLS. */
export type Way = "http-01" | "tls-alpn-01";

/** What an authority is to find under a host. */
export interface ShownChallenge {
  readonly way: Way;
  readonly host: string;
  readonly token: string;
  readonly keyAuthorization: string;
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
  { way, ...challenge }: ShownChallenge,
  until: () => Promise<Result>,
): Promise<Result> {
  const isFile = way === "http-01";
  const key = isFile ? challengeKey(contentHash(challenge.token)) : tlsChallengeKey(contentHash(challenge.host));
  const part = isFile ? ({ schema: 2, ...challenge } satisfies ChallengePart) : tlsPart(secrets, challenge, now());
  await storage.put(key, Buffer.from(JSON.stringify(part)));
  try {
    return await until();
  } finally {
    await storage.remove(key);
  }
}

function tlsPart(secrets: Pick<Secrets, "seal">, { host, keyAuthorization }: Omit<ShownChallenge, "way">, now: number): TlsChallengePart {
  const key = newKey();
  const certificate = challengeCertificate(host, keyAuthorization, { key, now });
  return { schema: 2, host, certificate, sealedKey: secrets.seal(keyText(key), TLS_CHALLENGE_KEY_PURPOSE) };
}

/** Removes what a stop left of challenges of hosts for which nothing is being ordered. */
export async function removeStaleChallenges(storage: Storage, isOrdering: (host: string) => Promise<boolean>): Promise<void> {
  for (const [folder, part] of [
    ["challenges/", challengePart],
    ["tls-challenges/", tlsChallengePart],
  ] as const) {
    for await (const key of storage.list(folder)) {
      const host = hostIn(part, await storage.get(key));
      if (host === null || !(await isOrdering(host))) await storage.remove(key);
    }
  }
}

function hostIn(part: typeof challengePart | typeof tlsChallengePart, bytes: Buffer | null): string | null {
  try {
    return part.parse(JSON.parse(String(bytes))).host;
  } catch {
    return null;
  }
}
