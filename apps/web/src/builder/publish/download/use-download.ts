import { useCallback, useRef, useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { useBuilder } from "../../builder-context.ts";
import type { DownloadKind, DownloadOutcome } from "../../builder-props.ts";
import { useOwnCode } from "../../own-code/own-code-context.ts";
import { useAutosave } from "../../save/autosave-context.ts";

export type DownloadStep = { readonly kind: "idle" | "working" } | DownloadOutcome;

/** Takes the page along: what is on screen, saved first. */
export function useDownload(): { readonly step: DownloadStep; start(kind?: DownloadKind): Promise<void>; stop(): void } {
  const t = useText("publish");
  const tBuilder = useText("builder");
  const { download } = useBuilder();
  const autosave = useAutosave();
  const ownCode = useOwnCode();
  const [step, setStep] = useState<DownloadStep>({ kind: "idle" });
  const running = useRef<AbortController | null>(null);
  const outcomeOf = async (signal: AbortSignal, kind: DownloadKind): Promise<DownloadOutcome> => {
    const isSaved = autosave.saveNow();
    const isCodeOn = ownCode.settled();
    if (!(await isSaved)) return { kind: "refused", message: t("download.unsaved") };
    if (!(await isCodeOn)) return { kind: "refused", message: tBuilder("ownCode.failed") };
    try {
      return await download(signal, kind);
    } catch {
      return { kind: "refused", message: t("download.failed") };
    }
  };
  const start = async (kind: DownloadKind = "zip"): Promise<void> => {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    setStep({ kind: "working" });
    const outcome = await outcomeOf(run.signal, kind);
    if (!run.signal.aborted) setStep(outcome);
  };
  const stop = useCallback(() => running.current?.abort(), []);
  return { step, start, stop };
}
