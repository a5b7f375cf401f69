import type { ApiKey } from "@vitrine/contract";
import type { ApiKeyRow } from "./api-key-store.ts";

/** A key as its owner sees it later: nothing that would let anybody in. */
export function presentApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    scopes: [...row.scopes],
    hint: row.hint,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}
