import type * as OpenId from "openid-client";
import type { Config } from "../../../platform/config.ts";
import { asFetch } from "../../../platform/outgoing/as-fetch.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";

export interface GoogleClient {
  readonly openid: typeof OpenId;
  readonly configuration: OpenId.Configuration;
  /** Where Google sends people back to. */
  readonly returnUrl: string;
}

const HOUR_MS = 3_600_000;
const discovered = new WeakMap<Config, { readonly client: Promise<GoogleClient>; readonly at: number }>();

/**
 * What it takes to talk to Google, with its addresses and keys read from its own description; read again after an hour.
 * @throws Refusal NOT_CONFIGURED
 */
export function googleClient(platform: Pick<Platform, "config" | "outgoing" | "clock">): Promise<GoogleClient> {
  const { config, clock } = platform;
  const known = discovered.get(config);
  const age = known ? clock.now() - known.at : -1;
  if (known && age >= 0 && age < HOUR_MS) return known.client;
  const client = discover(platform);
  discovered.set(config, { client, at: clock.now() });
  // Google may only have been out of reach for a moment.
  client.catch(() => discovered.delete(config));
  return client;
}

async function discover({ config, outgoing }: Pick<Platform, "config" | "outgoing">): Promise<GoogleClient> {
  const { google, publicUrl } = config;
  if (!google) throw new Refusal("NOT_CONFIGURED", { values: { setting: "VITRINE_GOOGLE_CLIENT_ID" } });
  const openid = await import("openid-client");
  const issuer = new URL(google.issuer);
  const guarded = asFetch(outgoing, [issuer.origin]);
  const configuration = await openid.discovery(issuer, google.clientId, google.clientSecret, undefined, {
    // An operator's own provider may be on plain http, inside; Google itself is not.
    execute: [openid.enableNonRepudiationChecks, ...(issuer.protocol === "http:" ? [openid.allowInsecureRequests] : [])],
    [openid.customFetch]: (url, { method, headers, body, redirect, signal }) =>
      guarded(url, { method, headers, body, redirect: redirect ?? "follow", ...(signal ? { signal } : {}) }),
  });
  return { openid, configuration, returnUrl: `${publicUrl}/api/auth/google/callback` };
}
