import { type FormEvent, useId, useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { useLibraryChange } from "../use-library-change.ts";

/** Characters a folder's name may have. */
const NAME_MOST = 60;

export interface FolderDialogProps {
  /** The folder it is made in; the library itself unless given. */
  readonly parentId: string | undefined;
  readonly onClose: () => void;
}

/** Asks for a name, and makes a folder of it. */
export function FolderDialog({ parentId, onClose }: FolderDialogProps) {
  const t = useText("images");
  const formId = useId();
  const [name, setName] = useState("");
  const create = useLibraryChange(() => client.images.createFolder({ name: name.trim(), parentId: parentId ?? null }), onClose);
  const isNamed = name.trim() !== "";
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("folder.title")}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" disabled={!isNamed} isBusy={create.isPending}>
            {t("folder.action")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (isNamed && !create.isPending) create.mutate(undefined);
        }}
      >
        <TextField
          label={t("folder.name")}
          value={name}
          maxLength={NAME_MOST}
          autoFocus
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value);
            create.reset();
          }}
        />
        {create.error ? <FormProblem problem={problemOf(create.error)} /> : null}
      </form>
    </Dialog>
  );
}
