import { ArrowLeft, ExternalLink, Eye, Redo2, Undo2 } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { useBuilder } from "../builder-context.ts";
import { useEditor } from "../editor/use-editor.ts";
import { useFrame } from "../frame/frame-view.ts";
import { loadLater } from "../load-later.tsx";
import { useFirstSign } from "../use-preloaded-parts.ts";
import { PageMenu } from "./page-menu.tsx";
import { PageName } from "./page-name.tsx";
import { SaveButton } from "./save-button.tsx";
import { SaveNote, type SaveNoteProps } from "./save-note.tsx";
import { WidthSwitch } from "./width-switch.tsx";

const PageHealth = loadLater(async () => (await import("../review/page-health.tsx")).PageHealth, null, "review");

export interface HeaderProps extends SaveNoteProps {
  onExit(): void;
}

/** What concerns the page as a whole. */
export function Header({ onExit, onGone }: HeaderProps) {
  const t = useText("builder");
  const editor = useEditor();
  const frame = useFrame();
  const { liveUrl, isSection, pageId, pageTitle } = useBuilder();
  const listen = (listener: () => void): (() => void) => editor.subscribeView(listener);
  const canUndo = useSyncExternalStore(listen, () => editor.canUndo);
  const canRedo = useSyncExternalStore(listen, () => editor.canRedo);
  const isSomebodyThere = useFirstSign(undefined);
  return (
    <header className="flex h-13 shrink-0 items-center gap-1 border-b border-line bg-surface px-2 not-desktop:gap-0 not-desktop:px-1">
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
      <SaveButton />
      <div className="mx-auto not-wide:hidden" data-tour="widths">
        <WidthSwitch />
      </div>
      <div className="ml-auto flex items-center gap-1 not-desktop:gap-0">
        <span className="flex not-desktop:hidden">{isSomebodyThere && !isSection ? <PageHealth /> : null}</span>
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
        {isSection ? (
          <Button size="sm" variant="primary" onClick={() => frame.open({ type: "synced", what: "pages", id: pageId, name: pageTitle })}>
            {t("header.sectionPages")}
          </Button>
        ) : (
          <>
            <IconButton label={t("header.preview")} icon={<Eye size={18} />} onClick={() => frame.open({ type: "preview" })} />
            <PageMenu />
            <span data-tour="publish">
              <Button size="sm" variant="primary" onClick={() => frame.open({ type: "publish" })}>
                {t("header.publish")}
              </Button>
            </span>
          </>
        )}
      </div>
    </header>
  );
}
