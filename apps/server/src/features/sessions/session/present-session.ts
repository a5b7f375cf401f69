import type { Session, TrustedDevice } from "@vitrine/contract";
import type { DeviceRow } from "../device/device-store.ts";
import type { SessionRow } from "./session-store.ts";

/** A session as its owner sees it: nothing that would let anybody use it. */
export function presentSession(
  row: SessionRow,
  {
    now,
    currentId,
    trustedIds,
  }: { readonly now: number; readonly currentId: string | undefined; readonly trustedIds: ReadonlySet<string> },
): Session {
  return {
    sessionId: row.id,
    device: row.device,
    country: row.country,
    signedInAt: row.createdAt.toISOString(),
    lastActivityAt: row.lastActivityAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    duration: Math.max(0, Math.floor((now - row.createdAt.getTime()) / 1000)),
    isCurrent: row.id === currentId,
    isTrusted: row.deviceId !== null && trustedIds.has(row.deviceId),
  };
}

/** A trusted device as its owner sees it. */
export function presentDevice(row: DeviceRow, currentId: string | undefined): TrustedDevice {
  return {
    id: row.id,
    device: row.device,
    country: row.country,
    since: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.id === currentId,
  };
}
