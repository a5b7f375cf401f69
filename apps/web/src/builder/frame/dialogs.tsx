import { useBuilder } from "../builder-context.ts";
import { loadLater } from "../load-later.tsx";
import { useFrame, useFrameView } from "./frame-view.ts";

const PreviewDialog = loadLater(async () => (await import("../header/preview-dialog.tsx")).PreviewDialog);
const PublishDialog = loadLater(async () => (await import("../publish/publish-dialog.tsx")).PublishDialog, null, "review", "publish");
const DownloadDialog = loadLater(async () => (await import("../publish/download/download-dialog.tsx")).DownloadDialog, null, "publish");
const KeepDialog = loadLater(async () => (await import("../library/keep-dialog.tsx")).KeepDialog, null, "library");
const SyncedDialog = loadLater(async () => (await import("../sections/synced-dialog.tsx")).SyncedDialog, null, "sections");
const CommandPalette = loadLater(async () => (await import("../command-palette/command-palette.tsx")).CommandPalette, null, "sections");
const MoveToDialog = loadLater(async () => (await import("../moving/move-to-dialog.tsx")).MoveToDialog);
const PictureProgress = loadLater(async () => (await import("../pasting/picture-progress.tsx")).PictureProgress);
const FindBar = loadLater(async () => (await import("../finding/find-bar.tsx")).FindBar);
const Tour = loadLater(async () => (await import("../guide/tour.tsx")).Tour, null, "guide");
const NewsDialog = loadLater(async () => (await import("../guide/news-dialog.tsx")).NewsDialog, null, "guide");

/** How far the pictures of pastes are, once there were any. */
export function PastedPicturesNote() {
  return useFrameView((view) => view.hasPasted) ? <PictureProgress /> : null;
}

/** What is open over the whole editor. */
export function Dialogs() {
  const frame = useFrame();
  const { liveUrl } = useBuilder();
  const opened = useFrameView((view) => view.opened);
  const close = (): void => frame.open(null);
  switch (opened?.type) {
    case "preview":
      return <PreviewDialog onClose={close} onMissing={close} />;
    case "publish":
      return <PublishDialog liveUrl={liveUrl} onClose={close} onMissing={close} />;
    case "download":
      return <DownloadDialog onClose={close} onMissing={close} />;
    case "keep":
      return <KeepDialog subject={opened.subject} onClose={close} onMissing={close} />;
    case "synced":
      return <SyncedDialog subject={opened} onClose={close} onMissing={close} />;
    case "palette":
      return <CommandPalette onClose={close} onMissing={close} />;
    case "moveTo":
      return <MoveToDialog onClose={close} onMissing={close} />;
    case "find":
      return <FindBar onClose={close} onMissing={close} />;
    case "tour":
      return <Tour onEnd={close} onMissing={close} />;
    case "news":
      return <NewsDialog onClose={close} onMissing={close} />;
    default:
      return null;
  }
}
