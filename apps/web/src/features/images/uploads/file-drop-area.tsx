import { clsx } from "clsx";
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";

export interface FileDropAreaProps {
  /** Left out for who may only look. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined;
  readonly children: ReactNode;
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

/** Takes files of the machine that are dropped on it, or pasted anywhere on the screen. */
export function FileDropArea({ onFiles, children }: FileDropAreaProps) {
  const t = useText("images");
  const [isOver, setOver] = useState(false);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length > 0) onFiles?.(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => paste(event);
    window.addEventListener("paste", listen);
    return () => window.removeEventListener("paste", listen);
  }, []);
  return (
    <section
      aria-label={t("content")}
      className={clsx("relative min-h-80 rounded-lg", isOver && "outline-2 outline-offset-4 outline-mar outline-dashed")}
      onDragOver={(event: DragEvent) => {
        if (!onFiles || !hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event: DragEvent) => {
        setOver(false);
        if (!onFiles || !hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver ? (
        <p className="pointer-events-none fixed inset-x-4 bottom-6 z-30 mx-auto w-fit rounded-pill bg-mar px-4 py-2 text-tool font-medium text-on-mar shadow-float">
          {t("dropHere")}
        </p>
      ) : null}
    </section>
  );
}
