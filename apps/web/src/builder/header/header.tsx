import { ArrowLeft, ExternalLink, Eye, Redo2, Undo2 } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { useBuilder } from "../builder-context.ts";
import { useEditor } from "../editor/use-editor.ts";
import { loadLater } from "../load-later.tsx";
import { PageName } from "./page-name.tsx";
import { SaveNote, type SaveNoteProps } from "./save-note.tsx";
import { WeightMeter } from "./weight-meter.tsx";
import { WidthSwitch } from "./width-switch.tsx";

const PreviewDialog = loadLater(async () => (await import("./preview-dialog.tsx")).PreviewDialog);
const PublishDialog = loadLater(async () => (await import("./publish-dialog.tsx")).PublishDialog);

export interface HeaderProps extends SaveNoteProps {
  onExit(): void;
}

/** What concerns the page as a whole. */
export function Header({ onExit, onGone }: HeaderProps) {
  const t = useText("builder");
  const editor = useEditor();
  const builder = useBuilder();
  const [liveUrl, setLiveUrl] = useState(builder.liveUrl);
  const [opened, setOpened] = useState<"preview" | "publish" | null>(null);
  const listen = (listener: () => void): (() => void) => editor.subscribeView(listener);
  const canUndo = useSyncExternalStore(listen, () => editor.canUndo);
  const canRedo = useSyncExternalStore(listen, () => editor.canRedo);
  return (
    <header className="flex h-13 shrink-0 items-center gap-1 border-b border-line bg-surface px-2">
      <IconButton label={t("header.exit")} icon={<ArrowLeft size={18} />} onClick={onExit} />
      <PageName />
      <IconButton label={t("header.undo")} shortcut="Ctrl Z" icon={<Undo2 size={17} />} disabled={!canUndo} onClick={() => editor.undo()} />
      <IconButton
        label={t("header.redo")}
        shortcut="Ctrl Shift Z"
        icon={<Redo2 size={17} />}
        disabled={!canRedo}
        onClick={() => editor.redo()}
      />
      <SaveNote onGone={onGone} />
      <div className="mx-auto not-wide:hidden">
        <WidthSwitch />
      </div>
      <div className="ml-auto flex items-center gap-1">
        <span className="not-desktop:hidden">
          <WeightMeter />
        </span>
        {liveUrl ? (
          <a
            href={liveUrl}
            target="_blank"
            rel="noopener"
            className="inline-flex h-8 items-center gap-1.5 rounded-sm px-2 text-caption text-ink-soft hover:bg-hover hover:text-ink not-wide:hidden"
          >
            <span aria-hidden="true" className="size-2 rounded-pill bg-manga" />
            {t("header.live")}
            <ExternalLink size={12} aria-hidden="true" />
          </a>
        ) : null}
        <IconButton label={t("header.preview")} icon={<Eye size={18} />} onClick={() => setOpened("preview")} />
        <Button size="sm" variant="primary" onClick={() => setOpened("publish")}>
          {t("header.publish")}
        </Button>
      </div>
      {opened === "preview" ? <PreviewDialog onClose={() => setOpened(null)} /> : null}
      {opened === "publish" ? <PublishDialog liveUrl={liveUrl} onClose={() => setOpened(null)} onPublished={setLiveUrl} /> : null}
    </header>
  );
}
