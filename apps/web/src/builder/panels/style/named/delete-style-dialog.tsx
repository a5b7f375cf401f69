import { dissolveStyle, type StyleRecord } from "@vitrine/document";
import { useState } from "react";
import { useText } from "../../../../platform/language/use-text.ts";
import { ConfirmDialog } from "../../../../ui/popup/confirm-dialog.tsx";
import { useEditor } from "../../../editor/use-editor.ts";
import { useWearers } from "../use-named-styles.ts";

/** Asks before a named style goes from the page; where it lies, its values become the blocks' own. */
export function DeleteStyleDialog({ style, onClose }: { readonly style: StyleRecord; onClose(): void }) {
  const t = useText("builder");
  const editor = useEditor();
  const [isOpen, setOpen] = useState(true);
  const count = useWearers(style.id);
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) onClose();
      }}
      title={t("looks.deleteTitle", { name: style.name })}
      text={count === 0 ? t("looks.deleteUnused") : t("looks.deleteText", { count })}
      confirmLabel={t(count === 0 ? "looks.deleteAction" : "looks.dissolveAction")}
      isDangerous
      onConfirm={() => {
        editor.run(dissolveStyle(style.id));
        onClose();
      }}
    />
  );
}
