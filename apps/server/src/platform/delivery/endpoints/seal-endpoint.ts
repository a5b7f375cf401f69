import type { Secrets } from "../../secrets.ts";
import type { Target } from "./target.ts";

/** What only the endpoint and we know. */
export interface EndpointSecrets {
  readonly target: Target;
  /** Signs deliveries. */
  readonly secret: string;
  /** The secret before it, which signs too until the receiver has taken over the new one; milliseconds since 1970. */
  readonly former: { readonly secret: string; readonly until: number } | null;
}

export type Sealing = Pick<Secrets, "seal" | "open">;

const PURPOSE = "delivery-endpoint";

export function sealEndpoint(secrets: Sealing, endpoint: EndpointSecrets): string {
  return secrets.seal(JSON.stringify(endpoint), PURPOSE);
}

/** @throws Error when it was changed, or sealed under another key. */
export function openEndpoint(secrets: Sealing, sealed: string): EndpointSecrets {
  return JSON.parse(secrets.open(sealed, PURPOSE)) as EndpointSecrets;
}

/** The secrets that sign at a moment, the newest first. */
export function signingSecrets({ secret, former }: EndpointSecrets, now: number): readonly string[] {
  return former && former.until > now ? [secret, former.secret] : [secret];
}
