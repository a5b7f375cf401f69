import { useText } from "../../../platform/language/use-text.ts";
import { Fold } from "../fold.tsx";
import { ColorRow } from "./rows/color-row.tsx";
import { KeywordRow } from "./rows/keyword-row.tsx";
import { LengthRow } from "./rows/length-row.tsx";
import { ShadowRow } from "./rows/shadow-row.tsx";
import { SidesRow } from "./rows/sides-row.tsx";

/** Its edge: line, corners, shadow. */
export function EdgeFold() {
  const t = useText("builder");
  return (
    <Fold title={t("style.parts.edge")}>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <div className="grid grid-cols-2 gap-3">
          <SidesRow
            label={t("style.borderWidth")}
            sides={["borderBlockStartWidth", "borderBlockEndWidth", "borderInlineStartWidth", "borderInlineEndWidth"]}
            along={{ borderStyle: { type: "keyword", value: "solid" } }}
          />
          <SidesRow label={t("style.radius")} sides={["radiusStartStart", "radiusStartEnd", "radiusEndStart", "radiusEndEnd"]} />
          <KeywordRow
            property="borderStyle"
            options={[{ value: "none" }, { value: "solid" }, { value: "dashed" }, { value: "dotted" }, { value: "double" }]}
          />
          <ColorRow property="borderColor" />
        </div>
        <ShadowRow />
        <Fold title={t("style.advanced")} isCompact>
          <div className="grid grid-cols-2 gap-3">
            <LengthRow property="borderBlockStartWidth" />
            <LengthRow property="borderBlockEndWidth" />
            <LengthRow property="borderInlineStartWidth" />
            <LengthRow property="borderInlineEndWidth" />
            <LengthRow property="radiusStartStart" />
            <LengthRow property="radiusStartEnd" />
            <LengthRow property="radiusEndStart" />
            <LengthRow property="radiusEndEnd" />
          </div>
        </Fold>
      </div>
    </Fold>
  );
}
