import type { Slice } from "../calls/slice.ts";
import { auditCalls } from "./calls.ts";

export const auditSlice = {
  name: "audit",
  calls: auditCalls,
  idPrefixes: { securityEvent: "sev" },
} as const satisfies Slice;
