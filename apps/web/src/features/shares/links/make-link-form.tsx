import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { writtenMoment, zoneName } from "../../../platform/language/moments.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { useCopy } from "../../../ui/button/use-copy.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { ENDS, type End, momentOf } from "./ends.ts";

/** Makes a link that is open until somebody says, and has it copied. */
export function MakeLinkForm({ pageId }: { pageId: string }) {
  const t = useText("shares");
  const language = useLanguage();
  const copy = useCopy();
  const queryClient = useQueryClient();
  const [end, setEnd] = useState<End>("7");
  const [date, setDate] = useState("");
  const make = useMutation({
    mutationFn: (expiresAt: string) => client.shares.create({ id: pageId, expiresAt }),
    onSuccess: async ({ url }) => {
      await copy(url);
      await queryClient.invalidateQueries({ queryKey: api.shares.list.key() });
    },
  });
  const problem = make.error ? problemOf(make.error) : null;
  const atField = problem?.fields.find(({ path }) => path === "expiresAt")?.message;
  const [isMissing, setMissing] = useState(false);
  const chosen = end === "date" ? momentOf(end, date, 0) : "";
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (make.isPending) return;
    const expiresAt = momentOf(end, date, Date.now());
    setMissing(expiresAt === "");
    if (expiresAt !== "") make.mutate(expiresAt);
  };
  return (
    <form noValidate className="mb-8 rounded-lg border border-line bg-surface p-4 desktop:p-5" onSubmit={send}>
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-full wide:w-56">
          <SelectField
            label={t("until")}
            size="md"
            value={end}
            onValueChange={(next) => {
              setEnd(next);
              setMissing(false);
              make.reset();
            }}
            options={ENDS.map((value) => ({ value, label: t(`ends.${value}`) }))}
          />
        </div>
        {end === "date" ? (
          <div className="w-full wide:w-60">
            <TextField
              type="datetime-local"
              label={t("date")}
              value={date}
              error={isMissing ? t("dateMissing") : atField}
              hint={chosen === "" ? undefined : `${writtenMoment(chosen, language)} · ${zoneName(language, new Date(chosen))}`}
              onChange={(event) => {
                setDate(event.target.value);
                setMissing(false);
                make.reset();
              }}
            />
          </div>
        ) : null}
        <Button
          type="submit"
          variant="primary"
          icon={<Plus size={17} aria-hidden="true" />}
          isBusy={make.isPending}
          className="wide:mt-6.5"
        >
          {t("make")}
        </Button>
      </div>
      {problem && !(atField && end === "date") ? (
        <div className="mt-3">
          <FormProblem problem={problem} />
        </div>
      ) : null}
      <p className="mt-3 text-caption text-ink-faint">{t("explained")}</p>
    </form>
  );
}
