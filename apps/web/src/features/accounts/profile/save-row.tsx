import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";

export interface SaveRowProps {
  label: string;
  isDirty: boolean;
  isSaving: boolean;
}

/** At the end of a section: keeps what was changed, and says that something was. */
export function SaveRow({ label, isDirty, isSaving }: SaveRowProps) {
  const t = useText("accounts");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" variant={isDirty ? "primary" : "secondary"} isBusy={isSaving} disabled={!isDirty && !isSaving}>
        {label}
      </Button>
      {isDirty && !isSaving ? (
        <span className="flex items-center gap-2 text-tool text-ink-soft">
          <span aria-hidden="true" className="size-2 rounded-pill bg-manga" />
          {t("unsaved")}
        </span>
      ) : null}
    </div>
  );
}
