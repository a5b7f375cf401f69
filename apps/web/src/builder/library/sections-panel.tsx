import type { ReactNode } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { SegmentedControl } from "../../ui/field/segmented-control.tsx";
import { useBuilder } from "../builder-context.ts";
import { useFrame, useFrameView } from "../frame/frame-view.ts";
import { loadLater } from "../load-later.tsx";
import { OwnSections } from "./own-sections.tsx";
import { ReadySections } from "./ready-sections.tsx";

const SyncedShelf = loadLater(async () => (await import("../sections/synced-shelf.tsx")).SyncedShelf, null, "sections");

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
  const { synced, isSection } = useBuilder();
  // A section has no other in it.
  const hasSynced = synced !== undefined && !isSection;
  const keptCount = useFrameView((view) => view.keptCount);
  return (
    <div className="flex flex-col gap-3 p-3">
      <SegmentedControl
        label={t("shelf")}
        value={shelf}
        onValueChange={(next) => frame.showShelf(next)}
        options={(["ready", "own"] as const).map((value) => ({ value, label: t(`shelves.${value}`) }))}
      />
      {shelf === "ready" ? (
        <ReadySections onInserted={onInserted} />
      ) : hasSynced && synced ? (
        <>
          <Group title={t("shelves.synced")}>
            <SyncedShelf key={keptCount} synced={synced} onInserted={onInserted} />
          </Group>
          <Group title={t("shelves.kept")}>
            <OwnSections key={keptCount} onInserted={onInserted} />
          </Group>
        </>
      ) : (
        <OwnSections key={keptCount} onInserted={onInserted} />
      )}
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-caption font-medium text-ink-faint">{title}</h2>
      {children}
    </section>
  );
}
