import { isIPv4 } from "node:net";
import type { Config } from "../../../platform/config.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { otherFormOf, registeredName } from "../read-domain-name.ts";
import type { KeptRecord } from "./kept-record.ts";
import { OWNERSHIP_LABEL } from "./token.ts";

/** What a customer's names must lead to: addresses of this server, and the name of the site on the platform's domain. */
export interface Targets {
  readonly addresses: readonly string[];
  /** Null where the platform's domain is one that other networks do not know. */
  readonly alias: string | null;
  /** Whatever is under it leads here. */
  readonly sitesDomain: string;
}

export function targetsOf({ publicAddresses, sitesDomain }: Pick<Config, "publicAddresses" | "sitesDomain">, siteName: string): Targets {
  const { hostname } = new URL(`http://${sitesDomain}`);
  const isKnown = hostname !== "localhost" && !hostname.endsWith(".localhost");
  return { addresses: publicAddresses, alias: isKnown ? `${siteName}.${hostname}` : null, sitesDomain: hostname };
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
}

/**
 * The entries that a domain needs, before anybody has looked for them.
 * @throws Refusal NOT_CONFIGURED where the installation does not say what they would have to lead to.
 */
export function planRecords({ name, token, zone }: PlannedDomain, targets: Targets): KeptRecord[] {
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
  const addresses = leading(name, "address");
  if (addresses.length === 0) throw new Refusal("NOT_CONFIGURED", { values: { setting: "VITRINE_PUBLIC_ADDRESSES" } });
  const other = otherFormOf(name);
  return [
    make("TXT", `${OWNERSHIP_LABEL}.${name}`, token, "ownership", true),
    ...addresses,
    ...(other === null ? [] : leading(other, "otherForm")),
  ];
}
