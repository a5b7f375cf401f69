import { blockDefinition } from "@vitrine/blocks";
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
import { TextFold } from "./text-fold.tsx";

export interface StylePanelProps {
  readonly records: readonly (BlockRecord | PageRecord)[];
}

/** Kinds whose children lie in a grid of columns. */
const GRID_KINDS = ["columns"];
const PICTURE_KINDS = ["image", "video"];

/** How the chosen blocks look, at the width and in the state that are being edited. */
export function StylePanel({ records }: StylePanelProps) {
  const t = useText("builder");
  const editor = useEditor();
  const breakpoint = useEditorView((view) => view.breakpoint);
  const state = useEditorView((view) => view.state);
  const kinds = records.map((record) => (record.type === "block" ? record.kind : "page"));
  const isPage = kinds.includes("page");
  const holdsBlocks = kinds.every((kind) => Object.keys(blockDefinition(kind)?.slots ?? {}).length > 0);
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
        {isPage ? null : (
          <>
            {holdsBlocks ? <LayoutFold isGrid={kinds.every((kind) => GRID_KINDS.includes(kind))} /> : null}
            <TextFold />
            <Fold title={t("style.parts.spacing")} isOpenAtFirst>
              <div className="px-4 pb-4">
                <SpacingBox />
              </div>
            </Fold>
            <SizeFold isPicture={kinds.some((kind) => PICTURE_KINDS.includes(kind))} />
          </>
        )}
        <BackgroundFold />
        {isPage ? null : (
          <>
            <EdgeFold />
            <EffectsFold />
          </>
        )}
      </div>
    </StyleTargetContext>
  );
}
