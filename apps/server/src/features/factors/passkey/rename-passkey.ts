import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type PasskeyRow, renameOwnPasskey } from "./passkey-store.ts";

/** @throws Refusal NOT_FOUND, also for a passkey of somebody else */
export async function renamePasskey(
  { database }: Platform,
  accountId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<PasskeyRow> {
  const row = await renameOwnPasskey(database.queries, accountId, id, name);
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}
