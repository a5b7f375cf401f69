import { LABELS_MOST, type LabelColour, type LabelKind } from "@vitrine/contract";
import type { Reach } from "../../platform/acting/reach.ts";
import { violates } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { labelKey } from "./label-key.ts";
import { countLabels, insertLabel, type LabelRow, lockLabelsOf } from "./label-store.ts";
import { tellLabel } from "./tell-label.ts";

/** What a name that another label of the kind has is refused with, thrown on as it is where the error is another one. */
export function nameTaken(error: unknown): unknown {
  return violates(error, "labels_name_unique")
    ? new Refusal("LABEL_NAME_TAKEN", { fields: [{ path: "name", code: "label_name_taken" }] })
    : error;
}

/** Makes a tag or a product. @throws Refusal */
export async function createLabel(
  platform: Platform,
  { accountId, ...reach }: Reach,
  input: { readonly kind: LabelKind; readonly name: string; readonly colour: LabelColour },
): Promise<LabelRow> {
  const { clock, database } = platform;
  const row = { id: clock.id("label"), accountId, ...input, nameKey: labelKey(input.name), createdAt: new Date(clock.now()) };
  try {
    await database.transaction(async (queries) => {
      await lockLabelsOf(queries, { accountId, ...reach });
      if ((await countLabels(queries, { accountId, ...reach }, input.kind)) >= LABELS_MOST) {
        throw new Refusal("LABEL_LIMIT", { values: { limit: LABELS_MOST } });
      }
      await insertLabel(queries, row);
    });
  } catch (error) {
    throw nameTaken(error);
  }
  tellLabel(platform, row);
  return row;
}
