import type { OwnTemplate } from "@vitrine/contract";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { ConfirmDialog } from "../../../ui/popup/confirm-dialog.tsx";
import { Menu } from "../../../ui/popup/menu.tsx";
import { EditTemplateDialog } from "./edit-template-dialog.tsx";
import { useTemplateActions } from "./use-template-actions.ts";

/** What can be done with one of the account's own besides beginning a page with it. */
export function OwnTemplateMenu({ template }: { template: OwnTemplate }) {
  const t = useText("templates");
  const { remove } = useTemplateActions(template);
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("own.actions", { name: template.name })}
            icon={remove.isPending ? <Spinner size={17} /> : <Ellipsis size={17} />}
            size="sm"
          />
        }
        items={[
          { label: t("own.edit"), icon: <Pencil size={16} />, onSelect: () => setEditing(true) },
          { label: t("own.delete"), icon: <Trash2 size={16} />, onSelect: () => setDeleting(true), isDangerous: true },
        ]}
      />
      {isEditing ? <EditTemplateDialog template={template} onClose={() => setEditing(false)} /> : null}
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title={t("own.deleteTitle", { name: template.name })}
        text={template.kind === "page" ? t("own.deleteText") : t("own.deleteSectionText")}
        confirmLabel={t("own.delete")}
        isDangerous
        onConfirm={() => {
          setDeleting(false);
          remove.mutate();
        }}
      />
    </>
  );
}
