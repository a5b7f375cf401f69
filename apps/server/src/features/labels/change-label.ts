import type { LabelColour } from "@vitrine/contract";
import { type Reach, wholeAccount } from "../../platform/acting/reach.ts";
import type { Queries } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { nameTaken } from "./create-label.ts";
import { labelKey } from "./label-key.ts";
import { deleteLabel, type LabelRow, lockLabel, updateLabel } from "./label-store.ts";
import { tellLabel } from "./tell-label.ts";

/** What has a label: whoever keeps such things says how many there are, and takes it off them. */
export interface LabelUses {
  readonly countLabelled: (queries: Queries, reach: Reach, labelId: string) => Promise<number>;
  readonly takeLabelOff: (queries: Queries, reach: Reach, labelId: string) => Promise<void>;
}

/** Held until the transaction ends, for somebody who may touch everything that has it. @throws Refusal */
async function requireOwn(queries: Queries, { countLabelled }: LabelUses, reach: Reach, id: string): Promise<LabelRow> {
  const found = await lockLabel(queries, reach, id);
  if (!found) throw new Refusal("LABEL_NOT_FOUND", { fields: [{ path: "id", code: "invalid" }] });
  if (reach.sites !== null) {
    const all = await countLabelled(queries, wholeAccount(reach.accountId), id);
    if ((await countLabelled(queries, reach, id)) < all) throw new Refusal("LABEL_ELSEWHERE");
  }
  return found;
}

/** Gives a label another name or colour, wherever it is. @throws Refusal */
export async function changeLabel(
  platform: Platform,
  uses: LabelUses,
  reach: Reach,
  { id, name, colour }: { readonly id: string; readonly name?: string | undefined; readonly colour?: LabelColour | undefined },
): Promise<LabelRow> {
  const changes = { ...(name === undefined ? {} : { name, nameKey: labelKey(name) }), ...(colour === undefined ? {} : { colour }) };
  try {
    const row = await platform.database.transaction(async (queries) => {
      const found = await requireOwn(queries, uses, reach, id);
      if (Object.keys(changes).length > 0) await updateLabel(queries, id, changes);
      return { ...found, ...changes };
    });
    tellLabel(platform, row);
    return row;
  } catch (error) {
    throw nameTaken(error);
  }
}

/** Deletes a label, and takes it off everything that has it. @throws Refusal */
export async function removeLabel(platform: Platform, uses: LabelUses, reach: Reach, id: string): Promise<void> {
  const row = await platform.database.transaction(async (queries) => {
    const found = await requireOwn(queries, uses, reach, id);
    await uses.takeLabelOff(queries, wholeAccount(reach.accountId), id);
    await deleteLabel(queries, id);
    return found;
  });
  tellLabel(platform, row);
}
