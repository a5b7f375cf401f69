import { useMutation, useQueryClient } from "@tanstack/react-query";
import { IMPORT_MAX_BYTES, type Site } from "@vitrine/contract";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { api, client } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { showFieldProblems } from "../../platform/calls/show-field-problems.ts";
import { slugFrom } from "../../platform/forms/slug.ts";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { spokenAddress } from "../../platform/site-address.ts";
import { Button } from "../../ui/button/button.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { FormProblem } from "../../ui/field/form-problem.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { FileDrop } from "./file-drop.tsx";
import type { Imported } from "./import-result.tsx";

/** Characters that a page's name may have. */
const TITLE_MAX = 70;

interface ImportValues {
  title: string;
  slug: string;
}

export interface ImportFormProps {
  /** At least one, the newest first. */
  readonly sites: readonly Site[];
  onImported(imported: Imported): void;
}

/** The file, and where its page is to stand. The address follows the file's name until somebody writes another. */
export function ImportForm({ sites, onImported }: ImportFormProps) {
  const t = useText("importing");
  const percent = new Intl.NumberFormat(useLanguage(), { style: "percent" });
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [fileProblem, setFileProblem] = useState<"missing" | "tooLarge" | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSlugOwn, setSlugOwn] = useState(false);
  const [share, setShare] = useState(0);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const site = sites.find(({ id }) => id === chosen) ?? sites[0];
  const form = useForm<ImportValues>({ defaultValues: { title: "", slug: "" } });
  const { errors } = form.formState;
  const send = useMutation({
    mutationFn: ({ sent, title, slug }: ImportValues & { readonly sent: File }) => {
      const run = new AbortController();
      running.current = run;
      setShare(0);
      const options = { signal: run.signal, context: { onProgress: setShare } };
      return client.importing.importPage({ file: sent, siteId: site?.id ?? "", title, slug }, options);
    },
    onSuccess: (imported) => {
      void queryClient.invalidateQueries({ queryKey: api.pages.key() });
      onImported(imported);
    },
    onError: (error) => showFieldProblems(problemOf(error), ["title", "slug"], form.setError),
  });
  const isGivenUp = running.current?.signal.aborted ?? false;
  const problem = send.error && !isGivenUp ? problemOf(send.error) : null;
  const isAtField = problem?.fields.some(({ path }) => path === "title" || path === "slug") ?? false;
  const take = (next: File): void => {
    send.reset();
    setFileProblem(next.size > IMPORT_MAX_BYTES ? "tooLarge" : null);
    setFile(next.size > IMPORT_MAX_BYTES ? null : next);
    if (!isSlugOwn) form.setValue("slug", slugFrom(next.name.replace(/\.[^.]*$/, "").replace(/^index$/i, "")));
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit((values) => {
        if (file) send.mutate({ ...values, sent: file });
        else setFileProblem("missing");
      })}
    >
      <FileDrop
        file={file}
        error={fileProblem === null ? undefined : t(`errors.${fileProblem}`)}
        isDisabled={send.isPending}
        onFile={take}
      />
      <SelectField
        label={t("site")}
        size="md"
        value={site?.id ?? ""}
        onValueChange={setChosen}
        options={sites.map(({ id, url }) => ({ value: id, label: spokenAddress(url) }))}
      />
      <TextField
        label={t("name")}
        hint={t("nameHint")}
        autoComplete="off"
        maxLength={TITLE_MAX}
        error={errors.title?.message}
        {...form.register("title", { setValueAs: (value: string) => value.trim() })}
      />
      <TextField
        label={t("slug")}
        prefix="/"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        hint={t("slugHint")}
        error={errors.slug?.message}
        {...form.register("slug", { setValueAs: (value: string) => value.trim().replace(/^\/+/, ""), onChange: () => setSlugOwn(true) })}
      />
      {problem && !isAtField ? <FormProblem problem={problem} /> : null}
      {send.isPending ? (
        <div className="flex flex-col gap-2">
          <ProgressBar label={t("sending")} share={share} text={percent.format(share)} />
          <p role="status" className="text-caption text-ink-soft">
            {share < 1 ? t("sending") : t("reading")}
          </p>
        </div>
      ) : null}
      <div className="flex justify-end gap-2">
        {send.isPending ? <Button onClick={() => running.current?.abort()}>{t("cancel")}</Button> : null}
        <Button type="submit" variant="primary" isBusy={send.isPending}>
          {t("import")}
        </Button>
      </div>
    </form>
  );
}
