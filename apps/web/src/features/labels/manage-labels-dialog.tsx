import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { LABEL_KINDS, type Label, type LabelKind } from "@vitrine/contract";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { api, client } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { InlineProblem } from "../../ui/feedback/inline-problem.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { SegmentedControl } from "../../ui/field/segmented-control.tsx";
import { ConfirmDialog } from "../../ui/popup/confirm-dialog.tsx";
import { Dialog } from "../../ui/popup/dialog.tsx";
import { LabelChip } from "./label-chip.tsx";
import { LabelForm } from "./label-form.tsx";
import { nextColour } from "./next-colour.ts";
import { labelsQuery } from "./queries.ts";

/** The account's tags and products: made, renamed, coloured and deleted. */
export function ManageLabelsDialog({ onClose }: { onClose: () => void }) {
  const t = useText("labels");
  const queryClient = useQueryClient();
  const [kind, setKind] = useState<LabelKind>("tag");
  /** The id of the one that is changed; "new" for one that is made. */
  const [open, setOpen] = useState<string | null>(null);
  const [ending, setEnding] = useState<Label | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery(labelsQuery);
  const labels = data?.items ?? [];
  const shown = labels.filter((label) => label.kind === kind);
  const remove = useMutation({
    mutationFn: ({ id }: Label) => client.labels.remove({ id }),
    onSuccess: (_, { name }) => toast.success({ title: t("deleted"), desc: name }),
    onError: (problem) => toast.error({ title: t("deleteFailed"), desc: problemOf(problem).message || t("noAnswer") }),
    onSettled: async () => {
      setAsking(false);
      // Whatever had it has it no longer.
      await queryClient.invalidateQueries({ queryKey: api.labels.key() });
      await queryClient.invalidateQueries({ queryKey: api.pages.key() });
    },
  });
  const close = (): void => setOpen(null);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("manage.title")}
      description={t("manage.text")}
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl
          label={t("manage.kind")}
          value={kind}
          onValueChange={(next) => {
            setKind(next);
            close();
          }}
          options={LABEL_KINDS.map((value) => ({ value, label: t(`many.${value}`) }))}
        />
        {data && open !== "new" ? (
          <Button size="sm" onClick={() => setOpen("new")}>
            <Plus size={15} aria-hidden="true" />
            {t(`create.${kind}`)}
          </Button>
        ) : null}
      </div>
      {open === "new" ? <LabelForm key={kind} kind={kind} colour={nextColour(shown)} onDone={close} onCancel={close} /> : null}
      {error && !data ? <InlineProblem problem={problemOf(error)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton /> : null}
      {data && shown.length === 0 && open !== "new" ? (
        <p className="py-6 text-center text-tool text-pretty text-ink-soft">{t(`none.${kind}`)}</p>
      ) : null}
      <ul className="divide-y divide-line">
        {shown.map((label) => (
          <li key={label.id}>
            {open === label.id ? (
              <LabelForm kind={kind} label={label} colour={label.colour} onDone={close} onCancel={close} />
            ) : (
              <div className="flex min-h-11 items-center justify-between gap-2">
                <LabelChip label={label} />
                <span className="flex shrink-0">
                  <IconButton
                    label={t("edit", { name: label.name })}
                    icon={<Pencil size={15} />}
                    size="sm"
                    onClick={() => setOpen(label.id)}
                  />
                  <IconButton
                    label={t("delete", { name: label.name })}
                    icon={<Trash2 size={15} />}
                    size="sm"
                    onClick={() => {
                      setEnding(label);
                      setAsking(true);
                    }}
                  />
                </span>
              </div>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("deleteTitle", { name: ending?.name ?? "" })}
        text={t("deleteText")}
        confirmLabel={t("deleteAction")}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => ending && remove.mutate(ending)}
      />
    </Dialog>
  );
}
