import { useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { useBuilder } from "../builder-context.ts";
import { useAutosave } from "../save/autosave-context.ts";

/** Saves at once and says so; what changes is saved by itself as well. */
export function useSaveNow(): { readonly isSaving: boolean; save(): Promise<void> } {
  const t = useText("builder");
  const autosave = useAutosave();
  const { isSection } = useBuilder();
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    const isSaved = await autosave.saveNow();
    setSaving(false);
    if (isSaved) toast.success({ title: t(isSection ? "save.doneSection" : "save.done") });
    else toast.warning({ title: t("save.notNow"), desc: autosave.isKept ? t("save.notNowKept") : t("save.notNowLost") });
  };
  return { isSaving, save };
}
