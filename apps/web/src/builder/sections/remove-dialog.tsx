import { useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { ConfirmDialog } from "../../ui/popup/confirm-dialog.tsx";
import { useBuilder } from "../builder-context.ts";
import { useFrame } from "../frame/frame-view.ts";

export interface RemoveDialogProps {
  readonly id: string;
  readonly name: string;
  onClose(): void;
}

/** Asks before a section is deleted; one that pages have stays, and why is said. */
export function RemoveDialog({ id, name, onClose }: RemoveDialogProps) {
  const t = useText("sections");
  const frame = useFrame();
  const { synced } = useBuilder();
  const [isBusy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await synced?.remove(id);
      toast.success({ title: t("removed") });
      frame.kept();
    } catch (error) {
      toast.error({ title: t("notRemoved"), desc: error instanceof Error ? error.message : "" });
    }
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("removeTitle", { name })}
      text={t("removeText")}
      confirmLabel={t("remove")}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void remove()}
    />
  );
}
