import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { Owner } from "../requester.ts";
import { tellOwner } from "../tell-owner.ts";
import { deleteOwnPasskey } from "./passkey-store.ts";

/** @throws Refusal NOT_FOUND, also for a passkey of somebody else */
export async function removePasskey(platform: Platform, { accountId, from }: Owner, id: string): Promise<void> {
  await platform.database.transaction(async (queries) => {
    const removed = await deleteOwnPasskey(queries, accountId, id);
    if (!removed) throw new Refusal("NOT_FOUND");
    await tellOwner(queries, platform, { accountId, from, change: { kind: "passkey_removed", name: removed.name } });
  });
  platform.mail.wake();
}
