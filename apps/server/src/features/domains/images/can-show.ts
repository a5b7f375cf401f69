import type { Config } from "../../../platform/config.ts";
import type { DomainRow } from "../domain-store.ts";

/**
 * Whether pages may name an image domain: where this server has certificates made, once it has one, since pages over HTTPS
 * show no image that comes without. Elsewhere a proxy in front makes them as they are asked for, or there are none at all.
 */
export function canShow({ acme }: Pick<Config, "acme">, { completedAt, isForbidden, hasCertificate }: DomainRow): boolean {
  return completedAt !== null && !isForbidden && (acme === null || acme === undefined || hasCertificate);
}
