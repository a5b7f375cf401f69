import type { FactorMethod } from "@vitrine/contract";
import type { Queries } from "../../platform/database/database.ts";
import { findApp } from "./app/app-store.ts";
import { countPasskeys } from "./passkey/passkey-store.ts";
import { countRecoveryCodes } from "./recovery/recovery-store.ts";
import { findSettings } from "./settings-store.ts";

export interface TwoFactor {
  /** Whether a log-in asks for a second factor: e-mail or app is on. */
  readonly isOn: boolean;
  /** What may answer, in the order to offer it; nothing while it is off. */
  readonly methods: FactorMethod[];
}

/** Passkeys and recovery codes answer besides a factor that is on; they turn none on by themselves. */
export async function twoFactorOf(queries: Queries, accountId: string): Promise<TwoFactor> {
  const emailOn = (await findSettings(queries, accountId))?.emailOn ?? false;
  const appOn = ((await findApp(queries, accountId))?.secret ?? null) !== null;
  if (!emailOn && !appOn) return { isOn: false, methods: [] };
  const methods: FactorMethod[] = [];
  if (appOn) methods.push("app");
  if (emailOn) methods.push("email");
  if ((await countPasskeys(queries, accountId)) > 0) methods.push("passkey");
  if ((await countRecoveryCodes(queries, accountId)) > 0) methods.push("recovery");
  return { isOn: true, methods };
}
