import { PAGE_ID } from "@vitrine/document";
import { Layers, Plus, Settings2, SlidersHorizontal, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "../platform/language/use-text.ts";
import { IconButton } from "../ui/button/icon-button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { ConfirmDialog } from "../ui/popup/confirm-dialog.tsx";
import { BuilderContext } from "./builder-context.ts";
import type { BuilderProps } from "./builder-props.ts";
import { CanvasProvider } from "./canvas/canvas-provider.tsx";
import { CanvasFrame } from "./canvas/frame/canvas-frame.tsx";
import { EditorContext, useEditor, useRecord } from "./editor/use-editor.ts";
import { Header } from "./header/header.tsx";
import { INSPECTOR_PLACE, SkipLinks } from "./header/skip-links.tsx";
import { WidthSwitch } from "./header/width-switch.tsx";
import { InlineText } from "./inline-text/inline-text.tsx";
import { useShortcuts } from "./keyboard/use-shortcuts.ts";
import { loadLater } from "./load-later.tsx";
import { OwnCode } from "./own-code/own-code.ts";
import { OwnCodeContext } from "./own-code/own-code-context.ts";
import { Palette } from "./palette/palette.tsx";
import { Inspector } from "./panels/inspector.tsx";
import { AutosaveContext } from "./save/autosave-context.ts";
import { ConflictDialog } from "./save/conflict-dialog.tsx";
import { GoneDialog } from "./save/gone-dialog.tsx";
import type { EditingSession } from "./save/open-session.ts";
import { useEditingSession } from "./save/use-editing-session.ts";
import { useSaveMoments } from "./save/use-save-moments.ts";
import { usePreloadedParts } from "./use-preloaded-parts.ts";

const LayersPanel = loadLater(async () => (await import("./layers/layers-panel.tsx")).LayersPanel);

/** Milliseconds before it is worth saying again that somebody else saves: an editor elsewhere does so every few seconds. */
const NEWER_QUIET_MS = 60_000;
/** Milliseconds that leaving waits for the last save. */
const LEAVE_WAIT_MS = 3_000;

/** The page editor: given a document and a way to save it, it knows nothing else of the product. */
export function Builder(props: BuilderProps) {
  const session = useEditingSession(props);
  return session ? <OpenBuilder {...props} session={session} /> : <div className="on-ink h-dvh bg-surface" />;
}

function OpenBuilder({ session: { editor, autosave, hasRestored }, ...props }: BuilderProps & { readonly session: EditingSession }) {
  const t = useText("builder");
  const [isAskingToLeave, setAskingToLeave] = useState(false);
  const [isGoneSeen, setGoneSeen] = useState(false);
  const [ownCode] = useState(() => new OwnCode(props.codeApprovals));
  useSaveMoments(autosave);
  useEffect(() => () => void ownCode.settled(), [ownCode]);

  useEffect(() => {
    if (hasRestored && autosave.state.halt === null) toast.success({ title: t("save.restored"), desc: t("save.restoredText") });
  }, [hasRestored, autosave, t]);

  const { watch } = props;
  const saidNewerAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(
    () =>
      watch?.((newer) => {
        const now = performance.now();
        if (!autosave.seeNewer(newer) || now - saidNewerAt.current < NEWER_QUIET_MS) return;
        saidNewerAt.current = now;
        toast.success({ title: t("save.newer"), desc: t("save.newerText") });
      }),
    [watch, autosave, t],
  );

  useEffect(
    () => editor.subscribePartialMoves(() => void toast.warning({ title: t("save.partial"), desc: t("save.partialText") })),
    [editor, t],
  );

  // What floats (menus, dialogs, toasts) stands beside this tree, and is part of the dark workshop all the same.
  useEffect(() => {
    document.body.classList.add("on-ink");
    return () => document.body.classList.remove("on-ink");
  }, []);

  const leave = async (): Promise<void> => {
    autosave.flush();
    const inTime = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), LEAVE_WAIT_MS);
    });
    if (await Promise.race([autosave.settled(), inTime])) props.onExit();
    else setAskingToLeave(true);
  };
  const isGone = autosave.state.halt?.kind === "gone";
  const leaveAnyway = (): void => {
    // It would wait for an opening that can never be.
    if (isGone) autosave.forget();
    props.onExit();
  };

  return (
    <BuilderContext value={props}>
      <EditorContext value={editor}>
        <AutosaveContext value={autosave}>
          <OwnCodeContext value={ownCode}>
            <CanvasProvider>
              <div className="on-ink flex h-dvh flex-col overflow-hidden">
                <SkipLinks />
                <Header onExit={() => void leave()} onGone={() => setGoneSeen(false)} />
                <Workshop images={props.images} />
              </div>
              <InlineText />
              <ConflictDialog />
              <GoneDialog isOpen={!isGoneSeen} onClose={() => setGoneSeen(true)} />
              <ConfirmDialog
                open={isAskingToLeave}
                onOpenChange={setAskingToLeave}
                title={t("save.leaveTitle")}
                text={isGone ? t("save.leaveGone") : autosave.isKept ? t("save.leaveKept") : t("save.leaveLost")}
                confirmLabel={t("save.leave")}
                isDangerous={isGone || !autosave.isKept}
                onConfirm={leaveAnyway}
              />
            </CanvasProvider>
          </OwnCodeContext>
        </AutosaveContext>
      </EditorContext>
    </BuilderContext>
  );
}

