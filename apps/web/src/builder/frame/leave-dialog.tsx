import { useText } from "../../platform/language/use-text.ts";
import { ConfirmDialog } from "../../ui/popup/confirm-dialog.tsx";
import { useBuilder } from "../builder-context.ts";
import { useAutosave } from "../save/autosave-context.ts";
import { useFrame } from "./frame-view.ts";

export interface LeaveDialogProps {
  readonly isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  onLeave(): void;
}

/** Asks before leaving while not all is saved, and says what becomes of it. */
export function LeaveDialog({ isOpen, onOpenChange, onLeave }: LeaveDialogProps) {
  const t = useText("builder");
  const autosave = useAutosave();
  const { coming } = useFrame();
  const { isSection } = useBuilder();
  const isGone = autosave.state.halt?.kind === "gone";
  if (coming?.isBusy && !autosave.isAtRisk) {
    return (
      <ConfirmDialog
        open={isOpen}
        onOpenChange={onOpenChange}
        title={t("clipboard.leaveTitle")}
        text={t(coming.isKept ? "clipboard.leaveKept" : "clipboard.leaveLost")}
        confirmLabel={t("leave.anyway")}
        isDangerous={!coming.isKept}
        onConfirm={onLeave}
      />
    );
  }
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t("leave.title")}
      text={
        isGone
          ? t(isSection ? "leave.section.gone" : "leave.gone")
          : autosave.isKept
            ? t(isSection ? "leave.section.kept" : "leave.kept")
            : t("leave.lost")
      }
      confirmLabel={t("leave.anyway")}
      isDangerous={isGone || !autosave.isKept}
      onConfirm={onLeave}
    />
  );
}
