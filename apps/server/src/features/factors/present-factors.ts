import type { FactorState, Passkey } from "@vitrine/contract";
import type { Queries } from "../../platform/database/database.ts";
import { findApp } from "./app/app-store.ts";
import { listPasskeys, type PasskeyRow } from "./passkey/passkey-store.ts";
import { countRecoveryCodes } from "./recovery/recovery-store.ts";
import { findSettings } from "./settings-store.ts";

export function presentPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

/** An account's factors, as its owner sees them: never a secret, nor what one is recognised by. */
export async function presentFactors(queries: Queries, accountId: string): Promise<FactorState> {
  const emailOn = (await findSettings(queries, accountId))?.emailOn ?? false;
  const app = await findApp(queries, accountId);
  const since = app?.secret ? app.confirmedAt : null;
  return {
    isOn: emailOn || since !== null,
    email: { isOn: emailOn },
    app: { isOn: since !== null, since: since?.toISOString() ?? null },
    recoveryCodesLeft: await countRecoveryCodes(queries, accountId),
    passkeys: (await listPasskeys(queries, accountId)).map(presentPasskey),
  };
}
