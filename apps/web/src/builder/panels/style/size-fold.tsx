import { useText } from "../../../platform/language/use-text.ts";
import { Fold } from "../fold.tsx";
import { KeywordRow } from "./rows/keyword-row.tsx";
import { LengthRow } from "./rows/length-row.tsx";
import { NumberRow } from "./rows/number-row.tsx";

/** How large a block is, and how it stands among its neighbours. */
export function SizeFold({ isPicture }: { readonly isPicture: boolean }) {
  const t = useText("builder");
  return (
    <Fold title={t("style.parts.size")}>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <div className="grid grid-cols-2 gap-3">
          <LengthRow property="width" />
          <LengthRow property="maxWidth" />
          <LengthRow property="height" />
          <LengthRow property="minHeight" />
        </div>
        {isPicture ? <KeywordRow property="objectFit" options={[{ value: "cover" }, { value: "contain" }, { value: "fill" }]} /> : null}
        <Fold title={t("style.advanced")} isCompact>
          <div className="grid grid-cols-2 gap-3">
            <LengthRow property="minWidth" />
            <LengthRow property="maxHeight" />
            <KeywordRow
              property="alignSelf"
              options={[{ value: "auto" }, { value: "start" }, { value: "center" }, { value: "end" }, { value: "stretch" }]}
            />
            <NumberRow property="grow" min={0} max={12} />
            <NumberRow property="aspectRatio" min={0.1} max={10} step={0.1} />
            <KeywordRow property="overflow" options={[{ value: "visible" }, { value: "hidden" }, { value: "auto" }]} />
            <KeywordRow property="position" options={[{ value: "static" }, { value: "relative" }, { value: "sticky" }]} />
            <LengthRow property="insetBlockStart" least={-10_000} />
            <NumberRow property="zIndex" min={-10} max={100} />
            <NumberRow property="order" min={-20} max={20} />
          </div>
        </Fold>
      </div>
    </Fold>
  );
}
