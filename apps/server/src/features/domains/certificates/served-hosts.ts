import type { Queries } from "../../../platform/database/database.ts";
import { type DomainRow, findOwnedDomains, listOwnedDomains } from "../domain-store.ts";
import { otherFormOf } from "../read-domain-name.ts";
import { CHALLENGE_LABEL } from "../records/challenge-alias.ts";

/** The names that visitors come under for a domain: its own, and the form of it that leads there. */
export function ledHostsOf({ name, state, isForbidden, records }: DomainRow): string[] {
  // One whose entries lead elsewhere now goes on being served, and an authority would refuse it.
  if (state !== "completed" || isForbidden) return [];
  const others = records.filter(({ purpose, state: found }) => purpose === "otherForm" && found === "right").map(({ host }) => host);
  return [...new Set([name, ...others])];
}

/** Where authorities are led that look for a host's challenge in the DNS; null where they are led nowhere, or elsewhere. */
export function challengeNameOf({ records }: Pick<DomainRow, "records">, host: string): string | null {
  const at = `${CHALLENGE_LABEL}.${host}`;
  const found = records.find((record) => record.purpose === "certificateAhead" && record.host === at && record.state === "right");
  return found?.value ?? null;
}

/** The names of a domain that an authority may make certificates for, whether visitors come under them yet or not. */
export function hostsOf(row: DomainRow): string[] {
  const { name, ownedAt, isForbidden, records } = row;
  const isBarred = records.some(({ purpose, isRequired }) => purpose === "certificate" && isRequired);
  const isAhead = ownedAt !== null && !isForbidden && !isBarred;
  const other = otherFormOf(name);
  const named = [name, ...(other === null ? [] : [other])].filter((host) => isAhead && challengeNameOf(row, host) !== null);
  return [...new Set([...ledHostsOf(row), ...named])];
}

/** The domains that a host may be served for, whether it is or not. */
export function findDomainsOf(queries: Queries, host: string): Promise<DomainRow[]> {
  return findOwnedDomains(queries, [host, `www.${host}`, host.replace(/^www\./, "")]);
}

/** The domain that a certificate is made for a host of. */
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
