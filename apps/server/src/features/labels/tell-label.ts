import type { Platform } from "../../platform/platform.ts";
import type { LabelRow } from "./label-store.ts";

/** Tells who looks at the account's labels that this one is another now: to be called once that is committed. */
export function tellLabel({ live }: Pick<Platform, "live">, { accountId, id }: Pick<LabelRow, "accountId" | "id">): void {
  live.tell("labels", { accountId }, { labelId: id });
}
