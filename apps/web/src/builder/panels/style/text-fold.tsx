import { CaseSensitive, Italic, TextAlignCenter, TextAlignEnd, TextAlignJustify, TextAlignStart } from "lucide-react";
import { useText } from "../../../platform/language/use-text.ts";
import { Fold } from "../fold.tsx";
import { ColorRow } from "./rows/color-row.tsx";
import { FontRow } from "./rows/font-row.tsx";
import { KeywordRow } from "./rows/keyword-row.tsx";
import { LengthRow } from "./rows/length-row.tsx";
import { NumberRow } from "./rows/number-row.tsx";

const SIZE = 15;

/** How words look. */
export function TextFold() {
  const t = useText("builder");
  return (
    <Fold title={t("style.parts.text")} isOpenAtFirst>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <FontRow />
        <div className="grid grid-cols-2 gap-3">
          <LengthRow property="fontSize" />
          <NumberRow property="fontWeight" min={100} max={900} step={100} />
          <LengthRow property="lineHeight" />
          <ColorRow property="color" />
        </div>
        <KeywordRow
          property="textAlign"
          options={[
            { value: "start", icon: <TextAlignStart size={SIZE} /> },
            { value: "center", icon: <TextAlignCenter size={SIZE} /> },
            { value: "end", icon: <TextAlignEnd size={SIZE} /> },
            { value: "justify", icon: <TextAlignJustify size={SIZE} /> },
          ]}
        />
        <Fold title={t("style.advanced")} isCompact>
          <div className="grid grid-cols-2 gap-3">
            <LengthRow property="letterSpacing" unit="em" least={-10} />
            <KeywordRow
              property="fontStyle"
              options={[
                { value: "normal", icon: <CaseSensitive size={SIZE} /> },
                { value: "italic", icon: <Italic size={SIZE} /> },
              ]}
            />
            <KeywordRow
              property="textTransform"
              options={[{ value: "none" }, { value: "uppercase" }, { value: "lowercase" }, { value: "capitalize" }]}
            />
            <KeywordRow property="textDecoration" options={[{ value: "none" }, { value: "underline" }, { value: "line-through" }]} />
            <KeywordRow property="textWrap" options={[{ value: "wrap" }, { value: "balance" }, { value: "pretty" }]} />
          </div>
        </Fold>
      </div>
    </Fold>
  );
}
