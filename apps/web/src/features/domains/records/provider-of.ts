import { PROVIDERS, type Provider } from "./providers.data.ts";

/** Who runs name servers of these names; null where they are nobody's that is known, or of several. */
export function providerOf(nameservers: readonly string[]): Provider | null {
  const found = new Set(nameservers.map((server) => PROVIDERS.find(([mark]) => mark.test(server.toLowerCase()))?.[1] ?? null));
  const [only = null] = found;
  return found.size === 1 ? only : null;
}
