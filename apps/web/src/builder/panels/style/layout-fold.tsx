import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  ArrowDown,
  ArrowRight,
  StretchHorizontal,
} from "lucide-react";
import { useText } from "../../../platform/language/use-text.ts";
import { Fold } from "../fold.tsx";
import { KeywordRow } from "./rows/keyword-row.tsx";
import { LengthRow } from "./rows/length-row.tsx";
import { NumberRow } from "./rows/number-row.tsx";

const SIZE = 15;

export interface LayoutFoldProps {
  readonly isGrid: boolean;
  /** Whether it runs as its kind says, whatever direction a style has. */
  readonly isOwn: boolean;
}

/** How a container lays out what it holds. */
export function LayoutFold({ isGrid, isOwn }: LayoutFoldProps) {
  const t = useText("builder");
  return (
    <Fold title={t("style.parts.layout")} isOpenAtFirst>
      <div className="flex flex-col gap-3 px-4 pb-4">
        {isGrid ? <NumberRow property="gridColumns" min={1} max={12} /> : null}
        {isGrid || isOwn ? null : (
          <KeywordRow
            property="direction"
            options={[
              { value: "column", icon: <ArrowDown size={SIZE} /> },
              { value: "row", icon: <ArrowRight size={SIZE} /> },
            ]}
          />
        )}
        <KeywordRow
          property="alignItems"
          options={[
            { value: "start", icon: <AlignStartVertical size={SIZE} /> },
            { value: "center", icon: <AlignCenterVertical size={SIZE} /> },
            { value: "end", icon: <AlignEndVertical size={SIZE} /> },
            { value: "stretch", icon: <StretchHorizontal size={SIZE} /> },
          ]}
        />
        <KeywordRow
          property="justifyContent"
          options={[
            { value: "start", icon: <AlignStartHorizontal size={SIZE} /> },
            { value: "center", icon: <AlignCenterHorizontal size={SIZE} /> },
            { value: "end", icon: <AlignEndHorizontal size={SIZE} /> },
            { value: "space-between", icon: <AlignHorizontalSpaceBetween size={SIZE} /> },
          ]}
        />
        <LengthRow property="gap" />
        <Fold title={t("style.advanced")} isCompact>
          <div className="grid grid-cols-2 gap-3">
            {isOwn ? null : <KeywordRow property="wrap" options={[{ value: "nowrap" }, { value: "wrap" }]} />}
            <LengthRow property="rowGap" />
            <LengthRow property="columnGap" />
          </div>
        </Fold>
      </div>
    </Fold>
  );
}
