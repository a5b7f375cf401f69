import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Site } from "@vitrine/contract";
import { useEffect, useId, useRef, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { api, client } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { showFieldProblems } from "../../platform/calls/show-field-problems.ts";
import { slugFrom } from "../../platform/forms/slug.ts";
import { useText } from "../../platform/language/use-text.ts";
import { spokenAddress } from "../../platform/site-address.ts";
import { Button } from "../../ui/button/button.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { FieldError } from "../../ui/field/field-frame.tsx";
import { FormProblem } from "../../ui/field/form-problem.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import type { Imported } from "./import-result.tsx";

interface CloneValues {
  url: string;
  slug: string;
  ownsContent: boolean;
}

const FIELDS = ["url", "slug", "ownsContent"] as const;

export interface CloneFormProps {
  /** At least one, the newest first. */
  readonly sites: readonly Site[];
  onImported(imported: Imported): void;
}

/** The address as people write it: without what browsers put before it. */
const addressOf = (typed: string): string => (/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`);

/** What an address here would be called after one elsewhere: its last part. */
function slugOf(typed: string): string {
  const path = URL.parse(addressOf(typed.trim()))?.pathname ?? "";
  const last = path.split("/").filter(Boolean).at(-1) ?? "";
  return slugFrom(last.replace(/\.[a-z0-9]+$/i, ""));
}

/** The address of a page, where its copy is to stand, and that one may copy it. */
export function CloneForm({ sites, onImported }: CloneFormProps) {
  const t = useText("importing");
  const queryClient = useQueryClient();
  const ownsId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSlugOwn, setSlugOwn] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const site = sites.find(({ id }) => id === chosen) ?? sites[0];
  const form = useForm<CloneValues>({ defaultValues: { url: "", slug: "", ownsContent: false } });
  const { errors } = form.formState;
  const clone = useMutation({
    mutationFn: ({ url, slug }: CloneValues) => {
      const run = new AbortController();
      running.current = run;
      return client.importing.clonePage({ url: addressOf(url), siteId: site?.id ?? "", slug, ownsContent: true }, { signal: run.signal });
    },
    onSuccess: (imported) => {
      void queryClient.invalidateQueries({ queryKey: api.pages.key() });
      onImported(imported);
    },
    onError: (error) => showFieldProblems(problemOf(error), FIELDS, form.setError),
  });
  const isGivenUp = running.current?.signal.aborted ?? false;
  const problem = clone.error && !isGivenUp ? problemOf(clone.error) : null;
  const isAtField = problem?.fields.some(({ path }) => FIELDS.some((field) => field === path)) ?? false;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit((values) => clone.mutate(values))}>
      <TextField
        label={t("clone.address")}
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        placeholder="https://"
        hint={t("clone.addressHint")}
        error={errors.url?.message}
        {...form.register("url", {
          setValueAs: (value: string) => value.trim(),
          validate: (value) => value !== "" || t("clone.addressMissing"),
          onChange: ({ target }: { readonly target: { readonly value: string } }) => {
            if (!isSlugOwn) form.setValue("slug", slugOf(target.value));
          },
        })}
      />
      <SelectField
        label={t("site")}
        size="md"
        value={site?.id ?? ""}
        onValueChange={setChosen}
        options={sites.map(({ id, url }) => ({ value: id, label: spokenAddress(url) }))}
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
      <Controller
        control={form.control}
        name="ownsContent"
        rules={{ validate: (value) => value || t("clone.ownsMissing") }}
        render={({ field }) => (
          <fieldset className="flex flex-col gap-1.5" aria-describedby={errors.ownsContent ? `${ownsId}-error` : undefined}>
            <Checkbox ref={field.ref} checked={field.value} onCheckedChange={field.onChange} label={t("clone.owns")} />
            <FieldError id={ownsId} error={errors.ownsContent?.message} />
          </fieldset>
        )}
      />
      {problem && !isAtField ? <FormProblem problem={problem} /> : null}
      {clone.isPending ? (
        <p role="status" className="flex items-center gap-2 text-tool text-ink-soft">
          <Spinner size={16} />
          {t("clone.under")}
        </p>
      ) : null}
      <div className="flex justify-end gap-2">
        {clone.isPending ? <Button onClick={() => running.current?.abort()}>{t("cancel")}</Button> : null}
        <Button type="submit" variant="primary" isBusy={clone.isPending}>
          {t("clone.action")}
        </Button>
      </div>
    </form>
  );
}
