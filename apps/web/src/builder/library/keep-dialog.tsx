import { type FormEvent, useId } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/popup/dialog.tsx";
import type { KeepSubject } from "../frame/frame-view.ts";
import { KeepFields } from "./keep-fields.tsx";
import { useKeeping } from "./use-keeping.ts";

export interface KeepDialogProps {
  readonly subject: KeepSubject;
  onClose(): void;
}

/** Asks for the name under which the page, or blocks of it, are kept as a template. */
export function KeepDialog({ subject, onClose }: KeepDialogProps) {
  const t = useText("library");
  const formId = useId();
  const keeping = useKeeping(subject, onClose);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!keeping.isBusy) void keeping.submit();
  };
  const of = subject === "page" ? "page" : "section";
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t(`keepTitle.${of}`)}
      description={t(`keepText.${of}`)}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={keeping.isBusy}>
            {t("keep")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
        <KeepFields keeping={keeping} />
      </form>
    </Dialog>
  );
}
