import type { Region } from "@vitrine/contract";
import { type FormEvent, useId, useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { useAccountChange } from "../use-account-change.ts";

/** A region, or a new one: what it is called in each language. */
export function RegionDialog({ region, onClose }: { region: Region | null; onClose: () => void }) {
  const t = useText("admin");
  const formId = useId();
  const [id, setId] = useState(region?.id ?? "");
  const [names, setNames] = useState<Region["names"]>(region?.names ?? { pt: "", en: "", es: "" });
  const save = useAccountChange(client.sites.putRegion, t("regionTable.saved"), t("regionTable.failed"));
  const problem = save.error ? problemOf(save.error) : null;
  const at = (path: string) => problem?.fields.find((field) => field.path === path)?.message;
  const name = (language: keyof Region["names"]) => ({
    size: "sm" as const,
    label: t(`form.${language}`),
    value: names[language],
    error: at(`names.${language}`),
    maxLength: 60,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      save.reset();
      setNames({ ...names, [language]: target.value });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={region ? t("regionTable.edit") : t("regionTable.add")}
      footer={
        <>
          <Button onClick={onClose}>{t("form.cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={save.isPending}>
            {t("form.save")}
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
          if (!save.isPending) save.mutate({ id, names }, { onSuccess: onClose });
        }}
      >
        <TextField
          label={t("form.id")}
          hint={t("regionTable.idHint")}
          size="sm"
          value={id}
          disabled={region !== null}
          autoFocus={region === null}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          error={at("id")}
          onChange={({ target }) => {
            save.reset();
            setId(target.value);
          }}
        />
        <TextField {...name("pt")} />
        <TextField {...name("en")} />
        <TextField {...name("es")} />
        {problem && problem.fields.length === 0 ? <FormProblem problem={problem} /> : null}
      </form>
    </Dialog>
  );
}
