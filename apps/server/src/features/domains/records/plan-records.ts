import { isIPv4 } from "node:net";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { DomainPurpose } from "../domain-store.ts";
import { otherFormOf, registeredName } from "../read-domain-name.ts";
import { CHALLENGE_LABEL, challengeAlias } from "./challenge-alias.ts";
import type { KeptRecord } from "./kept-record.ts";
import { OWNERSHIP_LABEL } from "./token.ts";

/** What a customer's names must lead to: addresses of this server, and the name of the site on the platform's domain. */
export interface Targets {
  readonly addresses: readonly string[];
  /** Null where the platform's domain is one that other networks do not know. */
  readonly alias: string | null;
  /** Whatever is under it leads here. */
  readonly sitesDomain: string;
  /** Where authorities may be led that ask about a host of the domain with this token; null where they are not. */
  challengeAlias(host: string, token: string): string | null;
}

export function targetsOf(platform: Pick<Platform, "config" | "secrets">, siteName: string): Targets {
  const { publicAddresses, sitesDomain } = platform.config;
  const { hostname } = new URL(`http://${sitesDomain}`);
  const isKnown = hostname !== "localhost" && !hostname.endsWith(".localhost");
  return {
    addresses: publicAddresses,
    alias: isKnown ? `${siteName}.${hostname}` : null,
    sitesDomain: hostname,
    challengeAlias: (host, token) => challengeAlias(platform, host, token),
  };
}

/** A name without its zone's, as a provider's form takes it. */
export function relativeName(host: string, zone: string): string {
  if (host === zone) return "@";
  return host.endsWith(`.${zone}`) ? host.slice(0, -zone.length - 1) : host;
}

export interface PlannedDomain {
  readonly name: string;
  readonly token: string;
  readonly zone: string;
  readonly purpose: DomainPurpose;
}

/**
 * The entries that a domain needs, before anybody has looked for them.
 * @throws Refusal NOT_CONFIGURED where the installation does not say what they would have to lead to.
 */
export function planRecords({ name, token, zone, purpose: shows }: PlannedDomain, targets: Targets): KeptRecord[] {
  const make = (
    type: KeptRecord["type"],
    host: string,
    value: string,
    purpose: KeptRecord["purpose"],
    isRequired: boolean,
  ): KeptRecord => ({
    ...{ type, host, name: relativeName(host, zone), value, purpose, isRequired },
    ...{ state: "checking", found: [], problem: null },
  });
  const leading = (host: string, purpose: "address" | "otherForm"): KeptRecord[] => {
    const isRequired = purpose === "address";
    // A name that others are registered under cannot be another one's alias: its zone's own entries stand there.
    if (host !== registeredName(host) && targets.alias !== null) return [make("CNAME", host, targets.alias, purpose, isRequired)];
    const [first] = targets.addresses;
    return targets.addresses.map((address) =>
      make(isIPv4(address) ? "A" : "AAAA", host, address, purpose, isRequired && address === first),
    );
  };
  const ahead = (host: string): KeptRecord[] => {
    // Nothing is there of images before they are shown here.
    const alias = shows === "images" ? null : targets.challengeAlias(host, token);
    return alias === null ? [] : [make("CNAME", `${CHALLENGE_LABEL}.${host}`, alias, "certificateAhead", false)];
  };
  const addresses = leading(name, "address");
  if (addresses.length === 0) throw new Refusal("NOT_CONFIGURED", { values: { setting: "VITRINE_PUBLIC_ADDRESSES" } });
  const other = otherFormOf(name);
  return [
    make("TXT", `${OWNERSHIP_LABEL}.${name}`, token, "ownership", true),
    ...addresses,
    ...(other === null ? [] : leading(other, "otherForm")),
    ...[name, ...(other === null ? [] : [other])].flatMap(ahead),
  ];
}
