import type { GradientValue, Paint } from "@vitrine/document";
import { useState } from "react";
import { useText } from "../../../../platform/language/use-text.ts";
import { SegmentedControl } from "../../../../ui/field/segmented-control.tsx";
import { useEditor } from "../../../editor/use-editor.ts";
import { LazyImagePicker } from "../../images/lazy-image-picker.ts";
import { StyleRow } from "../rows/style-row.tsx";
import { changeStyle, readStyle, type StyleChange, useStyle, useStyleTarget } from "../style-target.ts";
import { GradientField } from "./gradient-field.tsx";
import { PictureField } from "./picture-field.tsx";

/** How a picture lies in a background, where nobody has said otherwise: all over it, once, its middle in sight. */
const FIRST_FIT = {
  backgroundSize: { type: "keyword", value: "cover" },
  backgroundPosition: { type: "keyword", value: "center" },
  backgroundRepeat: { type: "keyword", value: "no-repeat" },
} as const satisfies StyleChange;
const FIT_NAMES = Object.keys(FIRST_FIT) as (keyof typeof FIRST_FIT)[];

/** What lies over the background colour: nothing, a gradient, or a picture. */
export function LayerRow() {
  const t = useText("builder");
  const editor = useEditor();
  const target = useStyleTarget();
  const style = useStyle("backgroundImage");
  const [isPicking, setPicking] = useState(false);
  const label = t("style.names.backgroundImage");
  const shown = style.value?.type === "gradient" || style.value?.type === "image" ? style.value.type : "none";
  const choose = (next: string): void => {
    if (next === "none") style.set({ type: "keyword", value: "none" });
    if (next === "gradient" && style.value?.type !== "gradient") style.set(firstGradient(editor.store.tokens().map(({ id }) => id)));
    if (next === "image") setPicking(true);
  };
  const pick = (imageId: string): void => {
    const missing = FIT_NAMES.filter((name) => readStyle(target, name).value === undefined);
    const fit = Object.fromEntries(missing.map((name) => [name, FIRST_FIT[name]]));
    changeStyle(editor, target, { ...fit, backgroundImage: { type: "image", imageId } });
  };
  return (
    <StyleRow label={label} style={style}>
      <div className="flex flex-col gap-3">
        <SegmentedControl<string>
          label={label}
          value={style.isMixed ? "" : shown}
          onValueChange={choose}
          options={[
            { value: "none", label: t("style.room.none") },
            { value: "gradient", label: t("style.gradient") },
            { value: "image", label: t("style.picture") },
          ]}
        />
        {style.value?.type === "gradient" ? <GradientField value={style.value} onChange={style.set} /> : null}
        {style.value?.type === "image" ? <PictureField imageId={style.value.imageId} onChange={() => setPicking(true)} /> : null}
      </div>
      {isPicking ? (
        <LazyImagePicker
          asksAlt={false}
          alt=""
          onClose={() => setPicking(false)}
          onMissing={() => setPicking(false)}
          onPick={(picked) => {
            pick(picked.reference.imageId);
            setPicking(false);
          }}
        />
      ) : null}
    </StyleRow>
  );
}

/** In the page's own colours, or in ours where it has not got them. */
function firstGradient(tokenIds: readonly string[]): GradientValue {
  const own = (id: string, other: string): Paint => (tokenIds.includes(id) ? { token: id } : other);
  return {
    type: "gradient",
    angle: 160,
    stops: [
      { color: own("color-button", "#0b6e7a"), at: 0 },
      { color: own("color-heading", "#14202b"), at: 100 },
    ],
  };
}
