import type { Queries } from "../../../platform/database/database.ts";
import { type DomainRow, findOwnedDomains, listOwnedDomains } from "../domain-store.ts";

/** The names that visitors come under for a domain: its own, and the form of it that leads there. */
export function hostsOf({ name, state, isForbidden, records }: DomainRow): string[] {
  // One whose entries lead elsewhere now goes on being served, and an authority would refuse it.
  if (state !== "completed" || isForbidden) return [];
  const others = records.filter(({ purpose, state: found }) => purpose === "otherForm" && found === "right").map(({ host }) => host);
  return [...new Set([name, ...others])];
}

/** The domains that a host may be served for, whether it is or not. */
export function findDomainsOf(queries: Queries, host: string): Promise<DomainRow[]> {
  return findOwnedDomains(queries, [host, `www.${host}`, host.replace(/^www\./, "")]);
}

/** The domain that a host is served for, and that a certificate is therefore made for. */
export async function findServedDomain(queries: Queries, host: string): Promise<DomainRow | undefined> {
  const rows = (await findDomainsOf(queries, host)).filter((row) => hostsOf(row).includes(host));
  return rows.find(({ name }) => name === host) ?? rows[0];
}

/** Every host that a certificate is made for, by the domain, in pieces. */
export async function* servedHosts(queries: Queries, piece: number): AsyncGenerator<string[]> {
  for (let after = ""; ; ) {
    const rows = await listOwnedDomains(queries, after, piece);
    if (rows.length > 0) yield rows.flatMap(hostsOf);
    after = rows.at(-1)?.name ?? after;
    if (rows.length < piece) return;
  }
}
