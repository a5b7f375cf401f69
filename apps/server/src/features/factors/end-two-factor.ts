import type { Queries } from "../../platform/database/database.ts";
import { dropRecoveryCodes } from "./recovery/recovery-store.ts";
import { twoFactorOf } from "./two-factor-of.ts";

/** What others do when an account's factors change; the composition of the server says who. */
export interface FactorHooks {
  /** After the last factor was turned off, in the same transaction: nobody is asked for a second factor any more. */
  onTwoFactorOff(queries: Queries, accountId: string): Promise<void>;
}

/** Draws the consequences when the factor just turned off was the last one. */
export async function endTwoFactor(queries: Queries, hooks: FactorHooks, accountId: string): Promise<void> {
  if ((await twoFactorOf(queries, accountId)).isOn) return;
  await dropRecoveryCodes(queries, accountId);
  await hooks.onTwoFactorOff(queries, accountId);
}
