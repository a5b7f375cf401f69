import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type RequestContext, requireSelf } from "../../../platform/request-context.ts";
import { recordEvent } from "../../audit/index.ts";
import { deleteDevice, forgetDevices } from "./device-store.ts";

/** Stops trusting one device. @throws Refusal NOT_FOUND for one that is not the account's */
export async function removeDevice(platform: Platform, context: RequestContext, id: string): Promise<void> {
  const accountId = requireSelf(context);
  await platform.database.transaction(async (queries) => {
    if (!(await deleteDevice(queries, accountId, id))) throw new Refusal("NOT_FOUND");
    await recordEvent(queries, platform, context, { accountId, kind: "device_removed" });
  });
}

/** Stops trusting every device. */
export async function removeDevices(platform: Platform, context: RequestContext): Promise<void> {
  const accountId = requireSelf(context);
  await platform.database.transaction(async (queries) => {
    await forgetDevices(queries, accountId);
    await recordEvent(queries, platform, context, { accountId, kind: "devices_removed" });
  });
}
