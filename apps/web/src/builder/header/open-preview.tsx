import { ExternalLink } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { useBuilder } from "../builder-context.ts";
import { useAutosave, useSaveState } from "../save/autosave-context.ts";
import { hasUnsaved } from "../save/save-state.ts";

/** Leads to the page as it is now, in a tab of its own where everything works; what is not saved yet is saved first. */
export function OpenPreview() {
  const t = useText("builder");
  const { previewPath } = useBuilder();
  const autosave = useAutosave();
  const isUnsaved = hasUnsaved(useSaveState());
  const [isSaving, setSaving] = useState(false);
  const saveFirst = async (event: MouseEvent): Promise<void> => {
    if (!isUnsaved) return;
    event.preventDefault();
    setSaving(true);
    const isSaved = await autosave.saveNow();
    setSaving(false);
    if (!isSaved) return void toast.error({ title: t("preview.notSaved"), desc: t("preview.notSavedText") });
    const tab = window.open(previewPath, "_blank");
    // Some browsers open nothing so long after a click.
    if (!tab)
      toast.success({ title: t("preview.ready"), btnText: t("preview.open"), onBtn: () => window.open(previewPath, "_blank", "noopener") });
    else tab.opener = null;
  };
  return (
    <a
      href={previewPath}
      target="_blank"
      rel="noopener"
      aria-busy={isSaving}
      onClick={(event) => void saveFirst(event)}
      className="inline-flex h-9 shrink-0 items-center gap-1.5 rounded-sm px-2 text-tool text-ink-soft hover:bg-hover hover:text-ink"
    >
      <ExternalLink size={15} aria-hidden="true" />
      <span className="not-wide:sr-only">{isSaving ? t("preview.saving") : t("preview.open")}</span>
    </a>
  );
}
