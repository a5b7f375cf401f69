import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ImageDomain } from "@vitrine/contract";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";

export interface RemoveImagesDialogProps {
  readonly image: ImageDomain;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Whether nothing is left of it by now. */
  readonly onRemoved: (isGone: boolean) => void;
}

/** Asks once before an image domain is taken away, and says why it cannot be. */
export function RemoveImagesDialog({ image, isOpen, onOpenChange, onRemoved }: RemoveImagesDialogProps) {
  const t = useText("domains");
  const ui = useText("ui");
  const queryClient = useQueryClient();
  const { id, spokenName: name, completedAt } = image.domain;
  const remove = useMutation({
    mutationFn: () => client.domains.removeImages({ id }),
    onSuccess: async () => {
      toast.success({ title: t(completedAt === null ? "images.remove.gone" : "images.remove.begun"), desc: name });
      onOpenChange(false);
      onRemoved(completedAt === null);
      await queryClient.invalidateQueries({ queryKey: completedAt === null ? api.domains.listImages.key() : api.domains.key() });
    },
  });
  const problem = remove.error ? problemOf(remove.error) : null;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        remove.reset();
        onOpenChange(open);
      }}
      title={t("images.remove.title", { name })}
      description={t(completedAt === null ? "images.remove.textPlain" : "images.remove.text", { name })}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{ui("cancel")}</Button>
          <Button variant="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
            {t("images.remove.action")}
          </Button>
        </>
      }
    >
      {problem ? <FormProblem problem={problem} /> : null}
    </Dialog>
  );
}