/** Pixels under which a window is a telephone's, and shows the page as one does. */
const NARROW_WINDOW = 600;

type Drawer = "add" | "layers" | "inspect";

/** Drawers left and right of the page; on narrow windows one of them at a time, as a sheet over it. */
function Workshop({ images }: Pick<BuilderProps, "images">) {
  const t = useText("builder");
  const editor = useEditor();
  const page = useRecord(PAGE_ID);
  const [left, setLeft] = useState<"add" | "layers">("add");
  const [sheet, setSheet] = useState<Drawer | null>(null);
  useShortcuts();
  usePreloadedParts();
  useEffect(() => {
    if (window.innerWidth < NARROW_WINDOW) editor.look({ breakpoint: "mobile" });
  }, [editor]);
  const show = (drawer: Drawer): void => {
    setSheet(sheet === drawer ? null : drawer);
    if (drawer !== "inspect") setLeft(drawer);
  };
  const openPage = (): void => {
    editor.select(PAGE_ID);
    setSheet("inspect");
  };
  return (
    <div className="flex min-h-0 flex-1 not-wide:flex-col-reverse">
      <nav
        aria-label={t("chrome.tools")}
        className="flex shrink-0 gap-1 border-line bg-surface p-1.5 wide:w-12 wide:flex-col wide:items-center wide:border-r not-wide:justify-around not-wide:border-t"
      >
        <IconButton
          label={t("chrome.add")}
          tooltipSide="right"
          icon={<Plus size={18} />}
          size="sm"
          isActive={left === "add"}
          onClick={() => show("add")}
        />
        <IconButton
          label={t("chrome.layers")}
          tooltipSide="right"
          icon={<Layers size={18} />}
          size="sm"
          isActive={left === "layers"}
          onClick={() => show("layers")}
        />
        <IconButton label={t("chrome.page")} tooltipSide="right" icon={<Settings2 size={18} />} size="sm" onClick={openPage} />
        <span className="contents wide:hidden">
          <IconButton
            label={t("chrome.inspect")}
            icon={<SlidersHorizontal size={18} />}
            size="sm"
            isActive={sheet === "inspect"}
            onClick={() => show("inspect")}
          />
          <WidthSwitch />
        </span>
      </nav>
      <div className="relative flex min-h-0 min-w-0 flex-1">
        <DrawerFrame
          side="left"
          label={left === "add" ? t("chrome.add") : t("chrome.layers")}
          isSheetOpen={sheet === left}
          onClose={() => setSheet(null)}
        >
          {left === "add" ? <Palette onInserted={() => setSheet(null)} /> : <LayersPanel />}
        </DrawerFrame>
        <main className="flex min-h-0 min-w-0 flex-1">
          <CanvasFrame images={images} pageLanguage={page?.type === "page" ? page.language : "pt"} />
        </main>
        <DrawerFrame
          id={INSPECTOR_PLACE}
          side="right"
          label={t("chrome.inspect")}
          isSheetOpen={sheet === "inspect"}
          onClose={() => setSheet(null)}
        >
          <Inspector />
        </DrawerFrame>
      </div>
    </div>
  );
}

interface DrawerFrameProps {
  readonly id?: string;
  readonly side: "left" | "right";
  readonly label: string;
  readonly isSheetOpen: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

/** Beside the page where there is room; elsewhere a sheet from below, shown while it is open. */
function DrawerFrame({ id, side, label, isSheetOpen, children, onClose }: DrawerFrameProps) {
  const t = useText("builder");
  return (
    <aside
      id={id}
      aria-label={label}
      className={`relative flex min-h-0 flex-col border-line bg-surface outline-none wide:shrink-0 ${
        side === "left" ? "wide:w-62 wide:border-r" : "wide:w-74 wide:border-l"
      } not-wide:absolute not-wide:inset-x-0 not-wide:bottom-0 not-wide:z-20 not-wide:h-[58%] not-wide:rounded-t-lg not-wide:border-t not-wide:shadow-float ${
        isSheetOpen ? "" : "not-wide:hidden"
      }`}
      onKeyDown={(event) => {
        if (event.key === "Escape" && isSheetOpen) onClose();
      }}
    >
      <span className="absolute top-1 right-1 z-10 rounded-sm bg-surface wide:hidden">
        <IconButton label={t("chrome.closeSheet")} icon={<X size={18} />} size="sm" onClick={onClose} />
      </span>
      <div className={`flex min-h-0 flex-1 flex-col overflow-y-auto ${side === "left" ? "not-wide:pt-8" : ""}`}>{children}</div>
    </aside>
  );
}
