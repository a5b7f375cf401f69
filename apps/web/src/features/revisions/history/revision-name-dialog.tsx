import { MOST_REVISION_NAME } from "@vitrine/contract";
import { type FormEvent, useId, useState } from "react";
import type { Problem } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";

export interface RevisionNameDialogProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly action: string;
  readonly hint: string;
  readonly name: string;
  /** Whether a revision may go without. */
  readonly mayBeEmpty?: boolean;
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  onSend(name: string): void;
  onClose(): void;
}

/** Asks what a revision is to be called. */
export function RevisionNameDialog(props: RevisionNameDialogProps) {
  const { title, text, action, hint, mayBeEmpty = false, isBusy, problem, onSend, onClose } = props;
  const t = useText("revisions");
  const formId = useId();
  const [name, setName] = useState(props.name);
  const [isMissing, setMissing] = useState(false);
  const atName = isMissing ? t("save.needed") : problem?.fields.find(({ path }) => path === "name")?.message;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const isLacking = !mayBeEmpty && name.trim() === "";
    setMissing(isLacking);
    if (!isLacking && !isBusy) onSend(name);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      description={text}
      footer={
        <>
          <Button onClick={onClose}>{t("save.cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={send}>
        <TextField
          label={t("save.name")}
          value={name}
          autoFocus
          autoComplete="off"
          maxLength={MOST_REVISION_NAME}
          hint={hint}
          error={atName}
          onChange={(event) => {
            setName(event.target.value);
            setMissing(false);
          }}
        />
        {problem && !atName ? <FormProblem problem={problem} /> : null}
      </form>
    </Dialog>
  );
}
