import { useMutation } from "@tanstack/react-query";
import { PAGE_TYPES, type Page, type PageType } from "@vitrine/contract";
import { type FormEvent, useId, useState } from "react";
import { client } from "../../../../platform/calls/client.ts";
import { problemOf } from "../../../../platform/calls/problem.ts";
import { useText } from "../../../../platform/language/use-text.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { toast } from "../../../../ui/feedback/toast.ts";
import { FormProblem } from "../../../../ui/field/form-problem.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { Dialog } from "../../../../ui/popup/dialog.tsx";
import { FailedList, type FailedPage } from "../several/failed-list.tsx";
import { usePageCache } from "../use-page-cache.ts";

/** Says which step of a sale pages are. */
export function ChangeTypeDialog({ pages, onClose }: { pages: readonly Page[]; onClose: () => void }) {
  const l = useText("list");
  const t = useText("pages");
  const cache = usePageCache();
  const formId = useId();
  const first = pages[0]?.type ?? "";
  const [type, setType] = useState<PageType | "">(pages.every((page) => (page.type ?? "") === first) ? first : "");
  const [failed, setFailed] = useState<readonly FailedPage[]>([]);
  const change = useMutation({
    mutationFn: () => client.pages.changeTypes({ pageIds: pages.map(({ id }) => id), type: type || null }),
    onSuccess: (done) => {
      if (done.failed.length > 0) return setFailed(done.failed);
      toast.success({ title: l("type.changed"), desc: type ? l(`types.${type}`) : l("type.none") });
      onClose();
    },
    onSettled: () => cache.refresh(),
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!change.isPending) change.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={l("type.title", { count: pages.length })}
      description={l("type.text")}
      footer={
        <>
          <Button onClick={onClose}>{t("address.cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={change.isPending}>
            {l("type.action")}
          </Button>
        </>
      }
    >
      <form id={formId} className="flex flex-col gap-4" onSubmit={send}>
        <SelectField<PageType | "">
          label={l("type.name")}
          size="md"
          value={type}
          onValueChange={setType}
          options={[{ value: "", label: l("type.none") }, ...PAGE_TYPES.map((each) => ({ value: each, label: l(`types.${each}`) }))]}
        />
        <FailedList failed={failed} pages={pages} />
        {change.error ? <FormProblem problem={problemOf(change.error)} /> : null}
      </form>
    </Dialog>
  );
}
