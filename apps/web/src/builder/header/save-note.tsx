import { CircleAlert, CloudAlert, CloudCheck, CloudOff, Eye, FileX, LogIn, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { askToLogInAgain } from "../../platform/person/log-in-again.ts";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Tooltip } from "../../ui/popup/tooltip.tsx";
import { useOwnCode } from "../own-code/own-code-context.ts";
import { useAutosave, useSaveState } from "../save/autosave-context.ts";
import { hasUnsaved, type SaveHalt, type SaveState } from "../save/save-state.ts";

type Note =
  | "saved"
  | "saving"
  | "unsaved"
  | "offline"
  | "failed"
  | "conflict"
  | "signedOut"
  | "otherAccount"
  | "gone"
  | "barred"
  | "refused";

const STOPPED = {
  conflict: "conflict",
  signed_out: "signedOut",
  other_account: "otherAccount",
  gone: "gone",
  barred: "barred",
  refused: "refused",
} as const satisfies Record<SaveHalt["kind"], Note>;

function noteOf(state: SaveState, isCodeSettling: boolean): Note {
  if (state.halt) return STOPPED[state.halt.kind];
  if (!hasUnsaved(state)) return isCodeSettling ? "saving" : "saved";
  if (state.trouble) return state.trouble;
  return state.isInTheAir ? "saving" : "unsaved";
}

const LOOKS: Readonly<Record<Note, { readonly icon: ReactNode; readonly tone: string }>> = {
  saved: { icon: <CloudCheck size={14} aria-hidden="true" />, tone: "text-ink-faint" },
  saving: { icon: <Spinner />, tone: "text-ink-soft" },
  unsaved: { icon: <span aria-hidden="true" className="size-2 rounded-pill bg-manga" />, tone: "text-manga" },
  offline: { icon: <CloudOff size={14} aria-hidden="true" />, tone: "text-manga" },
  failed: { icon: <CloudAlert size={14} aria-hidden="true" />, tone: "text-manga" },
  conflict: { icon: <CircleAlert size={14} aria-hidden="true" />, tone: "text-danger" },
  signedOut: { icon: <LogIn size={14} aria-hidden="true" />, tone: "text-danger" },
  otherAccount: { icon: <LogIn size={14} aria-hidden="true" />, tone: "text-danger" },
  gone: { icon: <FileX size={14} aria-hidden="true" />, tone: "text-danger" },
  barred: { icon: <Eye size={14} aria-hidden="true" />, tone: "text-manga" },
  refused: { icon: <CircleAlert size={14} aria-hidden="true" />, tone: "text-danger" },
};

/** What pressing sends again. */
const RETRIED: ReadonlySet<Note> = new Set(["offline", "failed", "refused"]);
/** What pressing settles by a log-in. */
const LOG_IN: ReadonlySet<Note> = new Set(["signedOut", "otherAccount"]);

export interface SaveNoteProps {
  /** Asks again what becomes of a page that is gone. */
  onGone(): void;
}

/** How far saving has got, in words; pressing it does what can help. */
export function SaveNote({ onGone }: SaveNoteProps) {
  const t = useText("builder");
  const language = useLanguage();
  const autosave = useAutosave();
  const state = useSaveState();
  const note = noteOf(state, useOwnCode().isSettling);
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
  const press = (): void => {
    if (LOG_IN.has(note)) askToLogInAgain();
    else if (note === "gone") onGone();
    else autosave.flush();
  };
  const content = (
    <>
      {icon}
      <span className="not-desktop:sr-only">{t(`save.${note}`)}</span>
      {RETRIED.has(note) ? <RefreshCw size={12} aria-hidden="true" /> : null}
    </>
  );
  const look = `inline-flex h-8 items-center gap-1.5 rounded-sm px-2 text-caption whitespace-nowrap ${tone}`;
  return (
    <>
      <Tooltip label={detail}>
        <button type="button" className={`${look} hover:bg-hover`} data-save-note={note} onClick={press}>
          {content}
        </button>
      </Tooltip>
      <span role="status" className="sr-only">
        {note === "saving" || note === "unsaved" ? "" : t(`save.${note}`)}
      </span>
    </>
  );
}
