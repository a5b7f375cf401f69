import { type StyleValue, sameJson } from "@vitrine/document";
import { useText } from "../../../../platform/language/use-text.ts";
import { SegmentedControl } from "../../../../ui/field/segmented-control.tsx";
import { Fold } from "../../fold.tsx";
import { useTokens } from "../../use-tokens.ts";
import { useStyle } from "../style-target.ts";
import { ShadowEditor } from "./shadow-editor.tsx";
import { StyleRow } from "./style-row.tsx";
import { TokenMenu } from "./token-menu.tsx";

const PRESETS = {
  none: { type: "keyword", value: "none" },
  small: { type: "shadow", layers: [{ x: 0, y: 1, blur: 3, spread: 0, color: "#14202b29" }] },
  medium: { type: "shadow", layers: [{ x: 0, y: 6, blur: 20, spread: -2, color: "#14202b2e" }] },
  large: { type: "shadow", layers: [{ x: 0, y: 18, blur: 48, spread: -6, color: "#14202b3d" }] },
} as const satisfies Record<string, StyleValue>;

const NAMES = ["none", "small", "medium", "large"] as const;

/** The shadow: four by feel or one of the page's, then exactly. */
export function ShadowRow() {
  const t = useText("builder");
  const style = useStyle("boxShadow");
  const tokens = useTokens("shadow");
  const label = t("style.names.boxShadow");
  const { value } = style;
  const token = value?.type === "token" ? tokens.find(({ id }) => id === value.id) : undefined;
  const preset = NAMES.find((name) => sameJson(PRESETS[name], value)) ?? (value ? "custom" : "none");
  const { layers } = (value?.type === "shadow" ? value : token?.value) ?? PRESETS.medium;
  return (
    <StyleRow label={label} style={style}>
      <SegmentedControl<string>
        label={label}
        value={style.isMixed ? "" : preset}
        options={NAMES.map((name) => ({ value: name, label: t(`style.room.${name}`) }))}
        onValueChange={(next) => {
          const name = NAMES.find((each) => each === next);
          if (name) style.set(PRESETS[name]);
        }}
      />
      <Fold title={t("style.exactly")} isCompact actions={<TokenMenu kind="shadow" label={label} style={style} isNamed />}>
        <ShadowEditor layers={layers} onChange={(next) => style.set({ type: "shadow", layers: next })} />
      </Fold>
    </StyleRow>
  );
}
