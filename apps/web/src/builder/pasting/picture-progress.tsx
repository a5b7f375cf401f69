import { X } from "lucide-react";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { useCanvasWorld } from "../canvas/canvas-provider.tsx";
import { useFrame } from "../frame/frame-view.ts";
import { holdBrowserLock } from "../save/hold-lock.ts";
import type { PastedPictures } from "./pasted-pictures.ts";
import { picturesOf } from "./pictures-of.ts";

/** How far the pictures of a paste are, and which did not come: nothing while there is nothing to tell. */
export function PictureProgress() {
  const { editor, home, canvas } = useCanvasWorld().commands;
  // What the page still waited for when it was left goes on once there is a page to draw pictures in.
  return home && canvas ? <Progress pictures={picturesOf(editor, home, canvas.document)} /> : null;
}

export function Progress({ pictures }: { readonly pictures: PastedPictures }) {
  const t = useText("builder");
  const view = useSyncExternalStore(
    useCallback((listener) => pictures.subscribe(listener), [pictures]),
    () => pictures.view,
  );
  const frame = useFrame();
  const { total, settled, failed } = view;
  const isUnderWay = settled < total;
  useEffect(() => {
    frame.pasted(pictures);
    void pictures.resume(holdBrowserLock);
  }, [frame, pictures]);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const stay = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", stay);
    return () => window.removeEventListener("beforeunload", stay);
  }, [isUnderWay]);
  if (!isUnderWay && failed === 0) return null;
  const words = isUnderWay ? t("clipboard.bringing", { settled, total }) : t("clipboard.failed", { count: failed });
  return (
    <div className="on-ink -translate-x-1/2 fixed bottom-40 left-1/2 z-40 flex w-80 max-w-[calc(100vw-2rem)] items-center gap-3 rounded-lg border border-line bg-raised p-3 text-ink text-tool shadow-float desktop:bottom-28">
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <span role="status">{words}</span>
        {isUnderWay ? <ProgressBar label={t("clipboard.pictures")} share={settled / total} text={words} /> : null}
      </div>
      {isUnderWay ? null : (
        <>
          <Button size="sm" onClick={() => void pictures.retry()}>
            {t("clipboard.again")}
          </Button>
          <IconButton size="sm" label={t("clipboard.dismiss")} icon={<X size={16} />} onClick={() => pictures.dismiss()} />
        </>
      )}
    </div>
  );
}
