import type { LengthUnit, StyleProperty } from "@vitrine/document";
import { useText } from "../../../../platform/language/use-text.ts";
import { useStyle } from "../style-target.ts";
import type { TextProperty } from "../style-words.ts";
import { LengthInput } from "./length-input.tsx";
import { StyleRow } from "./style-row.tsx";

export interface LengthRowProps {
  readonly property: StyleProperty & TextProperty;
  readonly unit?: LengthUnit;
  readonly least?: number;
}

export function LengthRow({ property, unit, least }: LengthRowProps) {
  const t = useText("builder");
  const style = useStyle(property);
  const label = t(`style.names.${property}`);
  return (
    <StyleRow label={label} style={style}>
      <LengthInput label={label} property={property} style={style} unit={unit} least={least} />
    </StyleRow>
  );
}
