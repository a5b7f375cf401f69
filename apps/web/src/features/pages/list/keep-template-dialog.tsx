import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { OWN_TEMPLATE_NAME_MOST, type Page } from "@vitrine/contract";
import { type FormEvent, useId, useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { OWN_TEMPLATES_KEY, ownTemplatesQuery } from "../../templates/index.ts";

export interface KeepTemplateDialogProps {
  page: Page;
  onClose: () => void;
}

/** Keeps a page as it is now as a template of the account: a new one, or in the place of what one of them kept. */
export function KeepTemplateDialog({ page, onClose }: KeepTemplateDialogProps) {
  const t = useText("pages");
  const formId = useId();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [name, setName] = useState(page.title.slice(0, OWN_TEMPLATE_NAME_MOST));
  const kept = useInfiniteQuery(ownTemplatesQuery("page")).data?.pages.flatMap(({ items }) => items) ?? [];
  // Empty for a new one.
  const [placeId, setPlaceId] = useState("");
  const [isMissing, setMissing] = useState(false);
  const keep = useMutation({
    mutationFn: async () => {
      const { document } = await client.pages.getDocument({ id: page.id });
      return placeId === ""
        ? client.templates.create({ kind: "page", name, document })
        : client.templates.update({ id: placeId, name, document });
    },
    onSuccess: (template) => {
      toast.success({
        title: t("template.saved"),
        desc: template.name,
        btnText: t("template.see"),
        onBtn: () => void router.navigate({ to: "/new", search: { shelf: "own" } }),
      });
      onClose();
      void queryClient.invalidateQueries({ queryKey: OWN_TEMPLATES_KEY });
    },
    onError: (error) => toast.error({ title: t("template.failed"), desc: problemOf(error).message || t("noAnswer") }),
  });
  const problem = keep.error ? problemOf(keep.error) : null;
  const atName = isMissing ? t("template.nameNeeded") : problem?.fields.find(({ path }) => path === "name")?.message;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (name.trim() !== "" && !keep.isPending) keep.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("template.title")}
      description={t("template.text")}
      footer={
        <>
          <Button onClick={onClose}>{t("template.cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={keep.isPending}>
            {t("template.action")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={send}>
        {kept.length > 0 ? (
          <SelectField
            label={t("template.where")}
            size="md"
            value={placeId}
            hint={placeId === "" ? undefined : t("template.inPlaceText")}
            onValueChange={(next) => {
              setPlaceId(next);
              const chosen = kept.find(({ id }) => id === next);
              setName((chosen?.name ?? page.title).slice(0, OWN_TEMPLATE_NAME_MOST));
              keep.reset();
            }}
            options={[
              { value: "", label: t("template.isNew") },
              ...kept.map((template) => ({ value: template.id, label: t("template.inPlaceOf", { name: template.name }) })),
            ]}
          />
        ) : null}
        <TextField
          label={t("template.name")}
          value={name}
          autoFocus
          autoComplete="off"
          maxLength={OWN_TEMPLATE_NAME_MOST}
          hint={t("template.hint")}
          error={atName}
          onChange={(event) => {
            setName(event.target.value);
            setMissing(false);
            keep.reset();
          }}
        />
        {problem && !atName ? <FormProblem problem={problem} /> : null}
      </form>
    </Dialog>
  );
}
