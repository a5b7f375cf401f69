import { isOutage } from "../../database/is-outage.ts";
import { FrontAway } from "../../link/front-away.ts";
import type { Platform } from "../../platform.ts";
import { describeFault } from "./describe-fault.ts";

/** While it waits for one and the same reason, it says so this often. */
const SAY_AGAIN_MS = 10 * 60_000;

export interface TroubleLog {
  say(error: unknown): void;
  isOver(): void;
}

/** Says in the log that draining a kind waits, when the reason is a new one or has not been told for a while, and when it is over. */
export function troubleLog({ log, clock }: Pick<Platform, "log" | "clock">, kind: string): TroubleLog {
  let since: number | null = null;
  let told = { about: "", at: 0 };
  return {
    say(error) {
      const now = clock.now();
      since ??= now;
      const fault = describeFault(error);
      const about = String(fault.sqlstate ?? fault.problem);
      if (about === told.about && Math.abs(now - told.at) < SAY_AGAIN_MS) return;
      told = { about, at: now };
      log(isOutage(error) || error instanceof FrontAway ? "warn" : "error", `${kind}.drain_waits`, { ...fault, waitedMs: now - since });
    },
    isOver() {
      if (since !== null) log("info", `${kind}.drain_goes_on`, { waitedMs: clock.now() - since });
      since = null;
      told = { about: "", at: 0 };
    },
  };
}
