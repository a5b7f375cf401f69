import type { Acme } from "../../../platform/acme/acme.ts";
import type { Config } from "../../../platform/config.ts";

/** Who is to make the certificate of a domain, as CAA entries name authorities (RFC 8659); never none. */
export interface Issuers {
  /** One of them is enough. */
  readonly names: readonly [string, ...string[]];
  /** Whether it is known for sure: where a proxy makes certificates, these are those that proxies usually ask. */
  readonly isSure: boolean;
}

const OF_PROXIES: Issuers = { names: ["letsencrypt.org", "sectigo.com", "pki.goog"], isSure: false };

/** Milliseconds that an authority is given to say how it is named: it says later itself what it finds wrong. */
const PATIENCE_MS = 2_000;

/** Null where nobody makes certificates, or an authority does not say how it is named. */
export async function findIssuers(
  { publicUrl }: Pick<Config, "publicUrl">,
  authority: { readonly acme: Pick<Acme, "caaIdentities"> } | null,
  signal: AbortSignal,
): Promise<Issuers | null> {
  if (!authority) return publicUrl.startsWith("https:") ? OF_PROXIES : null;
  const until = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  const [first, ...more] = await authority.acme.caaIdentities(until).catch(() => []);
  return first === undefined ? null : { names: [first, ...more], isSure: true };
}
