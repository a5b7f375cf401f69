import { useBuilder } from "../builder-context.ts";
import type { SyncedSubject } from "../frame/frame-view.ts";
import { NameDialog } from "./name-dialog.tsx";
import { PagesDialog } from "./pages-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

export { PagesDialog } from "./pages-dialog.tsx";

export interface SyncedDialogProps {
  readonly subject: SyncedSubject;
  onClose(): void;
}

/** What is asked about a synced section, or told of it. */
export function SyncedDialog({ subject, onClose }: SyncedDialogProps) {
  const { synced } = useBuilder();
  switch (subject.what) {
    case "pages":
      return <PagesDialog {...subject} synced={synced} onClose={onClose} />;
    case "remove":
      return <RemoveDialog {...subject} onClose={onClose} />;
    default:
      return <NameDialog subject={subject} onClose={onClose} />;
  }
}
