import { createRequire } from "node:module";
import { domainToASCII } from "node:url";
import { getDomain } from "tldts";
import type { Config } from "../../../platform/config.ts";

const load = createRequire(import.meta.url);
let throwaway: readonly ReadonlySet<string>[] | null = null;

/** Domains that give addresses away for minutes, from two lists; read at first use. */
function throwawayDomains(): readonly ReadonlySet<string>[] {
  throwaway ??= [
    (load("mailchecker") as typeof import("mailchecker")).blacklist(),
    (load("disposable-email-domains-js") as typeof import("disposable-email-domains-js")).disposableEmailBlocklistSet(),
  ];
  return throwaway;
}

/**
 * Whether an address is of a provider whose addresses are thrown away, or that the operator does not take. Each
 * domain above the address counts too; the nearest that any list knows decides, the operator's word first.
 */
export function isBannedMail({ mailDomains }: Pick<Config, "mailDomains">, email: string): boolean {
  const host = domainToASCII(email.slice(email.lastIndexOf("@") + 1).trim()).replace(/\.$/, "");
  const top = getDomain(host) ?? host;
  for (let domain = host; domain.length >= top.length && domain !== ""; domain = domain.slice(domain.indexOf(".") + 1)) {
    if (mailDomains.allowed.includes(domain)) return false;
    if (mailDomains.banned.includes(domain) || throwawayDomains().some((list) => list.has(domain))) return true;
    if (!domain.includes(".")) break;
  }
  return false;
}
