import type { Queries } from "../../platform/database/database.ts";
import { deleteApp } from "./app/app-store.ts";
import { deletePasskeys } from "./passkey/passkey-store.ts";
import { dropRecoveryCodes } from "./recovery/recovery-store.ts";
import { lockFactors, switchEmail } from "./settings-store.ts";

/** Takes every factor from an account that goes to another person: whoever set them up was somebody else. */
export async function forgetFactors(queries: Queries, accountId: string): Promise<void> {
  await lockFactors(queries, accountId);
  await switchEmail(queries, accountId, false);
  await deleteApp(queries, accountId);
  await dropRecoveryCodes(queries, accountId);
  await deletePasskeys(queries, accountId);
}
