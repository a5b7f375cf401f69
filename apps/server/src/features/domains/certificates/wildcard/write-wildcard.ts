import { type WildcardPart, wildcardKey } from "@vitrine/contract";
import type { Platform } from "../../../../platform/platform.ts";
import { putChanged } from "../../../../platform/storage/put-changed.ts";
import type { PlatformWildcard } from "./platform-wildcard.ts";

/** Has the sites under the platform's domain served with a certificate, by the name of its file; on disk when it returns. */
export async function writeWildcard(
  { storage }: Pick<Platform, "storage">,
  { domain }: Pick<PlatformWildcard, "domain">,
  certificate: string,
): Promise<void> {
  const part: WildcardPart = { schema: 2, domain, certificate };
  await putChanged(storage, wildcardKey(domain), Buffer.from(JSON.stringify(part)));
}
