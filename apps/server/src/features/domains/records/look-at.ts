import type { DnsOutcome, DnsReply } from "../../../platform/dns/dns-reply.ts";
import { type FoundZone, findZone } from "../../../platform/dns/find-zone.ts";
import type { Resolver } from "../../../platform/dns/resolver.ts";
import { otherFormOf, registeredName } from "../read-domain-name.ts";
import { CHALLENGE_LABEL } from "./challenge-alias.ts";
import { type FoundCaa, findCaa } from "./find-caa.ts";
import type { Issuers } from "./issuers.ts";
import { OWNERSHIP_LABEL } from "./token.ts";

/** Where a name leads. */
export interface HostLook {
  readonly a: DnsReply<string>;
  readonly aaaa: DnsReply<string>;
  readonly cname: DnsReply<string>;
  /** The same name with its zone's once more, where a provider adds that by itself: what stands there. */
  readonly doubled: readonly string[];
}

/** Where authorities are led that look for a host's challenge. */
export interface ChallengeLook {
  readonly host: string;
  readonly cname: DnsReply<string>;
  /** What stands at the same name with its zone's once more. */
  readonly doubled: readonly string[];
}

/** All that was found of a domain at one time; nothing of it is judged yet. */
export interface Look {
  readonly text: DnsReply<string>;
  /** Names besides the right one at which texts stand, and what they say. */
  readonly strayTexts: readonly { readonly host: string; readonly texts: readonly string[] }[];
  readonly host: HostLook;
  readonly otherForm: HostLook | null;
  readonly zone: FoundZone;
  /** Null where there is no zone of challenges, or its parent's servers say that there is none. */
  readonly challenges: readonly ChallengeLook[] | null;
  /** Null where it is not known who is to make a certificate. */
  readonly caa: (FoundCaa & { readonly issuers: Issuers }) | null;
}

export interface LookOptions {
  readonly issuers: Promise<Issuers | null>;
  /** The zone of challenges; null where there is none. */
  readonly zone: string | null;
  readonly signal: AbortSignal;
}

const says = (reply: DnsReply<unknown>): boolean => reply.outcome === "found";
const isEmpty = (outcome: DnsOutcome): boolean => outcome === "none" || outcome === "no_name";

/** Asks everything there is to know of a domain. Never throws for what name servers do. */
export async function lookAt(resolver: Resolver, name: string, { issuers, zone: challengeZone, signal }: LookOptions): Promise<Look> {
  const textHost = `${OWNERSHIP_LABEL}.${name}`;
  const other = otherFormOf(name);
  const top = registeredName(name);
  const hosts = [name, ...(other === null ? [] : [other])];
  const [text, host, otherForm, zone, challenges, caa] = await Promise.all([
    resolver.ask(textHost, "TXT", signal),
    lookAtHost(resolver, name, top, signal),
    other === null ? null : lookAtHost(resolver, other, top, signal),
    findZone(resolver, name, top, signal),
    challengeZone === null ? null : lookAtChallenges(resolver, { hosts, top, zone: challengeZone }, signal),
    issuers.then(async (known) => known && { ...(await findCaa(resolver, name, known, { signal })), issuers: known }),
  ]);
  const strays = isEmpty(text.outcome) ? [...new Set([`${textHost}.${top}`, name])] : [];
  const strayTexts = await Promise.all(
    strays.map(async (stray) => ({ host: stray, texts: (await resolver.ask(stray, "TXT", signal)).records })),
  );
  return { text, strayTexts, host, otherForm, zone, challenges, caa };
}

async function lookAtHost(resolver: Resolver, host: string, top: string, signal: AbortSignal): Promise<HostLook> {
  const [a, aaaa, cname] = await Promise.all([
    resolver.ask(host, "A", signal),
    resolver.ask(host, "AAAA", signal),
    resolver.ask(host, "CNAME", signal),
  ]);
  if (says(a) || says(aaaa) || says(cname) || !isEmpty(a.outcome) || host === top) return { a, aaaa, cname, doubled: [] };
  const stray = `${host}.${top}`;
  const [address, alias] = await Promise.all([resolver.ask(stray, "A", signal), resolver.ask(stray, "CNAME", signal)]);
  return { a, aaaa, cname, doubled: [...alias.records, ...address.records] };
}

interface Challenged {
  readonly hosts: readonly string[];
  readonly top: string;
  readonly zone: string;
}

async function lookAtChallenges(
  resolver: Resolver,
  { hosts, top, zone }: Challenged,
  signal: AbortSignal,
): Promise<readonly ChallengeLook[] | null> {
  const [own, ...looks] = await Promise.all([
    resolver.ask(zone, "NS", signal),
    ...hosts.map(async (host): Promise<ChallengeLook> => {
      const at = `${CHALLENGE_LABEL}.${host}`;
      const cname = await resolver.ask(at, "CNAME", signal);
      const doubled = isEmpty(cname.outcome) ? (await resolver.ask(`${at}.${top}`, "CNAME", signal)).records : [];
      return { host, cname, doubled };
    }),
  ]);
  // Nobody would be led anywhere: it is the operator's to mend, and nothing that a customer could enter helps.
  return isEmpty(own.outcome) ? null : looks;
}
