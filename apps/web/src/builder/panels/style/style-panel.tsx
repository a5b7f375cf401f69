import type { StyleGroup } from "@vitrine/blocks";
import { type BlockRecord, type PageRecord, STYLE_STATES } from "@vitrine/document";
import { useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { SegmentedControl } from "../../../ui/field/segmented-control.tsx";
import { useEditor, useEditorView } from "../../editor/use-editor.ts";
import { Fold } from "../fold.tsx";
import { BackgroundFold } from "./background/background-fold.tsx";
import { EdgeFold } from "./edge-fold.tsx";
import { EffectsFold } from "./effects/effects-fold.tsx";
import { LayoutFold } from "./layout-fold.tsx";
import { EditedStyle } from "./named/edited-style.tsx";
import { StyleChips } from "./named/style-chips.tsx";
import { ResetMenu } from "./reset-menu.tsx";
import { SizeFold } from "./size-fold.tsx";
import { SpacingBox } from "./spacing-box.tsx";
import { StyleTargetContext } from "./style-target.ts";
import { takesStyle } from "./takes-style.ts";
import { TextFold } from "./text-fold.tsx";
import { useStylesById } from "./use-named-styles.ts";

export interface StylePanelProps {
  readonly records: readonly (BlockRecord | PageRecord)[];
}

/** How the chosen blocks look, or a named style of theirs, at the width and in the state that are being edited. */
export function StylePanel({ records }: StylePanelProps) {
  const t = useText("builder");
  const editor = useEditor();
  const breakpoint = useEditorView((view) => view.breakpoint);
  const state = useEditorView((view) => view.state);
  const named = useStylesById();
  const [editedId, setEditedId] = useState<string | null>(null);
  const [leftId, setLeftId] = useState<string | null>(null);
  const leave = (styleId: string): void => {
    setEditedId(null);
    setLeftId(styleId);
  };
  const edited = editedId === null ? undefined : named.get(editedId);
  const blocks = records.filter((record) => record.type === "block");
  const isPage = records.some(({ type }) => type === "page");
  const all = (group: StyleGroup): boolean => records.every((record) => takesStyle(record, group));
  return (
    <StyleTargetContext
      value={{
        records: edited ? [edited] : records,
        breakpoint,
        state: isPage ? "normal" : state,
        named,
        shownOn: edited && records.at(-1)?.id,
      }}
    >
      {edited ? <EditedStyle key={edited.id} style={edited} onBack={() => leave(edited.id)} /> : null}
      {edited || isPage ? null : <StyleChips blocks={blocks} named={named} leftId={leftId} onEdit={setEditedId} />}
      <div className="flex flex-col gap-2 border-b border-line px-4 py-3">
        <div className="flex items-center gap-2">
          <p className="flex-1 text-caption text-ink-soft">{t(`style.editing.${breakpoint}`)}</p>
          <ResetMenu />
        </div>
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
        {all("layout") ? <LayoutFold isGrid={all("grid")} isOwn={records.some((record) => takesStyle(record, "own"))} /> : null}
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
