import { blockDefinition } from "@vitrine/blocks";
import type { BlockRecord } from "@vitrine/document";
import { useText } from "../../../../platform/language/use-text.ts";
import { Fold } from "../../fold.tsx";
import { NumberRow } from "../rows/number-row.tsx";
import { useStyleTarget } from "../style-target.ts";
import { EntranceField } from "./entrance-field.tsx";

/** How it shows as a whole, and how it comes into sight. */
export function EffectsFold() {
  const t = useText("builder");
  const { records } = useStyleTarget();
  // What stands at an end of the page comes when it is called, in a way of its own.
  const blocks = records.filter((record): record is BlockRecord => record.type === "block" && !blockDefinition(record.kind)?.edge);
  return (
    <Fold title={t("style.parts.effects")}>
      <div className="flex flex-col gap-4 px-4 pb-4">
        <div className="grid grid-cols-2 gap-3">
          <NumberRow property="opacity" min={0} max={100} unit="%" scale={0.01} />
          <NumberRow property="rotate" min={-360} max={360} unit="°" />
          <NumberRow property="transition" min={0} max={2_000} step={50} unit="ms" />
        </div>
        {blocks.length === records.length ? <EntranceField blocks={blocks} /> : null}
      </div>
    </Fold>
  );
}
