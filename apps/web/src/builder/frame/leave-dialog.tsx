import { useText } from "../../platform/language/use-text.ts";
import { ConfirmDialog } from "../../ui/popup/confirm-dialog.tsx";
import { useAutosave } from "../save/autosave-context.ts";

export interface LeaveDialogProps {
  readonly isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  onLeave(): void;
}

/** Asks before leaving while not all is saved, and says what becomes of it. */
export function LeaveDialog({ isOpen, onOpenChange, onLeave }: LeaveDialogProps) {
  const t = useText("builder");
  const autosave = useAutosave();
  const isGone = autosave.state.halt?.kind === "gone";
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t("save.leaveTitle")}
      text={isGone ? t("save.leaveGone") : autosave.isKept ? t("save.leaveKept") : t("save.leaveLost")}
      confirmLabel={t("save.leave")}
      isDangerous={isGone || !autosave.isKept}
      onConfirm={onLeave}
    />
  );
}
