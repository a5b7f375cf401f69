import { OWN_TEMPLATE_NAME_MOST, type OwnTemplate, SECTION_CATEGORIES, TEMPLATE_CATEGORIES } from "@vitrine/contract";
import { type FormEvent, useId, useState } from "react";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { useTemplateActions } from "./use-template-actions.ts";

export interface EditTemplateDialogProps {
  template: OwnTemplate;
  onClose: () => void;
}

type Category = NonNullable<OwnTemplate["category"]>;

/** What a template is called, and what it is for. */
export function EditTemplateDialog({ template, onClose }: EditTemplateDialogProps) {
  const t = useText("templates");
  const formId = useId();
  const { edit } = useTemplateActions(template);
  const [name, setName] = useState(template.name);
  const [category, setCategory] = useState<Category | "">(template.category ?? "");
  const [isMissing, setMissing] = useState(false);
  const problem = edit.error ? problemOf(edit.error) : null;
  const atName = isMissing ? t("own.nameNeeded") : problem?.fields.find(({ path }) => path === "name")?.message;
  const options: readonly { value: Category; label: string }[] =
    template.kind === "page"
      ? TEMPLATE_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))
      : SECTION_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }));
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (name.trim() === "" || edit.isPending) return;
    edit.mutate({ name, category: category === "" ? null : category }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("own.editTitle")}
      footer={
        <>
          <Button onClick={onClose}>{t("own.cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={edit.isPending}>
            {t("own.save")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={save}>
        <TextField
          label={t("own.name")}
          value={name}
          autoFocus
          autoComplete="off"
          maxLength={OWN_TEMPLATE_NAME_MOST}
          error={atName}
          onChange={(event) => {
            setName(event.target.value);
            setMissing(false);
            edit.reset();
          }}
        />
        <SelectField<Category | "">
          label={t("own.category")}
          size="md"
          value={category}
          onValueChange={setCategory}
          options={[{ value: "", label: t("own.noCategory") }, ...options]}
        />
        {problem && !atName ? <FormProblem problem={problem} /> : null}
      </form>
    </Dialog>
  );
}
