import type { ImageUses } from "@vitrine/contract";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { type Chosen, countOf } from "../chosen.ts";
import { UsesList } from "../details/uses-list.tsx";
import { useLibraryChange } from "../use-library-change.ts";

export interface RemoveDialogProps {
  readonly chosen: Chosen;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Why it was refused, as far as that is for where things are used. */
function usesOf(error: Error | null): { readonly code: string; readonly message: string; readonly uses: ImageUses } | null {
  if (!error) return null;
  const { code, message, data } = problemOf(error);
  const isForUse = code === "IMAGE_USED" || code === "IMAGE_PUBLISHED" || code === "IMAGE_ELSEWHERE";
  return isForUse ? { code, message, uses: (data as { uses: ImageUses }).uses } : null;
}

/** Deletes files and folders; where some of it is in use, shows where before it goes on, or why it cannot. */
export function RemoveDialog({ chosen, onClose, onRemoved }: RemoveDialogProps) {
  const t = useText("images");
  const remove = useLibraryChange(client.images.remove, () => {
    toast.success({ title: t("remove.done") });
    onRemoved();
  });
  const used = usesOf(remove.error);
  const mayGoOn = used === null || used.code === "IMAGE_USED";
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("remove.title", { count: countOf(chosen) })}
      footer={
        <>
          <Button onClick={onClose}>{mayGoOn ? t("cancel") : t("close")}</Button>
          {mayGoOn ? (
            <Button
              variant="danger"
              isBusy={remove.isPending}
              onClick={() => remove.mutate({ imageIds: [...chosen.imageIds], folderIds: [...chosen.folderIds], evenUsed: used !== null })}
            >
              {used ? t("remove.evenSo") : t("remove.action")}
            </Button>
          ) : null}
        </>
      }
    >
      {used ? (
        <div className="flex flex-col gap-4">
          <Notice tone="warning">{used.message}</Notice>
          <UsesList uses={used.uses} />
          {mayGoOn ? <p className="text-tool text-ink-soft">{t("remove.hole")}</p> : null}
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-tool text-pretty text-ink-soft">{chosen.folderIds.length > 0 ? t("remove.withFolders") : t("remove.text")}</p>
          {remove.error ? <FormProblem problem={problemOf(remove.error)} /> : null}
        </div>
      )}
    </Dialog>
  );
}
