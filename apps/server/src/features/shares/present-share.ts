import type { Share } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import type { ShareRow } from "./share-store.ts";
import { linkTo } from "./share-token.ts";

export function presentShare({ config, secrets, clock }: Pick<Platform, "config" | "secrets" | "clock">, row: ShareRow): Share {
  const { id, pageId, copies } = row;
  const state = row.deletedAt ? "deleted" : row.expiresAt.getTime() <= clock.now() ? "expired" : "active";
  return {
    id,
    pageId,
    url: state === "deleted" ? null : linkTo({ config, secrets }, row.sealedToken),
    state,
    copies,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
