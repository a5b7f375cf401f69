import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { type ScopeChoice, scopesOf } from "./scope-choice.ts";
import { ScopeTable } from "./scope-table.tsx";

/** Days a key can be made to live; "never" is the last resort, and so the last in the list. */
const LIVES = ["30", "90", "365", "never"] as const;
type Life = (typeof LIVES)[number];

/** Name, permissions and end of a key. */
export function MakeKeyForm({ onMade }: { onMade: (secret: string) => void }) {
  const t = useText("accounts");
  const queryClient = useQueryClient();
  const [name, setName] = useState("");
  const [choice, setChoice] = useState<ScopeChoice>({});
  const [life, setLife] = useState<Life>("90");
  const [hasTried, setTried] = useState(false);
  const scopes = scopesOf(choice);
  const make = useMutation({
    mutationFn: () => client.accounts.makeKey({ name: name.trim(), scopes, ...(life === "never" ? {} : { days: Number(life) }) }),
    onSuccess: async ({ key }) => {
      onMade(key);
      await queryClient.invalidateQueries({ queryKey: api.accounts.keys.key() });
    },
  });
  const problem = make.error ? problemOf(make.error) : null;
  const atName = problem?.fields.find(({ path }) => path === "name")?.message;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (name.trim() !== "" && scopes.length > 0 && !make.isPending) make.mutate();
      }}
    >
      <TextField
        label={t("makeKey.name")}
        value={name}
        autoFocus
        autoComplete="off"
        maxLength={80}
        placeholder={t("makeKey.namePlaceholder")}
        error={atName ?? (hasTried && name.trim() === "" ? t("makeKey.nameMissing") : undefined)}
        onChange={({ target }) => setName(target.value)}
      />
      <ScopeTable
        choice={choice}
        onChoiceChange={setChoice}
        error={hasTried && scopes.length === 0 ? t("makeKey.scopesMissing") : undefined}
      />
      <SelectField
        label={t("makeKey.life")}
        size="md"
        value={life}
        onValueChange={setLife}
        options={LIVES.map((value) => ({ value, label: t(`lives.${value}`) }))}
        hint={life === "never" ? t("makeKey.neverHint") : undefined}
      />
      {problem && !atName ? <FormProblem problem={problem} /> : null}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" isBusy={make.isPending}>
          {t("makeKey.submit")}
        </Button>
      </div>
    </form>
  );
}
