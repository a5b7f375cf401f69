import { useEffect, useRef, useState } from "react";
import { useText } from "../platform/language/use-text.ts";
import { toast } from "../ui/feedback/toast.ts";
import { BuilderContext } from "./builder-context.ts";
import type { BuilderProps } from "./builder-props.ts";
import { CanvasProvider } from "./canvas/canvas-provider.tsx";
import { EditorContext } from "./editor/use-editor.ts";
import { Dialogs, PastedPicturesNote } from "./frame/dialogs.tsx";
import { Frame, FrameContext } from "./frame/frame-view.ts";
import { Workshop } from "./frame/workshop.tsx";
import { Header } from "./header/header.tsx";
import { SkipLinks } from "./header/skip-links.tsx";
import { InlineText } from "./inline-text/inline-text.tsx";
import { loadLater } from "./load-later.tsx";
import { OwnCode } from "./own-code/own-code.ts";
import { OwnCodeContext } from "./own-code/own-code-context.ts";
import { wantedKey } from "./pasting/wanted-key.ts";
import { PageReviewProvider } from "./review/page-review-provider.tsx";
import { AutosaveContext, useSaveState } from "./save/autosave-context.ts";
import type { EditingSession } from "./save/open-session.ts";
import { useEditingSession } from "./save/use-editing-session.ts";
import { useSaveMoments } from "./save/use-save-moments.ts";

const ConflictDialog = loadLater(async () => (await import("./save/trouble-dialogs.ts")).ConflictDialog);
const GoneDialog = loadLater(async () => (await import("./save/trouble-dialogs.ts")).GoneDialog);
const LeaveDialog = loadLater(async () => (await import("./frame/leave-dialog.tsx")).LeaveDialog);

/** Milliseconds without news of somebody else after which the next are worth saying: an editor elsewhere saves all the time. */
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
  // Null until it is first asked.
  const [isAskingToLeave, setAskingToLeave] = useState<boolean | null>(null);
  const [isGoneSeen, setGoneSeen] = useState(false);
  const [ownCode] = useState(() => new OwnCode(props.codeApprovals));
  const [frame] = useState(() => new Frame(localStorage, wantedKey(props.pageId)));
  useSaveMoments(autosave, ownCode);

  useEffect(() => {
    if (hasRestored && autosave.state.halt === null) toast.success({ title: t("save.restored"), desc: t("save.restoredText") });
  }, [hasRestored, autosave, t]);

  const { watch, isSection, isBarred = false } = props;
  const wasBarred = useRef(false);
  useEffect(() => {
    if (isBarred === wasBarred.current) return;
    wasBarred.current = isBarred;
    autosave.admit(isBarred);
    if (isBarred) toast.warning({ title: t("save.barred"), desc: t("save.detail.barred") });
    else toast.success({ title: t("save.admitted"), desc: t("save.admittedText") });
  }, [isBarred, autosave, t]);

  const seenNewerAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const watching = watch?.(
      (news) => {
        if (news.kind === "gone") setGoneSeen(false);
        if (!autosave.hear(news)) return;
        const now = performance.now();
        const isNothingNew = now - seenNewerAt.current < NEWER_QUIET_MS;
        seenNewerAt.current = now;
        if (!isNothingNew) toast.success({ title: t(isSection ? "save.newerSection" : "save.newer"), desc: t("save.newerText") });
      },
      () => autosave.following,
    );
    if (!watching) return undefined;
    const unsubscribe = autosave.subscribe(watching.look);
    return () => {
      unsubscribe();
      watching.stop();
    };
  }, [watch, isSection, autosave, t]);

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
    const isSaved = autosave.saveNow();
    const inTime = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), LEAVE_WAIT_MS);
    });
    if ((await Promise.race([isSaved, inTime])) && !frame.coming?.isBusy) props.onExit();
    else setAskingToLeave(true);
  };
  const leaveAnyway = (): void => {
    // It would wait for an opening that can never be.
    if (autosave.state.halt?.kind === "gone") autosave.forget();
    props.onExit();
  };

  return (
    <BuilderContext value={props}>
      <EditorContext value={editor}>
        <AutosaveContext value={autosave}>
          <OwnCodeContext value={ownCode}>
            <FrameContext value={frame}>
              <CanvasProvider>
                <PageReviewProvider ownCode={ownCode}>
                  <div className="on-ink flex h-dvh flex-col overflow-hidden">
                    <SkipLinks />
                    <Header onExit={() => void leave()} onGone={() => setGoneSeen(false)} />
                    <Workshop images={props.images} />
                  </div>
                  <InlineText />
                  <Dialogs />
                  <PastedPicturesNote />
                  <TroubleDialogs isGoneSeen={isGoneSeen} onGoneSeen={() => setGoneSeen(true)} />
                  {isAskingToLeave === null ? null : (
                    <LeaveDialog
                      isOpen={isAskingToLeave}
                      onOpenChange={setAskingToLeave}
                      onLeave={leaveAnyway}
                      onMissing={() => setAskingToLeave(null)}
                    />
                  )}
                </PageReviewProvider>
              </CanvasProvider>
            </FrameContext>
          </OwnCodeContext>
        </AutosaveContext>
      </EditorContext>
    </BuilderContext>
  );
}

/** What is asked when saving cannot go on by itself. */
function TroubleDialogs({ isGoneSeen, onGoneSeen }: { readonly isGoneSeen: boolean; onGoneSeen(): void }) {
  const { halt } = useSaveState();
  switch (halt?.kind) {
    case "conflict":
      return <ConflictDialog />;
    case "gone":
      return <GoneDialog isOpen={!isGoneSeen} onClose={onGoneSeen} />;
    default:
      return null;
  }
}
