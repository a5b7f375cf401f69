import { useMutation, useQueryClient } from "@tanstack/react-query";
import { LABEL_NAME_MOST, type Label, type LabelColour, type LabelKind } from "@vitrine/contract";
import { type FormEvent, useState } from "react";
import { api, client } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { FormProblem } from "../../ui/field/form-problem.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { ColourChoice } from "./colour-choice.tsx";

export interface LabelFormProps {
  kind: LabelKind;
  /** The one that is changed; a new one is made without it. */
  label?: Label | undefined;
  /** The colour a new one begins with. */
  colour: LabelColour;
  onDone: () => void;
  onCancel: () => void;
}

/** A label's name and colour. */
export function LabelForm({ kind, label, colour: first, onDone, onCancel }: LabelFormProps) {
  const t = useText("labels");
  const queryClient = useQueryClient();
  const [name, setName] = useState(label?.name ?? "");
  const [colour, setColour] = useState(label?.colour ?? first);
  const [isMissing, setMissing] = useState(false);
  const save = useMutation({
    mutationFn: () => (label ? client.labels.update({ id: label.id, name, colour }) : client.labels.create({ kind, name, colour })),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: api.labels.key() });
      onDone();
    },
  });
  const problem = save.error ? problemOf(save.error) : null;
  const atName = isMissing ? t("nameNeeded") : problem?.fields.find(({ path }) => path === "name")?.message;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (name.trim() !== "" && !save.isPending) save.mutate();
  };
  return (
    <form noValidate className="flex flex-col gap-3 py-3" onSubmit={send}>
      <TextField
        label={t(`names.${kind}`)}
        value={name}
        autoFocus
        autoComplete="off"
        size="sm"
        maxLength={LABEL_NAME_MOST}
        error={atName}
        onChange={(event) => {
          setName(event.target.value);
          setMissing(false);
          save.reset();
        }}
      />
      <ColourChoice value={colour} onValueChange={setColour} />
      {problem && !atName ? <FormProblem problem={problem} /> : null}
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button size="sm" type="submit" variant="primary" isBusy={save.isPending}>
          {label ? t("save") : t(`create.${kind}`)}
        </Button>
      </div>
    </form>
  );
}
