import type { StyleProperty } from "@vitrine/document";
import { useText } from "../../../../platform/language/use-text.ts";
import { ColorField } from "../color/color-field.tsx";
import { useStyle } from "../style-target.ts";
import type { TextProperty } from "../style-words.ts";
import { StyleRow } from "./style-row.tsx";

export interface ColorRowProps {
  readonly property: StyleProperty & TextProperty;
}

export function ColorRow({ property }: ColorRowProps) {
  const t = useText("builder");
  const style = useStyle(property);
  const label = t(`style.names.${property}`);
  const value = style.value?.type === "color" || style.value?.type === "token" ? style.value : undefined;
  return (
    <StyleRow label={label} style={style}>
      <ColorField label={label} value={style.isMixed ? undefined : value} drawn={style.isMixed ? "" : style.drawn} onChange={style.set} />
    </StyleRow>
  );
}
