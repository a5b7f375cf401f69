import { useText } from "../../platform/language/use-text.ts";
import { SegmentedControl } from "../../ui/field/segmented-control.tsx";
import { useFrame, useFrameView } from "../frame/frame-view.ts";
import { OwnSections } from "./own-sections.tsx";
import { ReadySections } from "./ready-sections.tsx";

export interface SectionsPanelProps {
  /** Called when a section was added by a press. */
  onInserted(): void;
}

/** Sections that are ready to be put in, and those that the account has kept. */
export function SectionsPanel({ onInserted }: SectionsPanelProps) {
  const t = useText("library");
  const frame = useFrame();
  const shelf = useFrameView((view) => view.shelf);
  // What was kept meanwhile is listed too.
  const keptCount = useFrameView((view) => view.keptCount);
  return (
    <div className="flex flex-col gap-3 p-3">
      <SegmentedControl
        label={t("shelf")}
        value={shelf}
        onValueChange={(next) => frame.showShelf(next)}
        options={(["ready", "own"] as const).map((value) => ({ value, label: t(`shelves.${value}`) }))}
      />
      {shelf === "ready" ? <ReadySections onInserted={onInserted} /> : <OwnSections key={keptCount} onInserted={onInserted} />}
    </div>
  );
}
