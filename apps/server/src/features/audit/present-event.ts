import type { SecurityEvent } from "@vitrine/contract";
import { deviceOf } from "../../platform/visitor-facts/index.ts";
import type { SecurityEventRow } from "./event-store.ts";

/** An event as its owner sees it; the address itself and who in support acted stay with us. */
export function presentEvent(row: SecurityEventRow): SecurityEvent {
  return {
    id: row.id,
    kind: row.kind,
    at: row.at.toISOString(),
    device: deviceOf(row.userAgent),
    country: row.country,
    isBySupport: row.isBySupport,
    subject: row.subject,
  };
}
