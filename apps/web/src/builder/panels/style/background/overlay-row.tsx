import { type OverlayValue, sameJson } from "@vitrine/document";
import { useText } from "../../../../platform/language/use-text.ts";
import { NumberField } from "../../../../ui/field/number-field.tsx";
import { SegmentedControl } from "../../../../ui/field/segmented-control.tsx";
import { useTokens } from "../../use-tokens.ts";
import { ColorField } from "../color/color-field.tsx";
import { colorOf, paintOf, shownPaint } from "../color/paint.ts";
import { StyleRow } from "../rows/style-row.tsx";
import { useStyle } from "../style-target.ts";

/** By feel: dark under white words, light under dark ones. */
const PRESETS = {
  dark: { type: "overlay", color: "#000000", opacity: 0.5 },
  light: { type: "overlay", color: "#ffffff", opacity: 0.7 },
} as const satisfies Record<string, OverlayValue>;
const NAMES = ["dark", "light"] as const;

/** A colour over the picture, so that what is written there can be read. */
export function OverlayRow() {
  const t = useText("builder");
  const style = useStyle("backgroundOverlay");
  const tokens = useTokens("color");
  const label = t("style.names.backgroundOverlay");
  const value = style.value?.type === "overlay" ? style.value : null;
  const preset = NAMES.find((name) => sameJson(PRESETS[name], value)) ?? (value ? "" : "none");
  return (
    <StyleRow label={label} style={style}>
      <div className="flex flex-col gap-3">
        <SegmentedControl<string>
          label={label}
          value={style.isMixed ? "" : preset}
          onValueChange={(next) => {
            const name = NAMES.find((each) => each === next);
            style.set(name ? PRESETS[name] : { type: "keyword", value: "none" });
          }}
          options={[
            { value: "none", label: t("style.room.none") },
            ...NAMES.map((name) => ({ value: name, label: t(`style.overlay.${name}`) })),
          ]}
        />
        {value ? (
          <div className="grid grid-cols-[1fr_72px] items-end gap-2">
            <ColorField
              label={t("style.overlay.color")}
              value={colorOf(value.color)}
              drawn={shownPaint(value.color, tokens)}
              onChange={(color) => style.set({ ...value, color: paintOf(color) })}
            />
            <NumberField
              label={t("style.overlay.opacity")}
              isLabelHidden
              unit="%"
              min={0}
              max={100}
              value={Math.round(value.opacity * 100)}
              onValueChange={(next) => {
                if (next !== null) style.set({ ...value, opacity: next / 100 });
              }}
            />
          </div>
        ) : null}
      </div>
    </StyleRow>
  );
}
