import { isIP } from "node:net";
import { domainToASCII, domainToUnicode } from "node:url";
import { getDomain, parse } from "tldts";
import type { Config } from "../../platform/config.ts";
import { OWNERSHIP_LABEL } from "./records/token.ts";

/** A label as name servers and authorities take it: no hyphen at an end, none twice where only Punycode has them. */
const LABEL = /^(?!-|..--)[a-z0-9-]{1,63}(?<!-)$|^xn--[a-z0-9-]{1,59}(?<!-)$/;
const MOST_LETTERS = 253 - OWNERSHIP_LABEL.length - 1;

/** The last label, as the front takes it too: what begins with a digit, browsers read as an IPv4 address. */
const END = /^[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Ends that lead nowhere on any network, or to the machine that asks. */
const NOWHERE = new Set(["localhost", "local", "invalid", "onion", "alt", "arpa"]);

/**
 * The domain that somebody means, in ASCII: what is entered may be written with any letters, or be an address that was
 * copied whole. Null for what cannot be a customer's domain: no name of at least two labels, a public suffix, a name of
 * the platform's own, one that the public's name servers do not know by its end. An operator who has name servers of his
 * own may have names of his own there.
 */
export function readDomainName(
  text: string,
  config: Pick<Config, "publicUrl" | "sitesDomain" | "uploadsOrigin" | "dnsServers" | "acmeDns">,
): string | null {
  const host = hostIn(text);
  if (host === null) return null;
  const name = domainToASCII(host).toLowerCase();
  const labels = name.split(".");
  const end = labels.at(-1) ?? "";
  if (labels.length < 2 || name.length > MOST_LETTERS || isIP(name) || !labels.every((label) => LABEL.test(label))) return null;
  if (!END.test(end) || NOWHERE.has(end)) return null;
  // What can be read in two ways is read by somebody in the other.
  const spoken = domainToUnicode(name);
  if (domainToASCII(spoken) !== name || spoken.split(".").some((label) => label.startsWith("xn--"))) return null;
  const { domain, isIcann, isPrivate } = parse(name, { allowPrivateDomains: true });
  if (domain === null || (!isIcann && !isPrivate && config.dnsServers.length === 0)) return null;
  return platformNames(config).some((own) => name === own || name.endsWith(`.${own}`)) ? null : name;
}

/** What stands where an address has its host; null where nothing can. */
function hostIn(text: string): string | null {
  const [, host = ""] = /^(?:[a-z][a-z0-9+.-]*:\/\/|\/\/)?([^/?#\\]*)/i.exec(text.trim()) ?? [];
  const plain = host.replace(/:\d{1,5}$/, "").replace(/\.$/, "");
  return plain === "" || /[\s@:_%[\]]/.test(plain) ? null : plain;
}

function platformNames({
  publicUrl,
  sitesDomain,
  uploadsOrigin,
  acmeDns,
}: Pick<Config, "publicUrl" | "sitesDomain" | "uploadsOrigin" | "acmeDns">): string[] {
  const zones = acmeDns ? [acmeDns.zone] : [];
  return [new URL(publicUrl).hostname, new URL(`http://${sitesDomain}`).hostname, new URL(uploadsOrigin).hostname, ...zones];
}

/** The part of a name that is registered: `shop.example.com.br` is under `example.com.br`. */
export function registeredName(name: string): string {
  return getDomain(name) ?? name;
}

/** The name that people also try: with `www.` before a registered name, or without it; null for what is further down. */
export function otherFormOf(name: string): string | null {
  const registered = registeredName(name);
  if (name === registered) return `www.${name}`;
  return name === `www.${registered}` ? registered : null;
}
