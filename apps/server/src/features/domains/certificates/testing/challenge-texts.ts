import { dnsChallengePart } from "@vitrine/contract";
import type { Storage } from "../../../../platform/storage/storage.ts";
import { CHALLENGE_LABEL } from "../../records/challenge-alias.ts";

/** What authorities find in the DNS where every host's entry leads into the zone of challenges: all that is in storage for it. */
export function challengeTexts(storage: Pick<Storage, "get" | "list">): (name: string) => Promise<readonly string[]> {
  return async (name) => {
    const texts: string[] = [];
    for await (const key of storage.list("dns-challenges/")) {
      const bytes = await storage.get(key);
      const part = bytes && dnsChallengePart.parse(JSON.parse(bytes.toString("utf8")));
      if (part && name === `${CHALLENGE_LABEL}.${part.host.replace("*.", "")}`) texts.push(part.value);
    }
    return texts;
  };
}

/** Settings under which there is a zone of challenges; nobody answers for it in these tests. */
export const CHALLENGE_SETTINGS = {
  VITRINE_ACME_DNS_ZONE: "acme.vitrine.example",
  VITRINE_ACME_DNS_PORT: "5353",
  VITRINE_PUBLIC_ADDRESSES: "203.0.113.7",
} as const;
