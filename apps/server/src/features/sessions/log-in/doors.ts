import type { Platform } from "../../../platform/platform.ts";
import type { PlanTable } from "../../billing/index.ts";
import type { SessionLimits } from "../session/session-limits.ts";
import type { PasswordGate } from "./password-gate.ts";

/** What every way in stands on. */
export interface Doors {
  readonly platform: Platform;
  readonly plans: Pick<PlanTable, "starting">;
  readonly gate: PasswordGate;
  readonly limits: SessionLimits;
}
