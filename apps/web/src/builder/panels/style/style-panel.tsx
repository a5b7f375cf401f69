import type { StyleGroup } from "@vitrine/blocks";
import { type BlockRecord, type PageRecord, STYLE_STATES } from "@vitrine/document";
import { useText } from "../../../platform/language/use-text.ts";
import { SegmentedControl } from "../../../ui/field/segmented-control.tsx";
import { useEditor, useEditorView } from "../../editor/use-editor.ts";
import { Fold } from "../fold.tsx";
import { LayoutFold } from "./layout-fold.tsx";
import { SizeFold } from "./size-fold.tsx";
import { SpacingBox } from "./spacing-box.tsx";
import { StyleTargetContext } from "./style-target.ts";
import { BackgroundFold, EdgeFold, EffectsFold } from "./surface-folds.tsx";
import { takesStyle } from "./takes-style.ts";
import { TextFold } from "./text-fold.tsx";

export interface StylePanelProps {
  readonly records: readonly (BlockRecord | PageRecord)[];
}

/** How the chosen blocks look, at the width and in the state that are being edited. */
export function StylePanel({ records }: StylePanelProps) {
  const t = useText("builder");
  const editor = useEditor();
  const breakpoint = useEditorView((view) => view.breakpoint);
  const state = useEditorView((view) => view.state);
  const isPage = records.some(({ type }) => type === "page");
  const all = (group: StyleGroup): boolean => records.every((record) => takesStyle(record, group));
  return (
    <StyleTargetContext value={{ records, breakpoint, state: isPage ? "normal" : state }}>
      <div className="flex flex-col gap-2 border-b border-line px-4 py-3">
        <p className="text-caption text-ink-soft">{t(`style.editing.${breakpoint}`)}</p>
        {isPage ? null : (
          <SegmentedControl
            label={t("style.state")}
            value={state}
            onValueChange={(next) => editor.look({ state: next })}
            options={STYLE_STATES.map((value) => ({ value, label: t(`style.states.${value}`) }))}
          />
        )}
      </div>
      <div className="divide-y divide-line">
        {all("layout") ? <LayoutFold isGrid={all("grid")} /> : null}
        {all("text") ? <TextFold /> : null}
        {all("spacing") ? (
          <Fold title={t("style.parts.spacing")} isOpenAtFirst>
            <div className="px-4 pb-4">
              <SpacingBox />
            </div>
          </Fold>
        ) : null}
        {all("size") ? <SizeFold isPicture={records.some((record) => takesStyle(record, "picture"))} /> : null}
        {all("background") ? <BackgroundFold /> : null}
        {all("edge") ? <EdgeFold /> : null}
        {all("effects") ? <EffectsFold /> : null}
      </div>
    </StyleTargetContext>
  );
}
