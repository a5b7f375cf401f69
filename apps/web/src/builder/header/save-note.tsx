import { CircleAlert, CloudCheck, CloudOff, LogIn, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useText } from "../../platform/use-text.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { useAutosave, useSaveState } from "../save/autosave-context.ts";
import { hasUnsaved, type SaveState } from "../save/save-state.ts";

type Note = "saved" | "saving" | "unsaved" | "offline" | "conflict" | "signedOut" | "refused";

function noteOf(state: SaveState): Note {
  if (state.halt) return state.halt.kind === "signed_out" ? "signedOut" : state.halt.kind;
  if (!hasUnsaved(state)) return "saved";
  if (state.failures > 0) return "offline";
  return state.isInTheAir ? "saving" : "unsaved";
}

const LOOKS: Readonly<Record<Note, { readonly icon: ReactNode; readonly tone: string }>> = {
  saved: { icon: <CloudCheck size={14} aria-hidden="true" />, tone: "text-ink-faint" },
  saving: { icon: <Spinner />, tone: "text-ink-soft" },
  unsaved: { icon: <span aria-hidden="true" className="size-2 rounded-pill bg-manga" />, tone: "text-manga" },
  offline: { icon: <CloudOff size={14} aria-hidden="true" />, tone: "text-manga" },
  conflict: { icon: <CircleAlert size={14} aria-hidden="true" />, tone: "text-danger" },
  signedOut: { icon: <LogIn size={14} aria-hidden="true" />, tone: "text-danger" },
  refused: { icon: <CircleAlert size={14} aria-hidden="true" />, tone: "text-danger" },
};

/** How far saving has got, in words; pressing it tries again where that can help. */
export function SaveNote() {
  const t = useText("builder");
  const language = useLanguage();
  const autosave = useAutosave();
  const state = useSaveState();
  const note = noteOf(state);
  const { icon, tone } = LOOKS[note];
  const at =
    state.savedAt === null
      ? ""
      : new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", second: "2-digit" }).format(state.savedAt);
  const detail =
    note === "saved" && at
      ? t("save.savedAt", { time: at })
      : state.halt?.kind === "refused"
        ? state.halt.message
        : t(`save.detail.${note}`);
  const canRetry = note === "offline" || note === "signedOut" || note === "refused" || note === "unsaved";
  const content = (
    <>
      {icon}
      <span className="not-desktop:sr-only">{t(`save.${note}`)}</span>
      {canRetry && note !== "unsaved" ? <RefreshCw size={12} aria-hidden="true" /> : null}
    </>
  );
  const look = `inline-flex h-8 items-center gap-1.5 rounded-sm px-2 text-caption whitespace-nowrap ${tone}`;
  return (
    <>
      <Tooltip label={detail}>
        <button type="button" className={`${look} hover:bg-hover`} data-save-note={note} onClick={() => autosave.flush()}>
          {content}
        </button>
      </Tooltip>
      <span role="status" className="sr-only">
        {note === "saving" || note === "unsaved" ? "" : t(`save.${note}`)}
      </span>
    </>
  );
}
